import { DRAFTS_STORAGE_KEY } from "#site/bootstrap/bootstrap-contract.ts";
import type { Fields } from "./form-result.ts";

// What visitors have typed and not sent, by form and field: until it is sent, or the tab is closed.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By form; read from the tab's storage once, which may be forbidden. */
let drafts: Readonly<Record<string, Fields>> | undefined;

/** The typed fields of a form, by name; those that nobody has touched are missing. */
export function readDraft(form: string): Fields {
  return readAll()[form] ?? {};
}

/** Forgets what was typed into a form, or only into the named fields of it. */
export function forgetDraft(form: string, names?: readonly string[]): void {
  const { [form]: draft = {}, ...others } = readAll();
  const rest = Object.entries(draft).filter(
    ([name]) => names !== undefined && !names.includes(name),
  );
  writeAll(rest.length === 0 ? others : { ...others, [form]: Object.fromEntries(rest) });
}

/**
 * Keeps from now on what is typed into every form with `data-draft`, and what has been typed before:
 * React makes a page again that the browser has translated, and with it the fields.
 */
export function watchDrafts(): void {
  // Sent without script. The page says so, whichever form of the page before it was.
  if (document.querySelector("[data-result=sent]") !== null) writeAll({});
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) {
    const hasResult = form.querySelector("[data-result], [aria-invalid]") !== null;
    for (const field of fieldsOf(form)) {
      if (hasResult || field.value !== startOf(field)) saveField(field);
      else if (isChosenByLink(field)) forgetDraft(form.dataset["draft"] ?? "", [field.name]);
    }
  }
  const onInput = ({ target }: Event) => isField(target) && saveField(target);
  // Before React hears of it: at the first event it hydrates, and empties the choice just made.
  addEventListener("input", onInput, { capture: true });
  addEventListener("change", onInput, { capture: true });
}

/** Puts values into a form's fields, and empties those without one. */
export function fillFields(form: HTMLFormElement, values: Fields): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name] ?? "";
    if (field.value === value) continue;
    field.value = value;
    // An option that is no longer offered.
    if (field.value !== value) field.value = "";
  }
}

function saveField(field: Field): void {
  const form = field.form?.dataset["draft"];
  if (form === undefined) return;
  writeAll({ ...readAll(), [form]: { ...readDraft(form), [field.name]: field.value } });
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField);
}

/** Neither hidden fields nor the honeypot: what visitors see and fill. */
function isField(target: unknown): target is Field {
  return target instanceof HTMLElement && target.matches(".field-control");
}

/** A link with a choice in its URL goes before what was chosen earlier; a reload does not. */
function isChosenByLink({ name, value }: Field): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type === "navigate" && new URLSearchParams(location.search).get(name) === value;
}

/** What stood in the field when the page came. */
function startOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function readAll(): Readonly<Record<string, Fields>> {
  try {
    drafts ??= JSON.parse(sessionStorage.getItem(DRAFTS_STORAGE_KEY) ?? "{}") as typeof drafts;
  } catch {
    // What follows lasts as long as the document.
  }
  return drafts ?? {};
}

function writeAll(next: Readonly<Record<string, Fields>>): void {
  drafts = next;
  try {
    if (Object.keys(next).length === 0) sessionStorage.removeItem(DRAFTS_STORAGE_KEY);
    else sessionStorage.setItem(DRAFTS_STORAGE_KEY, JSON.stringify(next));
  } catch {
    // As above.
  }
}
