import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Database } from "#database/connect.server.ts";
import { withTimeLimit } from "#concurrency/time-limit.ts";
import type { Log } from "#logging/log.ts";
import { MENU_KINDS, type MenuKind } from "#content/shapes/restaurant-content.ts";
import { createConcurrencyLimiter } from "#concurrency/concurrency-limiter.ts";
import { matchesEtag } from "#http/cached-response.ts";
import type { ApiClient } from "../api-client.ts";
import { findRestaurant } from "../restaurants/restaurants.queries.ts";
import type { MenuInput, ShownMenu } from "./draw-menu.ts";
import { menuState } from "./menu-dates.ts";
import { listActiveMenus } from "./menus.queries.ts";

/** The database, or a remote API, may hang: no visitor waits longer than this for a menu. */
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
 * that no menu button is a dead end (rule 3.8); any other name continues to the next handler.
 * Throws when the database does not respond.
 */
export function menuPdfs(options: {
  readonly database: Database;
  /** The restaurants and menus of a remote product API; without it those of the database. */
  readonly remote?: Pick<ApiClient, "findRestaurant" | "listMenus"> | undefined;
  readonly siteUrl: string;
  readonly log: Log;
}) {
  const { database, remote, siteUrl, log } = options;
  // A client that requests all menus at once takes no more CPU than for one.
  const oneAtATime = createConcurrencyLimiter({ limit: 1, queueTimeoutMs: QUEUE_TIMEOUT_MS });
  // One entry per restaurant and kind, drawn again when what it shows has changed.
  const drawn = new LRUCache<string, { inputs: string; menu: Promise<DrawnMenu> }>({
    max: MAX_CACHED,
  });

  function pdfOf(file: string, input: MenuInput): Promise<DrawnMenu> {
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

  async function find({ slug, kind }: MenuFile) {
    if (remote !== undefined) {
      const restaurant = await remote.findRestaurant(slug);
      if (restaurant?.slug !== slug) return undefined;
      const menus = await remote.listMenus(slug);
      return { restaurant, changedAt: UNDATED, menu: menus.find((menu) => menu.kind === kind) };
    }
    const restaurant = await findRestaurant(database, slug);
    // A query also finds by id, but a menu has one URL only.
    if (!restaurant?.isActive || restaurant.slug !== slug) return undefined;
    const menu = (await listActiveMenus(database, slug)).find((row) => row.kind === kind);
    const changes = [restaurant.updatedAt, menu?.updatedAt ?? restaurant.updatedAt];
    return { restaurant, changedAt: new Date(Math.max(...changes.map(Number))), menu };
  }

  return new Hono().get("/:file", async (context, next) => {
    const name = parseMenuFile(context.req.param("file"));
    const found = name && (await withTimeLimit(find(name), LOOK_UP_LIMIT_MS));
    if (!found) return next();

    const { kind, slug } = name;
    const { restaurant, changedAt, menu } = found;
    const { city, country, address, phone, email } = restaurant;
    const shown = { slug, name: restaurant.name, city, country, address, phone, email };
    // Outside its dates the sheet invites to ask, as for a menu of which nothing is known.
    const content = menu && menuState(menu) === "served" ? shownOf(menu) : undefined;
    const file = `${slug}-${kind}.pdf`;
    const pdf = await pdfOf(file, { restaurant: shown, kind, content, siteUrl, changedAt });

    context.header("ETag", pdf.etag);
    context.header("Cache-Control", "public, max-age=3600");
    if (matchesEtag(context.req.header("If-None-Match"), [pdf.etag]))
      return context.body(null, 304);
    return context.body(pdf.bytes, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${file.replaceAll(/[^\w.-]/g, "_")}"`,
    });
  });
}

/** Of a row or record only what the sheet shows: nothing else makes it another one. */
function shownOf(menu: ShownMenu): ShownMenu {
  const { language, isComplete, validFrom, validThrough, service, note, sections } = menu;
  return { language, isComplete, validFrom, validThrough, service, note, sections };
}

async function draw(input: MenuInput): Promise<DrawnMenu> {
  // Loaded with the first menu: the PDF library and its fonts take memory.
  const { drawMenu } = await import("./draw-menu.ts");
  const bytes = new Uint8Array(await drawMenu(input));
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  return { etag: `"${hash}"`, bytes };
}

/** Long enough for any slug; longer names are not worth a question to the database. */
const MAX_LENGTH = 120;

interface MenuFile {
  readonly slug: string;
  readonly kind: MenuKind;
}

/** `rubaiyat-madrid-main.pdf` → its slug and kind; undefined for a name no menu can have. */
export function parseMenuFile(file: string): MenuFile | undefined {
  if (file.length > MAX_LENGTH) return undefined;
  for (const kind of MENU_KINDS) {
    const ending = `-${kind}.pdf`;
    const slug = file.slice(0, -ending.length);
    if (file.endsWith(ending) && slug !== "") return { slug, kind };
  }
  return undefined;
}
