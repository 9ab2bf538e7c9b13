import { createContext, type ReactNode, useContext } from "react";
import type { RouteObject } from "react-router";
import type { ContentKind, ListedPiece } from "#content/desk/contract.ts";
import type { Role } from "#accounts/contract.ts";
import { m } from "../paraglide/messages.js";
import { type Edited, type Field, type Fields, complete } from "./fields.ts";

/** A part of an editor under its own heading; without one its fields are not edited. */
interface Section<Content> {
  readonly title?: () => string;
  readonly lead?: () => string;
  readonly fields: Partial<Fields<Content>>;
  /** Beside the heading: what else can be done with these fields. */
  Action?(edited: Edited<Content>): ReactNode;
}

/** What the desk's screens know of a kind of content beside its fields. */
interface KindWords<Content, Loaded> {
  readonly path: ContentKind;
  /** What a piece is called, in its editor and in messages about it. */
  titleOf(content: Content, loaded?: Loaded): string;
  /** What its editor is for, where that is more than a draft. */
  readonly lead?: () => string;
  /** What the editor needs beside the piece, read together with it. */
  load?(slug: string): Promise<Loaded>;
  /** What a new piece begins with. */
  beginning?(slug: string, loaded?: Loaded): Partial<Content>;
  /** What the first publication, at that time, adds. */
  firstPublished?(content: Content, at: Date): Partial<Content>;
  /** The paths of the texts that PDFs and cards show. */
  readonly printed?: readonly string[];
  /** No page of the site shows it: there is nothing to see before. */
  readonly hasNoPage?: boolean;
  /** The id of the heading above it, where that is not at the top of its page. */
  readonly heading?: string;
  /** Nothing is stored of a piece before its first word is written. */
  readonly isThereBefore?: boolean;
  /** Whether the name in a piece's URL can be changed. */
  isMovable?(slug: string): boolean;
  /** Whether a piece can be deleted for good. */
  isDeletable?(slug: string): boolean;
  /** The list of its pieces; a kind with one piece only, or with a list of its own, has none. */
  readonly list?: ListWords;
}

interface ListWords {
  readonly lead: () => string;
  readonly none: () => string;
  /** What a piece is called, where it is no words of its own. */
  readonly nameOf?: (slug: string) => string | undefined;
  /** Who begins new pieces and puts them in order, where that is not everybody who writes them. */
  readonly creators?: readonly Role[];
  /** Beside the list, to begin a new piece; without it there are none to begin. */
  readonly adding?: () => string;
  /** It can be begun as a copy of another one, without what this takes away. */
  readonly copied?: (content: object) => object;
  /** What sets a piece apart, in a word. */
  readonly badgeOf?: (piece: ListedPiece) => string | undefined;
  readonly isNewestFirst?: boolean;
  /** The words around putting the pieces in the order of the site, where that can be changed. */
  readonly order?: {
    readonly title: () => string;
    readonly lead: () => string;
  };
}

/** A kind of content at the desk: its fields by section, and its words. */
export interface DeskKind<Content extends object, Loaded = unknown> extends KindWords<
  Content,
  Loaded
> {
  readonly sections: readonly Section<Content>[];
  readonly fields: Fields<Content>;
  /** Any content of the kind with all its fields. */
  complete(content: object, slug: string, loaded?: Loaded): Content;
}

/** What a screen of a kind gives its route. */
export type ScreenRoute = Pick<RouteObject, "loader" | "Component" | "shouldRevalidate">;

type KeysIn<Part> = Part extends { readonly fields: infer Its } ? keyof Its : never;

/** Nothing to add, or the fields that no section has: without them a kind does not compile. */
type Forgotten<Content, Sections extends readonly unknown[]> =
  Exclude<keyof Content, KeysIn<Sections[number]> | "slug"> extends never
    ? unknown
    : { readonly forgotten: Exclude<keyof Content, KeysIn<Sections[number]> | "slug"> };

/** No editor changes it, and no two versions of a piece differ in it. */
const slug: Field<string> = {
  label: m.create_slug,
  empty: "",
  inWords: String,
  differences: () => [],
};

/** Declares a kind of content: every field of its shape but the slug stands in one section. */
export function declareKind<Content extends object, Loaded = unknown>(
  kind: KindWords<Content, Loaded>,
) {
  return <const Sections extends readonly Section<Content>[]>(
    ...sections: Sections & Forgotten<Content, Sections>
  ): DeskKind<Content, Loaded> => {
    const fields = Object.assign({ slug }, ...sections.map((one) => one.fields)) as Fields<Content>;
    return {
      ...kind,
      sections,
      fields,
      complete: (content, ownSlug, loaded) =>
        complete(fields, { slug: ownSlug, ...kind.beginning?.(ownSlug, loaded), ...content }),
    };
  };
}

const Loaded = createContext<unknown>(undefined);

export const LoadedProvider = Loaded.Provider;

/** What the kind's `load` has read for the editor that is shown. */
export const useLoaded = <What>() => useContext(Loaded) as What;
