import { z } from "zod";
import { line, lines, slug, texts } from "../schemas/content-fields.ts";
import { EDITORS } from "../schemas/content-roles.ts";
import type { Kind } from "./kind.ts";

/** A text block for staff replies to guests (rule 10.35), never shown to visitors. */
const templateContent = z
  .strictObject({ slug, name: line, subject: lines, text: texts })
  .readonly();

export type TemplateContent = z.infer<typeof templateContent>;

export const templateKind: Kind<TemplateContent> = {
  shape: templateContent,
  editors: EDITORS,
  isDeletable: () => true,
};
