import { Hono } from "hono";
import { z } from "zod";
import { type Menu, required, type Snapshot } from "#content/snapshot.ts";
import { DATABASE_UNREACHABLE, describeOperation } from "#runtime/http/describe-operation.ts";
import { JSON_LIST, listBody } from "../list-body.ts";
import { menuRecord, type MenuRecord } from "./menus.contract.ts";

const describeList = describeOperation({
  summary: "The active menus of the active restaurants, with their dishes.",
  parameters: [{ name: "restaurant", in: "query", description: "The slug of one restaurant" }],
  responses: {
    200: ["All of them, in display order", z.object({ data: z.array(menuRecord) })],
    503: DATABASE_UNREACHABLE,
  },
});

/** `GET /` lists the menus, `GET /?restaurant={slug}` those of one restaurant (rule 5.7). */
export function menusApi(content: () => Snapshot) {
  return new Hono().get("/", describeList, async (context) => {
    const restaurant = context.req.query("restaurant");
    const menus = restaurant === undefined ? content().menus : content().menusOf(restaurant);
    return context.body(await listBody(required(menus), toRecord), 200, JSON_LIST);
  });
}

function toRecord(served: Menu): MenuRecord {
  const { id = "", updatedAt, pictureTexts, pictureCredits, ...menu } = served;
  return {
    id,
    slug: `${menu.restaurant}-${menu.kind}`,
    ...menu,
    isActive: true,
    updatedAt,
    ...(pictureTexts && { pictureTexts: Object.fromEntries(pictureTexts) }),
    ...(pictureCredits && { pictureCredits: Object.fromEntries(pictureCredits) }),
  };
}
