import { kindOf } from "#content/kinds/all-kinds.ts";
import { readTileId } from "#services/map-tiles/tile-area.ts";
import { TileBudgetError } from "#services/map-tiles/tile-source.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import { deskRoute, type DeskRoute } from "#accounts/calls/desk-routes.ts";
import type { ContentServices } from "./content-services.ts";

/** Routes of data that editors show beside content. */
export function editorRoutes({ fileSettings, readTile }: ContentServices): readonly DeskRoute[] {
  return [
    deskRoute("GET", "/settings/site/file", {
      access: { roles: kindOf("settings").editors },
      handler: async ({ context }) => context.json(fileSettings()),
    }),
    // The map to pick a restaurant's place. Unlike the site's (decision 0020) it shows any place,
    // since a new restaurant has none yet.
    deskRoute("GET", "/tiles/:zoom/:x/:y", {
      access: { roles: ["administrator", "manager", "editor", "restaurant"] },
      async handler({ context }) {
        const { zoom, x, y } = context.req.param() as Record<string, string>;
        const tile = readTileId(`/${zoom}/${x}/${y}`);
        if (tile === undefined) throw new DeskProblem("not-found");
        const picture = await readTile(tile).catch((error: unknown) => {
          if (!(error instanceof TileBudgetError)) throw error;
          throw new DeskProblem("too-many-attempts", { retryAfterSeconds: 60 });
        });
        return new Response(picture, {
          headers: { "Content-Type": "image/png", "Cache-Control": "private, max-age=604800" },
        });
      },
    }),
  ];
}
