import type { ContentKind } from "#content/kinds/all-kinds.ts";
import type { Language } from "#language/languages.ts";

/**
 * Renders the site's page with this content for a frame at the desk; undefined without a page, such
 * as a menu without dishes.
 */
export type RenderPreview = (preview: {
  readonly kind: ContentKind;
  readonly content: object;
  readonly language: Language;
}) => Promise<Response | undefined>;
