import type { Context } from "hono";
import { CONTENT_KINDS, type ContentKind, kindOf } from "#content/kinds/all-kinds.ts";
import { SLUG } from "#content/schemas/content-fields.ts";
import { readVersion } from "#content/store/content-versions.ts";
import type { Piece } from "../store/content-entries.ts";
import type { PieceAtDesk } from "./contract.ts";
import { readPiece, publishOrder } from "#content/store/publish-piece.ts";
import { withPictureUrls } from "#content/store/pictures.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import { CONTENT_BODY, deskRoute, type DeskRoute } from "#accounts/calls/desk-routes.ts";
import type { ContentServices } from "./content-services.ts";
import { requireReadable } from "#accounts/calls/readable-text.ts";
import { checkSlug } from "./check-content.ts";
import { checkGuardedFields } from "./content-access.ts";
import {
  deleteRequest,
  discardedTime,
  moveRequest,
  orderChange,
  draftChange,
  languages,
  planChange,
  publishRequest,
  restoreRequest,
  translationDecision,
  versionId,
} from "./content-requests.ts";
import { discardDraft, readDraft, saveDraft } from "./drafts.ts";
import { decideTranslation } from "./decide-translation.ts";
import { noteEditor } from "./note-editor.ts";
import { movePiece } from "./move-piece.ts";
import { makePlan, unmakePlan } from "./plan-draft.ts";
import { discardPlan, readPlan } from "./plans.ts";
import { asProblem, conflictOf } from "./piece-problems.ts";
import { deletePiece, publishDraft, restoreVersion } from "./publish-draft.ts";
import { listPieces, listPieceVersions, readPieceAtDesk } from "./read-pieces.ts";

/** A longer schedule is a mistyped year. */
const LONGEST_PLAN_MS = 366 * 24 * 3600 * 1000;

/** Routes of content of every kind: drafts, publications and history. */
export function contentRoutes(services: ContentServices): readonly DeskRoute[] {
  return CONTENT_KINDS.flatMap((kind) => routesOf(kind, services));
}

