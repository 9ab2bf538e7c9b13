import { Notice } from "../ui/notice.tsx";
import { useEffect, useState } from "react";
import { findRefused } from "#language/invisible-characters.ts";
import { m } from "../paraglide/messages.js";
import { type Fields, wordsOf } from "./fields.ts";
import { isSame } from "./same-content.ts";

interface WrongFieldsProps<Content> {
  readonly fields: Fields<Content>;
  /** As the server names them: "rooms.0.name.en". */
  readonly paths: readonly string[];
}

/** The fields that keep a piece from being published, as links to them; the first has the focus. */
export function WrongFields<Content>({ fields, paths }: WrongFieldsProps<Content>) {
  // Once for each attempt, which shows the summary anew; not while they are mended.
  const [first] = useState(paths[0]);
  useEffect(() => {
    if (first !== undefined) focusField(first);
  }, [first]);
  return (
    <Notice tone="error">
      <p>{m.piece_wrong({ count: paths.length })}</p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        {paths.map((path) => (
          <li key={path}>
            <a
              href={`#${path}`}
              className="text-link"
              onClick={(event) => {
                // The router would take it for another page.
                event.preventDefault();
                focusField(path);
              }}
            >
              {wordsOf(fields, path).label()}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/**
 * What is to be said at each field: the words by the path, for a field that is not shown yet, and by the
 * name of the field or group that is nearest to it.
 */
export function fieldErrors<Content extends object>(
  { fields, paths }: WrongFieldsProps<Content>,
  content: Content,
) {
  return new Map(
    paths.flatMap((path) => {
      const element = findField(path);
      const name = element?.getAttribute("name") ?? element?.dataset["field"] ?? path;
      const words =
        refusedWords(valueAt(content, path)) ??
        wordsOf(fields, path).expected?.() ??
        m.field_wrong();
      return [path, name].map((one) => [one, words] as const);
    }),
  );
}

/** Names the character that keeps a text from being saved or published. */
function refusedWords(value: unknown): string | undefined {
  const refused = typeof value === "string" ? findRefused(value) : undefined;
  if (refused === undefined) return undefined;
  return refused.after === "" ? m.field_refused_first(refused) : m.field_refused_after(refused);
}

/** Those of the paths whose value is still the one that was wrong. */
export function stillWrong(paths: readonly string[], before: object, after: object) {
  return paths.filter((path) => isSame(valueAt(before, path), valueAt(after, path)));
}

/** What a content has at a path; undefined where it has nothing there. */
export function valueAt(content: object, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, content);
}

/** Puts the focus into a field, or into what is nearest around it. */
export function focusField(path: string): void {
  const found = findField(path);
  // The buttons of a row come before its fields.
  const field = "input, textarea, select";
  const target = found?.matches(field)
    ? found
    : (found?.querySelector<HTMLElement>(field) ?? found?.querySelector("button"));
  (target ?? found)?.focus();
}

/** The field of that name; of a path into a group without such a field, the group. */
function findField(path: string): HTMLElement | null {
  for (let name = path; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
    const quoted = CSS.escape(name);
    const found = document.querySelector<HTMLElement>(
      `[name="${quoted}"], [data-field="${quoted}"]`,
    );
    if (found !== null) return found;
  }
  return null;
}
