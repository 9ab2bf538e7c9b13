import { useRouteLoaderData } from "react-router";
import type { Phone } from "#language/phone-number.ts";

/** The group's central line and e-mail; empty if not set. */
export interface GroupContact {
  readonly phone: Phone;
  readonly email: string;
  /** The restaurant that owns the central line; empty if the group does. */
  readonly phoneOwner: string;
}

interface Layout {
  readonly contact?: { readonly phone: Phone; readonly email: string };
  readonly restaurants?: readonly { readonly name: string; readonly phone: Phone }[];
}

const NONE: Phone = { text: "" };

/** Reads them from the layout, so that a failed screen still has them. */
export function useGroupContact(): GroupContact {
  const { contact, restaurants = [] } = (useRouteLoaderData("root") ?? {}) as Layout;
  const { phone = NONE, email = "" } = contact ?? {};
  return { phone, email, phoneOwner: ownerOf(phone, restaurants) };
}

/** Returns the name of the restaurant with this number, or "". */
export function ownerOf(
  { dialled }: Phone,
  restaurants: NonNullable<Layout["restaurants"]>,
): string {
  if (dialled === undefined) return "";
  return restaurants.find((one) => one.phone.dialled === dialled)?.name ?? "";
}
