import { useRouteLoaderData } from "react-router";
import type { Phone } from "#language/phone-number.ts";

/** The group's central line and e-mail; each empty when the settings have none. */
export interface GroupContact {
  readonly phone: Phone;
  readonly email: string;
  /** The restaurant whose own number the central line is; empty for a line of the group's. */
  readonly phoneOwner: string;
}

interface Layout {
  readonly contact?: { readonly phone: Phone; readonly email: string };
  readonly restaurants?: readonly { readonly name: string; readonly phone: Phone }[];
}

const NONE: Phone = { text: "" };

/** As the layout knows them, so that a screen that cannot load its own data still has them. */
export function useGroupContact(): GroupContact {
  const { contact, restaurants = [] } = (useRouteLoaderData("root") ?? {}) as Layout;
  const { phone = NONE, email = "" } = contact ?? {};
  return { phone, email, phoneOwner: ownerOf(phone, restaurants) };
}

/** The name of the restaurant with this number, or empty. */
export function ownerOf(
  { dialled }: Phone,
  restaurants: NonNullable<Layout["restaurants"]>,
): string {
  if (dialled === undefined) return "";
  return restaurants.find((one) => one.phone.dialled === dialled)?.name ?? "";
}
