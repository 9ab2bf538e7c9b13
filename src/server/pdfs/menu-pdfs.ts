import { createHash } from "node:crypto";
import { Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Log } from "#runtime/logging/log.ts";
import { MENU_KINDS, type MenuKind } from "#content/kinds/restaurant.ts";
import { WorkerFailedError } from "#runtime/concurrency/bounded-worker.ts";
import { QueueTimeoutError } from "#runtime/concurrency/concurrency-limiter.ts";
import { matchesEtag } from "#runtime/http/cached-response.ts";
import { m } from "#language/paraglide/messages.js";
import { menuPagePath, restaurantPath } from "#language/path-to.ts";
import { decodeSegment } from "#language/path-segments.ts";
import { preferredLanguage } from "#language/preferred-language.ts";
import { type ContentSource, required, type Snapshot } from "#content/snapshot.ts";
import type { ShownMenu } from "#pdf/draw-dishes.ts";
import type { MenuInput } from "#pdf/draw-menu.ts";
import type { MenuPicture } from "#pdf/draw-plate.ts";
import { menuState } from "#content/schemas/menu-dates.ts";

/** Five menus of forty restaurants; about 30 MB with pictures. */
const MAX_CACHED = 200;
/** Delay before a failed drawing is retried, unless the menu changes. */
const RETRY_AFTER_MS = 10 * 60_000;
/** Date of sheets without a menu or a known date of change. */
const UNDATED = new Date("2026-01-01T00:00:00Z");

/** Draws a menu in a worker thread; rejects with `WorkerFailedError` or `QueueTimeoutError`. */
export type DrawMenu = (input: MenuInput) => Promise<Uint8Array>;

interface DrawnMenu {
  readonly etag: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * `GET /{slug}-{kind}.pdf`: a PDF for every active restaurant and kind of menu, so that no menu
 * button is a dead end (rule 3.8); other names fall through. A menu that cannot be drawn is a 503
 * that names its page (rule 9.6). Throws when a remote product API does not respond.
 */
export function menuPdfs(options: {
  readonly content: ContentSource;
  readonly draw: DrawMenu;
  /** Returns the picture at a URL in the sheet's format, if it exists. */
  readonly readPicture: (image: string) => Promise<MenuPicture | undefined>;
  readonly siteUrl: string;
  readonly log: Log;
}) {
  const { content: source, draw, readPicture, siteUrl, log } = options;
  // Keyed by restaurant and kind; redrawn when the shown content changes.
  const drawn = new LRUCache<string, { inputs: string; menu: Promise<DrawnMenu> }>({
    max: MAX_CACHED,
  });

  function pdfOf(file: string, input: MenuInput, image: string): Promise<DrawnMenu> {
    const inputs = JSON.stringify([input, image]);
    const known = drawn.get(file);
    if (known?.inputs === inputs) return known.menu;
    const menu = readPicture(image)
      .catch((error: unknown) => {
        log.warn({ file, reason: String(error) }, "Menu drawn without its picture");
        return undefined;
      })
      .then((picture) => draw({ ...input, picture }))
      .then(withEtag);
    const entry = { inputs, menu };
    drawn.set(file, entry);
    menu.then(
      ({ bytes }) => log.info({ file, bytes: bytes.length }, "Menu drawn"),
      (error: unknown) => {
        log.error({ file, reason: String(error) }, "Menu not drawn");
        if (drawn.peek(file) !== entry) return;
        // A drawing that timed out would time out again.
        if (error instanceof WorkerFailedError) drawn.set(file, entry, { ttl: RETRY_AFTER_MS });
        else drawn.delete(file);
      },
    );
    return menu;
  }

  async function find({ slug, kind }: MenuFile) {
    const read = await source.reader()([{ restaurant: slug }, { menusOf: slug }]);
    const restaurant = required(read.findRestaurant(slug));
    // Also found by id, but a menu has one URL.
    if (restaurant?.slug !== slug) return undefined;
    const menu = required(read.menusOf(slug)).find((one) => one.kind === kind);
    return { restaurant, menu };
  }

  return new Hono().get("/:file", async (context, next) => {
    // Avoids a request to the API.
    if (isAbsentMenu(new URL(context.req.url).pathname, source.current())) return next();
    const name = parseMenuFile(context.req.param("file"));
    const found = name && (await find(name));
    if (!found) return next();

    const { kind, slug } = name;
    const { restaurant, menu } = found;
    const { city, country, address, phone, email } = restaurant;
    const shown = { slug, name: restaurant.name, city, country, address, phone, email };
    // Outside its dates the sheet invites to ask, like an unknown menu's.
    const content = menu && menuState(menu) === "served" ? shownOf(menu) : undefined;
    // A wine list has no page until it exists.
    if (kind === "wine" && menu === undefined) return next();
    const file = `${slug}-${kind}.pdf`;
    const changedAt = dateOf(menu?.updatedAt);
    const sheet = { restaurant: shown, kind, content, siteUrl, changedAt };
    const input = { ...sheet, author: source.current().settings.siteName };
    const pdf = await pdfOf(file, input, restaurant.images.hero).catch((error: unknown) => {
      if (error instanceof WorkerFailedError || error instanceof QueueTimeoutError)
        return undefined;
      throw error;
    });
    if (pdf === undefined) {
      const locale = preferredLanguage(context.req.header("Accept-Language"));
      const path = content
        ? menuPagePath(locale, restaurant, kind)
        : restaurantPath(locale, restaurant);
      const words = m.menu_pdf_failed({ url: siteUrl + path }, { locale });
      return context.text(words, 503, { "Cache-Control": "no-store", "Content-Language": locale });
    }

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

/** Returns only the shown fields, so that others cause no redrawing. */
function shownOf(menu: ShownMenu): ShownMenu {
  const { language, isComplete, validFrom, validThrough, service, note, sections } = menu;
  return { language, isComplete, validFrom, validThrough, service, note, sections };
}

function withEtag(pdf: Uint8Array): DrawnMenu {
  const bytes = new Uint8Array(pdf);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  return { etag: `"${hash}"`, bytes };
}

const MENU_FILE = /^\/menus\/([^/]+\.pdf)$/;

export function isAbsentMenu(pathname: string, content: Snapshot): boolean {
  const file = decodeSegment(MENU_FILE.exec(pathname)?.[1] ?? "");
  if (file === undefined || file === "") return false;
  const slug = parseMenuFile(file)?.slug;
  if (slug === undefined) return true;
  const found = content.findRestaurant(slug);
  return found !== undefined && found?.slug !== slug;
}

/** Enough for any slug; longer names are not worth a query. */
const MAX_LENGTH = 120;

interface MenuFile {
  readonly slug: string;
  readonly kind: MenuKind;
}

/** Parses `rubaiyat-madrid-main.pdf` into slug and kind. */
export function parseMenuFile(file: string): MenuFile | undefined {
  if (file.length > MAX_LENGTH) return undefined;
  for (const kind of MENU_KINDS) {
    const ending = `-${kind}.pdf`;
    const slug = file.slice(0, -ending.length);
    if (file.endsWith(ending) && slug !== "") return { slug, kind };
  }
  return undefined;
}
