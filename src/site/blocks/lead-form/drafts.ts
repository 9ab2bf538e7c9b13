import { DRAFTS_STORAGE_KEY } from "#site/on-intent/bootstrap-contract.ts";
import type { Fields } from "./form-result.ts";

// What visitors have typed and not sent, by form and field: until it is sent, or the tab is closed.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By form. */
type Drafts = Readonly<Record<string, Fields>>;

/** Where the browser forbids storage: as long as the document. */
let unstored: Drafts = {};

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
 * Puts what was typed before into the fields of the page, and keeps from now on what is typed. A field that
 * has the focus, or another value than the page gave it, stays as it is: what stands in it is its draft.
 * Called before React and again with it, by two copies of this module.
 */
export function watchDrafts(): void {
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", watchDrafts, { once: true });
    return;
  }
  // Sent without script. The page says so, whichever form of the page before it was.
  if (document.querySelector("[data-result=sent]") !== null) writeAll({});
  for (const form of formsWithDraft()) {
    const hasResult = form.querySelector("[data-result], [aria-invalid=true]") !== null;
    for (const field of fieldsOf(form)) {
      const draft = readDraft(idOf(form))[field.name];
      const isFocused = field === document.activeElement && draft !== undefined;
      if (hasResult || isFocused || field.value !== startOf(field)) saveField(field);
      else if (isChosenByLink(field)) forgetDraft(idOf(form), [field.name]);
      else if (draft !== undefined) fillField(field, draft);
    }
  }
  // Before React hears of it: at the first event it hydrates, and empties the choice just made.
  addEventListener("input", onInput, { capture: true });
  addEventListener("change", onInput, { capture: true });
  addEventListener("pageshow", onPageShow);
}

function onInput({ target }: Event): void {
  if (isField(target)) saveField(target);
}

/** A page that the browser has kept whole is older than what was typed on the pages after it. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  for (const form of formsWithDraft()) {
    const draft = readDraft(idOf(form));
    for (const field of fieldsOf(form)) fillField(field, draft[field.name] ?? field.value);
  }
}

/** Puts values into a form's fields, and empties those without one. */
export function fillFields(form: HTMLFormElement, values: Fields): void {
  for (const field of fieldsOf(form)) fillField(field, values[field.name] ?? "");
}

function fillField(field: Field, value: string): void {
  if (field.value === value) return;
  field.value = value;
  // An option that is no longer offered.
  if (field.value !== value) field.value = "";
}

function saveField({ form, name, value }: Field): void {
  if (form === null || idOf(form) === "") return;
  writeAll({ ...readAll(), [idOf(form)]: { ...readDraft(idOf(form)), [name]: value } });
}

const formsWithDraft = () => document.querySelectorAll<HTMLFormElement>("form[data-draft]");

const idOf = (form: HTMLFormElement) => form.dataset["draft"] ?? "";

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

/** From the storage each time: another copy of this module, or another document, may have written. */
function readAll(): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFTS_STORAGE_KEY) ?? "{}") as Drafts;
  } catch {
    return unstored;
  }
}

function writeAll(next: Drafts): void {
  unstored = next;
  try {
    if (Object.keys(next).length === 0) sessionStorage.removeItem(DRAFTS_STORAGE_KEY);
    else sessionStorage.setItem(DRAFTS_STORAGE_KEY, JSON.stringify(next));
  } catch {
    // As above.
  }
}
