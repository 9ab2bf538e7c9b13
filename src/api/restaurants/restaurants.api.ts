import { Hono } from "hono";
import { z } from "zod";
import { type Restaurant, required, type Snapshot } from "#content/snapshot.ts";
import { withSpecialDays } from "#content/schemas/hours-words.ts";
import { datesOf, reasonWords } from "#content/schemas/special-days.ts";
import { LANGUAGES } from "#language/languages.ts";
import { contentResponses, describeOperation } from "#runtime/http/describe-operation.ts";
import { JSON_LIST, listBody } from "../list-body.ts";
import { writeRecord } from "../write-record.ts";
import { restaurantRecord } from "./restaurants.contract.ts";

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

/** `GET /` lists the active restaurants, `GET /:slugOrId` returns one or 404 (rule 5.1). */
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

const toRecord = ({ images, openingHours, specialDays, ...restaurant }: Restaurant) =>
  writeRecord(restaurantRecord, {
    ...restaurant,
    hours: withSpecialDays(restaurant.hours, specialDays),
    openingHours: openingHours && { ...openingHours, exceptions: exceptionsOf(specialDays) },
    specialDays,
    heroImage: images.hero,
    images: images.gallery,
    isActive: true,
  });

/** Lists special days singly, with their reason in every language, or "". */
function exceptionsOf(days: Restaurant["specialDays"]) {
  return datesOf(days).map(({ date, spans, ...day }) => {
    const texts = LANGUAGES.map((language) => [language, reasonWords(day, language)] as const);
    const isNamed = texts.every(([, text]) => text !== "");
    return { date, name: isNamed ? Object.fromEntries(texts) : null, spans };
  });
}
