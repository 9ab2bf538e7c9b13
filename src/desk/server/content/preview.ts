import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { Language } from "#language/languages.ts";

/**
 * Renders the page of the site that shows this content, for a frame at the desk; undefined where it has
 * none yet, such as a menu without a dish.
 */
export type RenderPreview = (preview: {
  readonly kind: ContentKind;
  readonly content: object;
  readonly language: Language;
}) => Promise<Response | undefined>;
