import { z } from "zod";
import { line, lines, slug, texts } from "../shapes/content-fields.ts";
import { EDITORS } from "../shapes/content-roles.ts";
import type { Kind } from "./kind.ts";

/** A text with which the staff begin an answer to a guest (rule 10.35). Visitors see none. */
const templateContent = z
  .strictObject({ slug, name: line, subject: lines, text: texts })
  .readonly();

export type TemplateContent = z.infer<typeof templateContent>;

export const templateKind: Kind<TemplateContent> = {
  shape: templateContent,
  editors: EDITORS,
  isDeletable: () => true,
};
