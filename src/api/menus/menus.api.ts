import { createHash } from "node:crypto";
import { Hono } from "hono";
import { MENUS } from "../../content/menus/all-menus.ts";
import type { Database } from "../../database/connect.server.ts";
import type { Log } from "../log.ts";
import { findRestaurant } from "../restaurants/restaurants.queries.ts";
import { drawMenu, type MenuInput } from "./draw-menu.ts";
import { parseMenuFile } from "./menu-file.ts";

interface DrawnMenu {
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * `GET /{slug}-{kind}.pdf` answers a menu as PDF for every active restaurant and every kind, so
 * that no menu button is a dead end (reading 37); any other name goes on to the next handler.
 * Throws when the database does not answer.
 */
export function menusApi(options: {
  readonly database: Database;
  readonly siteUrl: string;
  readonly log: Log;
}) {
  const { database, siteUrl, log } = options;
  // One entry per restaurant and kind, drawn anew when what it shows has changed.
  const drawn = new Map<string, { inputs: string; menu: Promise<DrawnMenu> }>();

  function menuOf(file: string, input: MenuInput): Promise<DrawnMenu> {
    const inputs = JSON.stringify(input);
    const known = drawn.get(file);
    if (known?.inputs === inputs) return known.menu;
    const menu = draw(input);
    drawn.set(file, { inputs, menu });
    menu.then(
      ({ bytes }) => log.info({ file, bytes: bytes.length }, "Menu drawn"),
      () => drawn.delete(file),
    );
    return menu;
  }

  return new Hono().get("/:file", async (context, next) => {
    const name = parseMenuFile(context.req.param("file"));
    const restaurant = name && (await findRestaurant(database, name.slug));
    // A query also finds by id, but a menu has one address only.
    if (!restaurant?.isActive || restaurant.slug !== name?.slug) return next();

    const { kind, slug } = name;
    const { city, country, address, phone, email, updatedAt: changedAt } = restaurant;
    const content = MENUS.find((menus) => menus.slug === slug)?.[kind];
    const shown = { slug, name: restaurant.name, city, country, address, phone, email };
    const file = `${slug}-${kind}.pdf`;
    const menu = await menuOf(file, { restaurant: shown, kind, content, siteUrl, changedAt });

    context.header("ETag", menu.etag);
    context.header("Cache-Control", "public, max-age=3600");
    if (isKnown(context.req.header("If-None-Match"), menu.etag)) return context.body(null, 304);
    return context.body(menu.bytes, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${file.replaceAll(/[^\w.-]/g, "_")}"`,
    });
  });
}

async function draw(input: MenuInput): Promise<DrawnMenu> {
  const bytes = new Uint8Array(await drawMenu(input));
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  return { etag: `"${hash}"`, bytes };
}

/** `If-None-Match` may list several tags, and a proxy may have marked ours as weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
}
