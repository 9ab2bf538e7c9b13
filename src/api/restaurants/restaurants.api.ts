import { Hono } from "hono";
import { z } from "zod";
import { turnOfItsOwn } from "#concurrency/turn-of-its-own.ts";
import type { Database } from "#database/connect.server.ts";
import { DATABASE_UNREACHABLE, describeOperation, NOT_MODIFIED } from "#http/describe-operation.ts";
import { JSON_LIST, listBody } from "../list-body.ts";
import { type RestaurantRecord, restaurantRecord } from "./restaurants.contract.ts";
import { withPictureUrls, type WithPictureTexts } from "#database/pictures.ts";
import { hoursWords } from "./hours-words.ts";
import { findRestaurant, listRestaurants, type RestaurantRow } from "./restaurants.queries.ts";

const describeList = describeOperation({
  summary: "The active restaurants. Multilingual and structured fields are JSON carried as text.",
  responses: {
    200: ["All of them, in display order", z.object({ data: z.array(restaurantRecord) })],
    304: NOT_MODIFIED,
    503: DATABASE_UNREACHABLE,
  },
});

const describeOne = describeOperation({
  summary: "One active restaurant.",
  parameters: [{ name: "slugOrId", in: "path", description: "Its slug or its id" }],
  responses: {
    200: ["The restaurant", z.object({ data: restaurantRecord })],
    304: NOT_MODIFIED,
    404: ["Not found, or not active", z.object({ data: z.null() })],
    503: DATABASE_UNREACHABLE,
  },
});

/** `GET /` lists the active restaurants, `GET /:slugOrId` returns one of them or 404 (rule 5.1). */
export function restaurantsApi(database: Database) {
  return new Hono()
    .get("/", describeList, async (context) => {
      const rows = await listRestaurants(database);
      // The driver has just made them all.
      await turnOfItsOwn();
      const active = rows.filter((row) => row.isActive);
      const shown = await withPictureUrls(database.orm, active);
      return context.body(await listBody(shown, toRecord), 200, JSON_LIST);
    })
    .get("/:slugOrId", describeOne, async (context) => {
      const row = await findRestaurant(database, context.req.param("slugOrId"));
      if (!row?.isActive) return context.json({ data: null }, 404);
      const [shown = row] = await withPictureUrls(database.orm, [row]);
      return context.json({ data: toRecord(shown) });
    });
}

function toRecord(row: WithPictureTexts<RestaurantRow>): RestaurantRecord {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: row.city,
    citySlug: row.citySlug,
    country: row.country,
    address: JSON.stringify(row.address),
    phone: row.phone,
    whatsapp: row.whatsapp,
    email: row.email,
    coordinates: JSON.stringify(row.coordinates),
    hours: JSON.stringify(row.openingHours === null ? row.hours : hoursWords(row)),
    openingHours: row.openingHours === null ? null : JSON.stringify(row.openingHours),
    description: JSON.stringify(row.description),
    heroImage: row.heroImage,
    images: JSON.stringify(row.images),
    menus: row.menus === null ? null : JSON.stringify(row.menus),
    getin: JSON.stringify(row.getin),
    features: JSON.stringify(row.features),
    rooms: JSON.stringify(row.rooms),
    mediaKitUrl: row.mediaKitUrl,
    isActive: row.isActive,
    ...(row.pictureTexts && { pictureTexts: JSON.stringify(row.pictureTexts) }),
    ...(row.pictureCredits && { pictureCredits: JSON.stringify(row.pictureCredits) }),
  };
}
