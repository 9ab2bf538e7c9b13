import { SETTINGS_EDITORS } from "#desk/content-contract.ts";
import { deskRoute, type DeskRoute, type DeskServices } from "./desk-routes.ts";

/** What the editor of the site settings shows beside them; they are content like any other (rule 10.22). */
export function settingsRoutes({ fileSettings }: DeskServices): readonly DeskRoute[] {
  return [
    deskRoute({
      method: "GET",
      path: "/settings/site/file",
      access: { roles: SETTINGS_EDITORS },
      handler: async ({ context }) => context.json(fileSettings()),
    }),
  ];
}
