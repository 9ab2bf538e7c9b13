import { useRouteLoaderData } from "react-router";
import { dialledNumber } from "#language/phone-number.ts";

/** The group's central line (E.164) and e-mail; each empty when the settings have none. */
export interface GroupContact {
  readonly phone: string;
  readonly email: string;
  /** The restaurant whose own number the central line is; empty for a line of the group's. */
  readonly phoneOwner: string;
}

interface Layout {
  readonly contact?: { readonly phone: string; readonly email: string };
  readonly restaurants?: readonly { readonly name: string; readonly phone: string }[];
}

/** As the layout knows them, so that a screen that cannot load its own data still has them. */
export function useGroupContact(): GroupContact {
  const { contact, restaurants = [] } = (useRouteLoaderData("root") ?? {}) as Layout;
  const { phone = "", email = "" } = contact ?? {};
  return { phone, email, phoneOwner: ownerOf(phone, restaurants) };
}

/** The name of the restaurant with this number, however it is written, or empty. */
export function ownerOf(phone: string, restaurants: NonNullable<Layout["restaurants"]>): string {
  const dialled = dialledNumber(phone);
  if (dialled === undefined) return "";
  return restaurants.find((one) => dialledNumber(one.phone) === dialled)?.name ?? "";
}
