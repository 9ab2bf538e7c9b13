import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Log } from "#logging/log.ts";
import { MENU_KINDS, type MenuKind } from "#content/shapes/restaurant-content.ts";
import { createConcurrencyLimiter } from "#concurrency/concurrency-limiter.ts";
import { matchesEtag } from "#http/cached-response.ts";
import type { ApiClient } from "../api-client.ts";
import type { MenuInput, ShownMenu } from "./draw-menu.ts";
import { menuState } from "./menu-dates.ts";

/** A menu waits to be drawn no longer than a proxy waits for it. */
const QUEUE_TIMEOUT_MS = 25_000;
/** Five menus of a hundred restaurants. */
const MAX_CACHED = 500;
/** The date of a sheet on which no menu is listed, or one that does not say when it changed. */
const UNDATED = new Date("2026-01-01T00:00:00Z");

interface DrawnMenu {
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * `GET /{slug}-{kind}.pdf` returns a menu as PDF for every active restaurant and every kind, so
 * that no menu button is a dead end (rule 3.8); any other name continues to the next handler.
 * Throws when the product API does not respond.
 */
export function menuPdfs(options: {
  /** What it knows already costs no statement: a long import holds the embedded database for seconds. */
  readonly api: Pick<ApiClient, "findRestaurant" | "listMenus">;
  readonly siteUrl: string;
  readonly log: Log;
}) {
  const { api, siteUrl, log } = options;
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
    const restaurant = await api.findRestaurant(slug);
    // It is found by its id as well, but a menu has one URL only.
    if (restaurant?.slug !== slug) return undefined;
    const menu = (await api.listMenus(slug)).find((one) => one.kind === kind);
    return { restaurant, menu };
  }

  return new Hono().get("/:file", async (context, next) => {
    const name = parseMenuFile(context.req.param("file"));
    const found = name && (await find(name));
    if (!found) return next();

    const { kind, slug } = name;
    const { restaurant, menu } = found;
    const { city, country, address, phone, email } = restaurant;
    const shown = { slug, name: restaurant.name, city, country, address, phone, email };
    // Outside its dates the sheet invites to ask, as for a menu of which nothing is known.
    const content = menu && menuState(menu) === "served" ? shownOf(menu) : undefined;
    const file = `${slug}-${kind}.pdf`;
    const changedAt = dateOf(menu?.updatedAt);
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

function dateOf(text = ""): Date {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? UNDATED : date;
}

/** Of a record only what the sheet shows: nothing else makes it another one. */
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
