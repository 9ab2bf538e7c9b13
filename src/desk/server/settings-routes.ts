import { kindOf } from "#content/kinds/all-kinds.ts";
import { deskRoute, type DeskRoute, type DeskServices } from "./desk-routes.ts";

/** What the editor of the site settings shows beside them; they are content like any other (rule 10.22). */
export function settingsRoutes({ fileSettings }: DeskServices): readonly DeskRoute[] {
  return [
    deskRoute({
      method: "GET",
      path: "/settings/site/file",
      access: { roles: kindOf("settings").editors },
      handler: async ({ context }) => context.json(fileSettings()),
    }),
  ];
}
