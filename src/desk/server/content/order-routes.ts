import { z } from "zod";
import { CONTENT_KINDS, kindOf } from "#content/kinds/all-kinds.ts";
import { slug } from "#content/shapes/content-fields.ts";
import { publishOrder } from "#database/publish-piece.ts";
import type { OrderChange } from "#desk/content-contract.ts";
import { DeskProblem } from "../desk-problem.ts";
import { CONTENT_BODY, deskRoute, type DeskRoute, type DeskServices } from "../desk-routes.ts";
import { listPieces } from "./read-pieces.ts";

const slugs = z.array(slug).max(1000);
const orderChange = z
  .object({ order: slugs, seen: slugs })
  .refine(({ order, seen }) => order.toSorted().join(" ") === seen.toSorted().join(" "), {
    path: ["order"],
    message: "must have the same pieces",
  }) satisfies z.ZodType<OrderChange>;

/** The order of kinds that have one (rule 10.24); menus have theirs from the files, news from their dates. */
export function orderRoutes({ orm }: DeskServices): readonly DeskRoute[] {
  return CONTENT_KINDS.filter((kind) => kindOf(kind).isOrdered).map((kind) =>
    deskRoute("PUT", `/${kind}/order`, {
      access: { roles: kindOf(kind).creators ?? kindOf(kind).editors },
      body: orderChange,
      maximumBytes: CONTENT_BODY,
      async handler({ context, session, body }) {
        const isDone = await orm.transaction((transaction) =>
          publishOrder(transaction, {
            kind,
            ...body,
            by: { source: "desk", action: "publish", actor: session.account.id },
          }),
        );
        if (!isDone) throw new DeskProblem("conflict");
        return context.json(await listPieces(orm, kind, session.account.language));
      },
    }),
  );
}
