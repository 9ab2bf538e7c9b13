import { type Content, CONTENT_KINDS, kindOf } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { findFields } from "#content/shapes/field-sorts.ts";
import { isShown } from "../content/content-pages.ts";

/** One link to another site (absolute), the slug of the piece that has it, and the field in the editor of a kind. */
export type ContentLink = ReturnType<typeof contentLinks>[number];

/** The links of the site settings. */
export interface LinkedSettings {
  readonly social: Readonly<Record<string, string>>;
  readonly delivery: readonly {
    readonly restaurant: string;
    readonly links: readonly { readonly name: string; readonly url: string }[];
  }[];
}

/** What the settings name now, and which IPs may be asked: the public ones. */
export interface LinkCheckServices {
  readonly readSettings: () => Promise<LinkedSettings>;
  readonly isAllowedIp: (ip: string) => boolean;
}

/** Every link to another site that content and site settings name; paths of this site are on `siteUrl`. */
export function contentLinks(
  content: Content,
  { social, delivery }: LinkedSettings,
  siteUrl: string,
) {
  // Those of the operator's file included.
  const settings = [{ slug: "site", ...social, delivery }];
  return CONTENT_KINDS.flatMap((editor) => {
    const { shape, nameLink } = kindOf(editor);
    const pieces: readonly AnyPiece[] = editor === "settings" ? settings : content[editor];
    return pieces
      .filter((piece) => isShown(editor, piece))
      .flatMap((piece) =>
        findFields("link", shape, piece).flatMap(({ path, value }) => {
          const name = nameLink === undefined ? { kind: path.join(" ") } : nameLink(path, piece);
          if (name === undefined || value === "") return [];
          const { owner = piece.slug, kind, field = path.join(".") } = name;
          return [{ owner, editor, kind, field, url: URL.parse(value, siteUrl)?.href ?? value }];
        }),
      );
  });
}
