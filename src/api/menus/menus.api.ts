import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "#database/connect.server.ts";
import { DATABASE_UNREACHABLE, describeOperation } from "#http/describe-operation.ts";
import { JSON_LIST, listBody } from "../list-body.ts";
import { menuRecord, type MenuRecord } from "./menus.contract.ts";
import { listActiveMenus, type MenuRow } from "./menus.queries.ts";

const describeList = describeOperation({
  summary: "The active menus of the active restaurants, with their dishes.",
  parameters: [{ name: "restaurant", in: "query", description: "The slug of one restaurant" }],
  responses: {
    200: ["All of them, in display order", z.object({ data: z.array(menuRecord) })],
    503: DATABASE_UNREACHABLE,
  },
});

/** `GET /` lists the menus, `GET /?restaurant={slug}` those of one restaurant (rule 5.7). */
export function menusApi(database: Database) {
  return new Hono().get("/", describeList, async (context) => {
    const rows = await listActiveMenus(database, context.req.query("restaurant"));
    return context.body(await listBody(rows, toRecord), 200, JSON_LIST);
  });
}

function toRecord(row: MenuRow): MenuRecord {
  const { position: _position, createdAt: _createdAt, updatedAt, ...content } = row;
  return { ...content, updatedAt: updatedAt.toISOString() };
}
