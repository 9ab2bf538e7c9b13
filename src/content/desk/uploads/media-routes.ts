import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { eq } from "drizzle-orm";
import { bumpContentRevision, lockContent } from "#database/content-revision.ts";
import type { Orm } from "#database/database.ts";
import { deleteUnusedFiles } from "#content/store/pictures.ts";
import { pictures } from "#database/schema/pictures.ts";
import { LANGUAGES } from "#language/languages.ts";
import type { Role } from "#accounts/contract.ts";
import type { PicturePage, PictureUse, PictureWithUses } from "./media-contract.ts";
import { type PictureAction, recordAudit } from "#accounts/audit.ts";
import { DeskProblem } from "#accounts/calls/desk-problem.ts";
import {
  deskRoute,
  type DeskRoute,
  LIST_BODY,
  readQuery,
  uploadRoute,
} from "#accounts/calls/desk-routes.ts";
import type { ContentServices } from "../content-services.ts";
import type { DeskSession } from "#accounts/desk-session.ts";
import {
  findPicture,
  findUses,
  listPictures,
  mayChange,
  type PictureRow,
  place,
  previousOf,
  storeFile,
  toPictureAtDesk,
  updatePicture,
} from "./picture-rows.ts";
import {
  listQuery,
  pictureChange,
  PICTURE_ID,
  replaceQuery,
  restoreRequest,
  uploadQuery,
} from "./picture-requests.ts";
import type { NewPictureFile } from "./decode-picture.ts";
import { createUploadReader, UnusablePictureError } from "./read-upload.ts";

export const PICTURE_ROLES: readonly Role[] = ["administrator", "manager", "editor", "restaurant"];
const MIDDLE = 2;
const NO_TEXTS = { pt: "", en: "", es: "" };

