import { SCREENS, type Screen } from "./screens.ts";
import { type ParamsOf, SLUGS } from "./slugs.ts";

/** A screen whose address carries no parameter. */
type PlainScreen = {
  [S in Screen]: keyof ParamsOf<S> extends never ? S : never;
}[Screen];

/** The plain screens, in their order. */
export const PLAIN_SCREENS = SCREENS.filter(
  (screen): screen is PlainScreen => !SLUGS[screen].pt.includes(":"),
);
