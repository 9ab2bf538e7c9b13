import { index, route, type RouteConfigEntry } from "@react-router/dev/routes";
import { LANGUAGES } from "#language/languages.ts";
import { newsletterConfirmationPath, newsletterPath, ownDataPath } from "#language/path-to.ts";
import { patternsFor, SCREEN_NAMES } from "#language/screens.ts";
import { SCREEN_DEFINITIONS } from "./screen-definitions.server.ts";

/** Every screen in every language, under its URL and aliases. */
const pages: RouteConfigEntry[] = LANGUAGES.flatMap((language) =>
  SCREEN_NAMES.flatMap((screen) =>
    patternsFor(language, screen).map((pattern, position) =>
      route(
        pattern === "" ? language : `${language}/${pattern}`,
        SCREEN_DEFINITIONS[screen].module,
        {
          id: position === 0 ? `${language}/${screen}` : `${language}/${screen}/alias-${position}`,
        },
      ),
    ),
  ),
);

/**
 * Sign-ups without script and mailed links, outside the table of screens because no menu lists
 * them.
 */
const others: RouteConfigEntry[] = LANGUAGES.flatMap((language) => [
  route(newsletterPath(language).slice(1), "screens/newsletter/newsletter.route.tsx", {
    id: `${language}/newsletter`,
  }),
  route(
    newsletterConfirmationPath(language).slice(1),
    "screens/newsletter-confirmation/newsletter-confirmation.route.tsx",
    { id: `${language}/newsletter/confirmation` },
  ),
  route(ownDataPath(language).slice(1), "screens/own-data/own-data.route.tsx", {
    id: `${language}/own-data`,
  }),
]);

export default [
  index(SCREEN_DEFINITIONS.home.module, { id: "home" }),
  ...pages,
  ...others,
  route("*", "screens/not-found/not-found.route.tsx", { id: "not-found" }),
] satisfies RouteConfigEntry[];
