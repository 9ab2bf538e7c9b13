import { type Content, CONTENT_KINDS, kindOf } from "#content/kinds/all-kinds.ts";
import type { AnyPiece } from "#content/kinds/kind.ts";
import { findFields } from "#content/schemas/field-sorts.ts";
import { isShown } from "../content-pages.ts";

/** A link to another site (absolute), its entry's slug, and the field in the editor. */
export type ContentLink = ReturnType<typeof contentLinks>[number];

export interface LinkedSettings {
  readonly social: Readonly<Record<string, string>>;
  readonly delivery: readonly {
    readonly restaurant: string;
    readonly links: readonly { readonly name: string; readonly url: string }[];
  }[];
}

/** Reads the current settings, and filters the IPs that may be requested. */
export interface LinkCheckServices {
  readonly readSettings: () => Promise<LinkedSettings>;
  readonly isAllowedIp: (ip: string) => boolean;
}

/** Lists links to other sites in content and settings; `siteUrl` resolves paths. */
export function contentLinks(
  content: Content,
  { social, delivery }: LinkedSettings,
  siteUrl: string,
) {
  // Includes the operator's file.
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
