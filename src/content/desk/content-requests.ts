import { z } from "zod";
import { slug } from "#content/schemas/content-fields.ts";
import { LANGUAGES } from "#language/languages.ts";
import type {
  DeleteRequest,
  DraftChange,
  MoveRequest,
  OrderChange,
  PlanChange,
  PublishRequest,
  RestoreRequest,
  TranslationDecision,
} from "./contract.ts";
import { instant } from "#accounts/calls/readable-text.ts";

/** A draft may be unfinished, but must have the entry's slug. */
export const draftChange = z.object({
  content: z.looseObject({ slug: z.string() }),
  basedOn: z.string().max(64),
  seen: instant.nullable(),
}) satisfies z.ZodType<DraftChange>;
export const planChange = draftChange.extend({
  seen: instant,
  publishAt: instant,
  isSure: z.boolean().optional(),
}) satisfies z.ZodType<PlanChange>;
export const publishRequest = z.object({
  seen: instant,
  publishAt: z.union([z.literal("now"), instant, z.null()]),
  content: draftChange.shape.content.optional(),
  isSure: z.boolean().optional(),
}) satisfies z.ZodType<PublishRequest>;
export const discardedTime = instant.optional();
export const versionId = z.string().regex(/^[1-9]\d{0,17}$/);
export const restoreRequest = z.object({
  id: versionId,
  basedOn: z.string().max(64),
}) satisfies z.ZodType<RestoreRequest>;
const basis = restoreRequest.pick({ basedOn: true });
export const deleteRequest = basis.extend({
  draft: instant.nullable(),
  plan: instant.nullable(),
}) satisfies z.ZodType<DeleteRequest>;
export const moveRequest = basis.extend({ to: slug }) satisfies z.ZodType<MoveRequest>;
export const languages = z.enum(LANGUAGES);
/** The length limit of an article. */
const translatedText = z.string().min(1).max(50_000);

export const translationDecision = z.object({
  field: z.string().max(200),
  language: z.enum(["en", "es"]),
  portuguese: translatedText,
  text: translatedText,
  holds: z.boolean(),
}) satisfies z.ZodType<TranslationDecision>;

const slugs = z.array(slug).max(1000);
export const orderChange = z
  .object({ order: slugs, seen: slugs })
  .refine(({ order, seen }) => order.toSorted().join(" ") === seen.toSorted().join(" "), {
    path: ["order"],
    message: "must have the same pieces",
  }) satisfies z.ZodType<OrderChange>;
