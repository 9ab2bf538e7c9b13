import type { TemplateContent } from "#content/kinds/template.ts";
import type { FIELDS, Line } from "./content-lines.ts";

/** What all histories of content are about. */
export const PIECE = { kind: "templates", slug: "welcome" } as const;
/** What is published where a history begins; it has no version yet. */
export const FIRST: TemplateContent = {
  slug: PIECE.slug,
  name: "first",
  subject: { pt: "first", en: "first", es: "first" },
  text: { pt: "first", en: "first", es: "first" },
};

/** The channel on which changes are told. */
export const CHANGES = "history_changes";
/** The database itself tells of each change of what is published, drafted and planned. */
export const TELLS = `
  create function tell_of_change() returns trigger language plpgsql as $$ begin
    perform pg_notify('${CHANGES}', json_build_object(
      'table', tg_table_name, 'before', to_jsonb(old), 'after', to_jsonb(new))::text);
    return null;
  end $$;
  create trigger tell after insert or update or delete on content_entries
    for each row execute function tell_of_change();
  create trigger tell after insert or update or delete on content_drafts
    for each row execute function tell_of_change();`;

/** A row of a draft, a plan or the published piece, as PostgreSQL writes it. */
export interface Row {
  readonly content: TemplateContent;
  readonly base: TemplateContent | null;
  readonly based_on: string;
  readonly saved_at: string;
  readonly publish_at: string | null;
  readonly problem: string;
  readonly attempts: number;
  readonly author: string;
}
export interface Change {
  readonly table: "content_entries" | "content_drafts";
  readonly before: Row | null;
  readonly after: Row | null;
}

/** What somebody does, or a process by itself. */
export interface Action {
  readonly line: Line | "plans are due";
  readonly by: string;
  /** What was sent, and what it was about as its sender had it in view. */
  sent?: {
    readonly seen?: string | null | undefined;
    readonly draft?: string | null;
    readonly plan?: string | null;
    readonly basedOn?: string;
    readonly publishAt?: string;
    readonly content?: object | null | undefined;
  };
  /** Undefined where no answer came. */
  status?: number;
}
/** What one step did to the content, once and for all. */
export interface Commit {
  readonly action: Action;
  readonly at: number;
  readonly changes: readonly Change[];
  readonly revisions: readonly string[];
}

/** The same with a text in one field that is nowhere else. */
export function withText(content: object, field: (typeof FIELDS)[number], number: number): object {
  const template = content as TemplateContent;
  const words = `text ${number}`;
  const [name, language] = field.split(".") as ["subject" | "text", string | undefined];
  if (language === undefined) return { ...template, name: words };
  return { ...template, [name]: { ...template[name], [language]: words } };
}