function routesOf(kind: ContentKind, services: ContentServices) {
  const { editors: roles, only, restaurantOf, isDeletable, isMovable } = kindOf(kind);
  const { orm, renderPreview } = services;
  const access = {
    roles,
    ...(restaurantOf && { restaurant: (context: Context) => restaurantOf(slugOf(context)) }),
  };
  function pieceOf(context: Context): Piece {
    const slug = slugOf(context);
    if (only !== undefined && slug !== only) throw new DeskProblem("not-found");
    return { kind, slug };
  }
  const current = (piece: Piece) => readPieceAtDesk(orm, piece);
  const respond = async (
    context: Context,
    piece: Piece,
    more: Pick<PieceAtDesk, "editors"> = {},
  ) => {
    const found = await current(piece);
    const { published, draft, plan } = found;
    const isThere = [published, draft, plan].some((one) => one !== null) || only !== undefined;
    if (!isThere) throw new DeskProblem("not-found");
    return context.json({ ...found, ...more });
  };
  const conflict = (piece: Piece) => conflictOf(orm, piece);
  const checking = <T>(piece: Piece, work: () => Promise<T>) => asProblem(orm, piece, work);
  async function discarded(context: Context, discard: typeof discardDraft, read: typeof readDraft) {
    const piece = pieceOf(context);
    if (await discard(orm, piece, discardedOf(context))) return context.body(null, 204);
    if ((await read(orm, piece)) === undefined) throw new DeskProblem("not-found");
    throw await conflict(piece);
  }

  return [
    deskRoute("GET", `/${kind}`, {
      // All roles see restaurants' names, to sort accounts and leads.
      access: { roles: kind === "restaurants" ? "all" : roles },
      async handler({ context, session: { account } }) {
        const isOwn = (slug: string) =>
          account.role !== "restaurant" || account.restaurants.includes(restaurantOf?.(slug) ?? "");
        const pieces = await listPieces(services, kind, account.language);
        return context.json(pieces.filter(({ slug }) => isOwn(slug)));
      },
    }),
    deskRoute("GET", `/${kind}/:slug`, {
      access,
      async handler({ context, session: { account } }) {
        const piece = pieceOf(context);
        if (context.req.query("editor") === undefined) return respond(context, piece);
        const editors = await noteEditor(orm, piece, account.id);
        return respond(context, piece, { editors });
      },
    }),
    deskRoute("PUT", `/${kind}/:slug/draft`, {
      access,
      body: draftChange,
      maximumBytes: CONTENT_BODY,
      async handler({ context, session, body }) {
        const piece = pieceOf(context);
        if (body.content.slug !== piece.slug)
          throw new DeskProblem("invalid", { fields: ["slug"] });
        const published = await readPiece(orm, piece);
        await checking(piece, async () => {
          const changed = (await readDraft(orm, piece))?.content ?? published.content;
          if (changed === undefined) await checkSlug(orm, piece);
          checkGuardedFields(session.account, piece, changed, body.content);
        });
        const saved = await saveDraft(orm, piece, {
          ...body,
          published,
          author: session.account.id,
          seen: body.seen === null ? undefined : new Date(body.seen),
        });
        if (saved === undefined) throw await conflict(piece);
        return respond(context, piece);
      },
    }),
    deskRoute("DELETE", `/${kind}/:slug/draft`, {
      access,
      handler: ({ context }) => discarded(context, discardDraft, readDraft),
    }),
    deskRoute("PUT", `/${kind}/:slug/plan`, {
      access,
      body: planChange,
      maximumBytes: CONTENT_BODY,
      async handler({ context, session: { account }, body }) {
        const piece = pieceOf(context);
        const seen = new Date(body.seen);
        const publishAt = requirePlan(body.publishAt);
        const { isSure = false } = body;
        const plan = { piece, account, seen, publishAt, isSure, written: body };
        if (!(await checking(piece, () => makePlan(services, plan)))) throw await conflict(piece);
        return respond(context, piece);
      },
    }),
    deskRoute("DELETE", `/${kind}/:slug/plan`, {
      access,
      handler: ({ context }) => discarded(context, discardPlan, readPlan),
    }),
    deskRoute("POST", `/${kind}/:slug/publish`, {
      access,
      body: publishRequest,
      async handler({ context, session, body }) {
        const piece = pieceOf(context);
        const seen = new Date(body.seen);
        const { account } = session;
        const { isSure = false, content: given } = body;
        const isDone = await checking(piece, async () => {
          if (body.publishAt === "now") {
            return publishDraft(services, { piece, seen, account, given, isSure });
          }
          if (body.publishAt === null) return unmakePlan(orm, piece, seen);
          const publishAt = requirePlan(body.publishAt);
          return makePlan(services, { piece, seen, account, publishAt, isSure });
        });
        if (!isDone) throw await conflict(piece);
        return respond(context, piece);
      },
    }),
    deskRoute("POST", `/${kind}/:slug/translations`, {
      access,
      body: translationDecision,
      maximumBytes: CONTENT_BODY,
      async handler({ context, session, body }) {
        const actor = session.account.id;
        const translations = await decideTranslation(orm, pieceOf(context), { ...body, actor });
        if (translations === undefined) throw new DeskProblem("invalid", { fields: [body.field] });
        return context.json({ translations });
      },
    }),
    deskRoute("GET", `/${kind}/:slug/preview`, {
      access,
      async handler({ context }) {
        const { published, draft, plan } = await current(pieceOf(context));
        const isPlan = context.req.query("plan") !== undefined;
        const content = (isPlan ? plan : draft)?.content ?? published ?? plan?.content;
        const language = languages.catch("pt").parse(context.req.query("language"));
        // A draft of an earlier version may be nested without limit.
        requireReadable(content);
        const [shown] = content ? await withPictureUrls(orm, [content]) : [];
        const page = shown && (await renderPreview({ kind, content: shown, language }));
        if (!page) throw new DeskProblem("not-found");
        return page;
      },
    }),
    deskRoute("GET", `/${kind}/:slug/history`, {
      access,
      handler: async ({ context }) => context.json(await listPieceVersions(orm, pieceOf(context))),
    }),
    deskRoute("GET", `/${kind}/:slug/history/:id`, {
      access,
      async handler({ context }) {
        const id = versionId.safeParse(context.req.param("id"));
        const version = id.success
          ? await readVersion(orm, pieceOf(context), BigInt(id.data))
          : undefined;
        if (version === undefined) throw new DeskProblem("not-found");
        return context.json({ content: version.content });
      },
    }),
    deskRoute("POST", `/${kind}/:slug/restore`, {
      access,
      body: restoreRequest,
      async handler({ context, session, body }) {
        const piece = pieceOf(context);
        const restored = await checking(piece, () =>
          restoreVersion(services, {
            piece,
            id: BigInt(body.id),
            basedOn: body.basedOn,
            account: session.account,
          }),
        );
        if (restored === undefined) throw new DeskProblem("not-found");
        return context.json(await current(piece));
      },
    }),
    ...(isMovable === undefined
      ? []
      : [
          deskRoute("POST", `/${kind}/:slug/move`, {
            access,
            body: moveRequest,
            async handler({ context, session: { account }, body }) {
              const piece = pieceOf(context);
              if (!isMovable(piece.slug)) throw new DeskProblem("not-allowed");
              await checking(piece, () =>
                orm.transaction((transaction) =>
                  movePiece(transaction, { piece, account, ...body }),
                ),
              );
              return context.body(null, 204);
            },
          }),
        ]),
    ...(isDeletable === undefined
      ? []
      : [
          deskRoute("POST", `/${kind}/:slug/delete`, {
            access,
            body: deleteRequest,
            async handler({ context, session: { account }, body }) {
              const piece = pieceOf(context);
              if (!isDeletable(piece.slug)) throw new DeskProblem("not-allowed");
              await checking(piece, () => deletePiece(orm, { ...body, piece, account }));
              return context.body(null, 204);
            },
          }),
        ]),
  ];
}

