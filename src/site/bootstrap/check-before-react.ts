import { isRightValue, TABLE_FIELD } from "#leads/accept/field-rules.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** As long as React would wait for the response to a post. */
const TIMEOUT_MS = 10_000;
const FORM = "form[data-draft]";

/**
 * Until React serves the page (`signal`): a form with a wrong field is not sent, and shows the
 * message that the page already has under that field (rule 6.3). Only attributes change, which
 * React takes over. A form that was sent so is not sent again, by React either.
 */
export function checkForms(signal: AbortSignal): void {
  let last: SubmitEvent | undefined;
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches(FORM)) return;
    // The page that the server responds with is on its way, unless React prevented that post and made its own.
    const isSent =
      last?.defaultPrevented === false && event.timeStamp - last.timeStamp < TIMEOUT_MS;
    if (isSent) event.stopPropagation();
    if (isSent || (!signal.aborted && hasWrongField(form))) event.preventDefault();
    else if (!signal.aborted) last = event;
  };
  // On the window, before React hears of it.
  addEventListener("submit", onSubmit, true);
  addEventListener("pageshow", () => (last = undefined));
  const onInput = ({ target }: Event) => showState(target as Field, false);
  document.addEventListener("input", onInput, { capture: true, signal });
  countAsTyped(document);
}

/** A switch of the language then waits for React, which keeps what is wrong. */
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

/** Shows the message under a wrong field where it `mayAppear`, and hides it under a right one. */
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
