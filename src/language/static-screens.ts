import { SCREENS, type Screen } from "./screens.ts";
import { type ParamsOf, SLUGS } from "./slugs.ts";

/** A screen whose address carries no parameter. */
type StaticScreen = {
  [S in Screen]: keyof ParamsOf<S> extends never ? S : never;
}[Screen];

/** The static screens, in their order. */
export const STATIC_SCREENS = SCREENS.filter(
  (screen): screen is StaticScreen => !SLUGS[screen].pt.includes(":"),
);
