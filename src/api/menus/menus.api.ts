import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import { MENUS } from "#content/menus/all-menus.ts";
import type { Database } from "#database/connect.server.ts";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import type { ApiClient } from "../api-client.ts";
import type { Log } from "#logging/log.ts";
import { findRestaurant } from "../restaurants/restaurants.queries.ts";
import { drawMenu, type MenuInput } from "./draw-menu.ts";
import { parseMenuFile } from "./menu-file.ts";
import { createConcurrencyLimiter } from "#concurrency/concurrency-limiter.ts";
import { matchesEtag } from "#http/etag.ts";

/** Who asked for a menu does not wait for longer; the database, or a remote API, may hang. */
const LOOK_UP_LIMIT_MS = 5000;
/** A menu waits to be drawn no longer than a proxy waits for it. */
const QUEUE_TIMEOUT_MS = 25_000;
/** Five menus of a hundred restaurants. */
const MAX_CACHED = 500;
/** A remote product API does not say when a restaurant changed. */
const UNDATED = new Date("2026-01-01T00:00:00Z");

interface DrawnMenu {
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * `GET /{slug}-{kind}.pdf` returns a menu as PDF for every active restaurant and every kind, so
 * that no menu button is a dead end (rule 3.8); any other name goes on to the next handler.
 * Throws when the database does not answer.
 */
export function menusApi(options: {
  readonly database: Database;
  /** The restaurants of a remote product API; without it those of the database. */
  readonly remote?: Pick<ApiClient, "findRestaurant"> | undefined;
  readonly siteUrl: string;
  readonly log: Log;
}) {
  const { database, remote, siteUrl, log } = options;
  // Whoever asks for all at once takes no more of the processor than for one.
  const oneAtATime = createConcurrencyLimiter({ limit: 1, queueTimeoutMs: QUEUE_TIMEOUT_MS });
  // One entry per restaurant and kind, drawn anew when what it shows has changed.
  const drawn = new LRUCache<string, { inputs: string; menu: Promise<DrawnMenu> }>({
    max: MAX_CACHED,
  });

  function menuOf(file: string, input: MenuInput): Promise<DrawnMenu> {
    const inputs = JSON.stringify(input);
    const known = drawn.get(file);
    if (known?.inputs === inputs) return known.menu;
    const menu = oneAtATime(() => draw(input));
    drawn.set(file, { inputs, menu });
    menu.then(
      ({ bytes }) => log.info({ file, bytes: bytes.length }, "Menu drawn"),
      () => drawn.delete(file),
    );
    return menu;
  }

  async function find(slug: string) {
    if (remote !== undefined) {
      const restaurant = await remote.findRestaurant(slug);
      return restaurant && { ...restaurant, changedAt: UNDATED };
    }
    const row = await findRestaurant(database, slug);
    return row?.isActive ? { ...row, changedAt: row.updatedAt } : null;
  }

  return new Hono().get("/:file", async (context, next) => {
    const name = parseMenuFile(context.req.param("file"));
    const restaurant = name && (await withTimeLimit(find(name.slug), LOOK_UP_LIMIT_MS));
    // A query also finds by id, but a menu has one URL only.
    if (!restaurant || restaurant.slug !== name.slug) return next();

    const { kind, slug } = name;
    const { city, country, address, phone, email, changedAt } = restaurant;
    const content = MENUS.find((menus) => menus.slug === slug)?.[kind];
    const shown = { slug, name: restaurant.name, city, country, address, phone, email };
    const file = `${slug}-${kind}.pdf`;
    const menu = await menuOf(file, { restaurant: shown, kind, content, siteUrl, changedAt });

    context.header("ETag", menu.etag);
    context.header("Cache-Control", "public, max-age=3600");
    if (matchesEtag(context.req.header("If-None-Match"), [menu.etag]))
      return context.body(null, 304);
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