function slugOf(context: Context): string {
  const slug = context.req.param("slug") ?? "";
  if (slug.length > 100 || !SLUG.test(slug)) throw new DeskProblem("not-found");
  return slug;
}

/** The draft or scheduled version to discard; undefined: whichever exists. */
function discardedOf(context: Context): Date | undefined {
  const seen = discardedTime.safeParse(context.req.query("seen"));
  if (!seen.success) throw new DeskProblem("invalid", { fields: ["seen"] });
  return seen.data === undefined ? undefined : new Date(seen.data);
}

function requirePlan(publishAt: string): Date {
  const ahead = Date.parse(publishAt) - Date.now();
  if (ahead > 0 && ahead < LONGEST_PLAN_MS) return new Date(publishAt);
  throw new DeskProblem("invalid", { fields: ["publishAt"] });
}

/** Routes of ordered kinds (rule 10.24); menus are ordered by files, news by date. */
export function orderRoutes(services: ContentServices): readonly DeskRoute[] {
  return CONTENT_KINDS.filter((kind) => kindOf(kind).isOrdered).map((kind) =>
    deskRoute("PUT", `/${kind}/order`, {
      access: { roles: kindOf(kind).creators ?? kindOf(kind).editors },
      body: orderChange,
      maximumBytes: CONTENT_BODY,
      async handler({ context, session, body }) {
        const isDone = await services.orm.transaction((transaction) =>
          publishOrder(transaction, {
            kind,
            ...body,
            by: { source: "desk", action: "publish", actor: session.account.id },
          }),
        );
        if (!isDone) throw new DeskProblem("conflict");
        return context.json(await listPieces(services, kind, session.account.language));
      },
    }),
  );
}
