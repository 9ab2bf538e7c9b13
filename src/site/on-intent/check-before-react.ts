import { isRightValue, TABLE_FIELD } from "#leads/accept/field-rules.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The same timeout as React's posts. */
const TIMEOUT_MS = 10_000;
const FORM = "form[data-draft]";

/**
 * Validates forms until React serves the page (`signal`): a form with an invalid field is not
 * submitted, and shows the page's message under the field (rule 6.3). Changes only attributes,
 * which React takes over. Prevents a second submission, also by React.
 */
export function checkForms(signal: AbortSignal): void {
  let last: SubmitEvent | undefined;
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches(FORM)) return;
    // The navigation is under way, unless React prevented the post and sent its own.
    const isSent =
      last?.defaultPrevented === false && event.timeStamp - last.timeStamp < TIMEOUT_MS;
    if (isSent) event.stopPropagation();
    if (isSent || (!signal.aborted && hasWrongField(form))) event.preventDefault();
    else if (!signal.aborted) last = event;
  };
  // On the window, to precede React.
  addEventListener("submit", onSubmit, true);
  addEventListener("pageshow", () => (last = undefined));
  const onInput = ({ target }: Event) => showState(target as Field, false);
  document.addEventListener("input", onInput, { capture: true, signal });
  countAsTyped(document);
}

/** Makes a language switch wait for React, which keeps the errors. */
function countAsTyped(within: ParentNode): void {
  const event = new Event("input", { bubbles: true });
  within.querySelector("[aria-invalid=true]")?.dispatchEvent(event);
}

function hasWrongField(form: HTMLFormElement): boolean {
  for (const field of form.elements) showState(field as Field, true);
  const wrong = form.querySelector<Field>("[aria-invalid=true]");
  wrong?.focus();
  countAsTyped(form);
  return wrong !== null;
}

/** Shows an invalid field's message if it `mayAppear`, and hides a valid one's. */
function showState(field: Field, mayAppear: boolean): void {
  const message = document.getElementById(`${field.id}-error`);
  const isTable = TABLE_FIELD in (field.form?.elements ?? {});
  const isWrong = !isRightValue(field.name, field.value, isTable);
  if (message === null || message.hidden !== isWrong || (isWrong && !mayAppear)) return;
  message.hidden = !isWrong;
  const hint = document.getElementById(`${field.id}-hint`)?.id ?? "";
  field.setAttribute("aria-describedby", isWrong ? `${hint} ${message.id}` : hint);
  if (isWrong) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}