/** Routes of uploaded pictures (rule 10.11). */
export function mediaRoutes(services: ContentServices): readonly DeskRoute[] {
  const { orm, log } = services;
  const readUpload = createUploadReader(log);
  const access = { roles: PICTURE_ROLES };

  async function find(context: Context, { account }: DeskSession): Promise<PictureRow> {
    const id = context.req.param("id") ?? "";
    const row = PICTURE_ID.test(id) ? await findPicture(orm, account, id) : undefined;
    if (row === undefined) throw new DeskProblem("not-found");
    return row;
  }

  async function withUses(id: string, { account }: DeskSession): Promise<PictureWithUses> {
    const row = await findPicture(orm, account, id);
    if (row === undefined) throw new DeskProblem("not-found");
    return { ...toPictureAtDesk(row, account), uses: await findUses(orm, id) };
  }

  /** Protects pictures on other restaurants' pages. */
  function requireOwn({ picture }: PictureRow, uses: readonly PictureUse[], session: DeskSession) {
    const { account } = session;
    const isElsewhere = ({ path, slug }: PictureUse) =>
      account.role === "restaurant" &&
      !(path === "restaurants" && account.restaurants.includes(slug));
    if (!mayChange(account, picture.restaurant) || uses.some(isElsewhere)) {
      throw new DeskProblem("not-allowed");
    }
  }

  /** Runs a change of a picture under a lock; `change` may throw. */
  async function changing(
    context: Context,
    session: DeskSession,
    action: PictureAction,
    change: (transaction: Orm, row: PictureRow, uses: readonly PictureUse[]) => Promise<boolean>,
  ): Promise<string> {
    const row = await find(context, session);
    const { id } = row.picture;
    const isDone = await orm.transaction(async (transaction) => {
      await lockContent(transaction);
      const uses = await findUses(transaction, id);
      requireOwn(row, uses, session);
      if (!(await change(transaction, row, uses))) return false;
      await bumpContentRevision(transaction);
      await recordAudit(transaction, {
        actor: session.account.id,
        action,
        details: { picture: id },
      });
      return true;
    });
    if (isDone) return id;
    const currentPicture = await withUses(id, session);
    throw new DeskProblem("conflict", { currentPicture });
  }

  async function read(upload: Uint8Array): Promise<NewPictureFile> {
    try {
      return await readUpload(upload);
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error;
      throw new DeskProblem("unusable-picture", { reason: error.reason, fields: ["file"] });
    }
  }

  return [
    deskRoute("GET", "/media", {
      access,
      async handler({ context, session: { account } }) {
        const { limit, ...filter } = readQuery(context, listQuery);
        const rows = await listPictures(orm, account, { ...filter, limit: limit + 1 });
        const shown = rows.slice(0, limit).map((row) => toPictureAtDesk(row, account));
        const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
        return context.json({ pictures: shown, next } satisfies PicturePage);
      },
    }),
    deskRoute("GET", "/media/built-in", {
      access,
      handler: async ({ context }) => context.json(services.builtInPictures),
    }),
    uploadRoute("/media", {
      access,
      async handler({ context, session, body }) {
        const { account } = session;
        const { kind, restaurant } = readQuery(context, uploadQuery);
        if (!mayChange(account, restaurant)) throw new DeskProblem("not-allowed");
        const file = await read(body);
        const id = randomBytes(6).toString("hex");
        await orm.transaction(async (transaction) => {
          await lockContent(transaction);
          await storeFile(transaction, file);
          await transaction.insert(pictures).values({
            id,
            hash: file.hash,
            texts: NO_TEXTS,
            textsOf: file.hash,
            isIllustration: kind === "illustration",
            restaurant,
            createdBy: account.id,
          });
          const details = { picture: id };
          await recordAudit(transaction, {
            actor: account.id,
            action: "picture.uploaded",
            details,
          });
        });
        return context.json(await withUses(id, session), 201);
      },
    }),
    deskRoute("GET", "/media/:id", {
      access,
      async handler({ context, session }) {
        const { picture } = await find(context, session);
        return context.json(await withUses(picture.id, session));
      },
    }),
    deskRoute("PUT", "/media/:id", {
      access,
      body: pictureChange,
      maximumBytes: LIST_BODY,
      async handler({ context, session, body }) {
        const { texts, isIllustration, credit, focus, restaurant, seen } = body;
        const id = await changing(context, session, "picture.changed", (transaction, row, uses) => {
          if (!mayChange(session.account, restaurant)) throw new DeskProblem("not-allowed");
          const missing = LANGUAGES.filter((language) => texts[language] === "");
          if (missing.length > 0 && uses.some(({ isDraft }) => !isDraft)) {
            throw new DeskProblem("invalid", { fields: missing.map((one) => `texts.${one}`) });
          }
          const { x: focusX, y: focusY } = focus;
          const said = { texts, textsOf: row.picture.hash, isIllustration, credit, restaurant };
          return updatePicture(transaction, place(row, seen), { ...said, focusX, focusY });
        });
        return context.json(await withUses(id, session));
      },
    }),
    uploadRoute("/media/:id/replace", {
      access,
      async handler({ context, session, body }) {
        const { kind, seen } = readQuery(context, replaceQuery);
        // Before the costly decoding.
        requireOwn(await find(context, session), [], session);
        const file = await read(body);
        const id = await changing(
          context,
          session,
          "picture.replaced",
          async (transaction, row) => {
            await storeFile(transaction, file);
            const isDone = await updatePicture(transaction, place(row, seen), {
              hash: file.hash,
              isIllustration: kind === "illustration",
              credit: "",
              focusX: MIDDLE,
              focusY: MIDDLE,
              ...previousOf(row),
            });
            await deleteUnusedFiles(transaction);
            return isDone;
          },
        );
        return context.json(await withUses(id, session));
      },
    }),
    deskRoute("POST", "/media/:id/restore", {
      access,
      body: restoreRequest,
      async handler({ context, session, body }) {
        const id = await changing(
          context,
          session,
          "picture.restored",
          async (transaction, row) => {
            const { previousHash, previous } = row.picture;
            if (previousHash === null) throw new DeskProblem("not-found");
            return updatePicture(transaction, place(row, body.seen), {
              credit: "",
              ...previous,
              hash: previousHash,
              ...previousOf(row),
            });
          },
        );
        return context.json(await withUses(id, session));
      },
    }),
    deskRoute("DELETE", "/media/:id/previous", {
      access,
      async handler({ context, session }) {
        await changing(context, session, "picture.previous-deleted", async (transaction, row) => {
          const none = { previousHash: null, previous: null, replacedAt: null };
          const isDone = await updatePicture(
            transaction,
            { id: row.picture.id, seen: row.picture.updatedAt },
            none,
          );
          await deleteUnusedFiles(transaction);
          return isDone;
        });
        return context.body(null, 204);
      },
    }),
    deskRoute("DELETE", "/media/:id", {
      access,
      async handler({ context, session }) {
        await changing(context, session, "picture.deleted", async (transaction, row, uses) => {
          if (uses.length > 0) throw new DeskProblem("in-use", { uses });
          await transaction.delete(pictures).where(eq(pictures.id, row.picture.id));
          await deleteUnusedFiles(transaction);
          return true;
        });
        return context.body(null, 204);
      },
    }),
  ];
}
