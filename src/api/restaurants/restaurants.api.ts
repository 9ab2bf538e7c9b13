import { Hono } from "hono";
import { z } from "zod";
import { type Restaurant, required, type Snapshot } from "#content/snapshot.ts";
import { contentResponses, describeOperation } from "#http/describe-operation.ts";
import { JSON_LIST, listBody } from "../list-body.ts";
import { pictureRecord } from "../picture-record.ts";
import { type RestaurantRecord, restaurantRecord } from "./restaurants.contract.ts";

const describeList = describeOperation({
  summary: "The active restaurants. Multilingual and structured fields are JSON carried as text.",
  responses: contentResponses("All of them, in display order", z.array(restaurantRecord)),
});

const describeOne = describeOperation({
  summary: "One active restaurant.",
  parameters: [{ name: "slugOrId", in: "path", description: "Its slug or its id" }],
  responses: {
    ...contentResponses("The restaurant", restaurantRecord),
    404: ["Not found, or not active", z.object({ data: z.null() })],
  },
});

/** `GET /` lists the active restaurants, `GET /:slugOrId` returns one of them or 404 (rule 5.1). */
export function restaurantsApi(content: () => Snapshot) {
  return new Hono()
    .get("/", describeList, async (context) => {
      const body = await listBody(required(content().restaurants), toRecord);
      return context.body(body, 200, JSON_LIST);
    })
    .get("/:slugOrId", describeOne, (context) => {
      const restaurant = content().findRestaurant(context.req.param("slugOrId"));
      if (!restaurant) return context.json({ data: null }, 404);
      return context.json({ data: toRecord(restaurant) });
    });
}

function toRecord({ images, ...restaurant }: Restaurant): RestaurantRecord {
  return {
    id: restaurant.id,
    slug: restaurant.slug,
    name: restaurant.name,
    city: restaurant.city,
    citySlug: restaurant.citySlug,
    country: restaurant.country,
    address: JSON.stringify(restaurant.address),
    phone: restaurant.phone,
    whatsapp: restaurant.whatsapp,
    email: restaurant.email,
    giftCardUrl: restaurant.giftCardUrl,
    coordinates: JSON.stringify(restaurant.coordinates),
    hours: JSON.stringify(restaurant.hours),
    openingHours: restaurant.openingHours === null ? null : JSON.stringify(restaurant.openingHours),
    description: JSON.stringify(restaurant.description),
    heroImage: images.hero,
    images: JSON.stringify(images.gallery),
    menus: restaurant.menus === null ? null : JSON.stringify(restaurant.menus),
    getin: JSON.stringify(restaurant.getin),
    features: JSON.stringify(restaurant.features),
    rooms: JSON.stringify(restaurant.rooms),
    mediaKitUrl: restaurant.mediaKitUrl,
    isActive: true,
    ...pictureRecord(restaurant),
  };
}
