import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { fieldMessage } from "#leads/accept/form-fields.ts";
import type { Language } from "#language/languages.ts";
import { m } from "#language/paraglide/messages.js";
import { translatePath } from "#language/translate-path.ts";
import { trackEvent } from "#site/navigation/track-event.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { showToast } from "#site/ui/toast/toast-store.ts";
import { type AcceptedWords, rememberAcceptedLead } from "./accepted-lead.ts";
import { checkFields, wrongMessage } from "./check-fields.ts";
import { fillFields, forgetDraft, readDraft } from "./drafts.ts";
import { type Fields, type FormResult, NO_RESULT } from "./form-result.ts";
import { postLead, visitCampaign } from "./post-lead.ts";

/** Titles and texts of a form's two notices, and the lines that stay by the button after them. */
interface LeadFormWords extends AcceptedWords {
  readonly failed: () => string;
  readonly failedText: () => string;
  /** Without it, what the server says. */
  readonly failedNote?: () => string;
}

interface LeadFormOptions {
  /** The ids of the form's fields begin so: a page may hold several forms. */
  readonly id: string;
  /** Where script posts to; without script the form posts to its own page. */
  readonly endpoint: string;
  /** The fields that people fill, in the order of the page. */
  readonly fields: readonly string[];
  /** What the route's action returned, where the browser posted the form without script. */
  readonly actionResult: FormResult | undefined;
  /** The values of the fields before anybody types. */
  readonly defaults?: Fields;
  /** The same, where the link that led here says it: it goes before what was chosen earlier. */
  readonly chosen?: Fields;
  readonly words: LeadFormWords;
}

const NOTHING: Fields = {};

interface ShownForm {
  readonly pathname: string;
  readonly last: { readonly result: FormResult; readonly language: Language };
  readonly submission: { readonly current: { readonly text: string; readonly id: string } };
}

/** The forms as they were shown last: the same page in another language goes on with them. */
const shownForms = new Map<string, ShownForm>();

/** The states of a form (rule 6.13): idle, submitting, then success or failure. */
export function useLeadForm(options: LeadFormOptions) {
  const { id, endpoint, fields, actionResult = NO_RESULT, words } = options;
  const { defaults = NOTHING, chosen = NOTHING } = options;
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const [shown] = useState(() => {
    const before = navigation === NavigationType.Replace ? shownForms.get(id) : undefined;
    if (before === undefined || before.pathname === pathname) return undefined;
    return translatePath(before.pathname, language) === pathname ? before : undefined;
  });
  const [last, setLast] = useState(shown?.last ?? { result: actionResult, language });
  const [isSending, setIsSending] = useState(false);
  // Another form for the next message: that is how all its fields become empty.
  const [round, setRound] = useState(0);
  const isBusy = useRef(false);
  const submission = useRef(shown?.submission.current ?? { text: "", id: "" });
  const result =
    last.language === language ? last.result : resultInLanguage(last.result, language, words);

  useEffect(() => {
    shownForms.set(id, { pathname, last, submission });
  }, [id, pathname, last]);

  const shownKey = useRef(key);
  const choices = Object.entries(chosen).filter(([, value]) => value !== "");
  const presets: Fields = { ...defaults, ...Object.fromEntries(choices) };
  const start = JSON.stringify(presets);
  // On arrival and at each link that leads to this very page: what was typed, else what is preset.
  useLayoutEffect(() => {
    // A link to the very URL that is shown replaces it, and so does the choice of a language,
    // which shows another page.
    const isReplaced = navigation === NavigationType.Replace && shownKey.current !== key;
    shownKey.current = key;
    if (navigation === NavigationType.Push || isReplaced) {
      forgetDraft(
        id,
        choices.map(([name]) => name),
      );
    }
    if (form.current === null) return;
    fillFields(form.current, { ...(JSON.parse(start) as Fields), ...readDraft(id) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the choices are the navigation's
  }, [id, key, start, round]);

  // What was found wrong before React came is this form's state from now on.
  useLayoutEffect(() => {
    const wrong = form.current?.querySelectorAll<HTMLInputElement>(FIRST_WRONG) ?? [];
    if (last.result !== NO_RESULT || form.current === null || wrong.length === 0) return;
    const values = typedFields(form.current);
    const errors = Array.from(wrong, ({ name }) => [name, wrongMessage(name, language)] as const);
    const found = Object.fromEntries(errors);
    setLast({ result: { status: "wrong", message: "", errors: found, values }, language });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when React takes the page over
  }, []);

  function show(next: FormResult, focused: string) {
    flushSync(() => {
      setLast({ result: next, language });
      setIsSending(false);
      if (next.status === "sent") setRound((value) => value + 1);
    });
    form.current?.querySelector<HTMLElement>(focused)?.focus();
  }

  async function send(typed: Fields) {
    setIsSending(true);
    const posted = await postLead(endpoint, withEnvelope(typed), typed, m.lead_failed());
    if (posted.status === "wrong") return show(posted, FIRST_WRONG);
    if (posted.status === "failed") {
      showToast({ title: words.failed, text: words.failedText, isError: true });
      return show({ ...posted, message: words.failedNote?.() ?? posted.message }, "button");
    }
    submission.current = { text: "", id: "" };
    forgetDraft(id);
    rememberAcceptedLead(words);
    trackEvent("generate_lead", typed["restaurant"]);
    showToast({ title: words.sent, text: words.sentText, isError: false });
    show({ ...posted, message: words.sentNote() }, RESULT);
  }

  /** The same texts are the same submission, however often they are sent (rule 6.6). */
  function withEnvelope(typed: Fields) {
    const text = JSON.stringify(typed);
    if (submission.current.text !== text) submission.current = { text, id: newId() };
    const hasCampaign = Object.keys(typed).some((name) => name.startsWith("utm_"));
    return {
      ...(hasCampaign ? {} : visitCampaign(location.search)),
      ...typed,
      submissionId: submission.current.id,
      elapsed: Math.round(performance.now()),
    };
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const typed = typedFields(event.currentTarget);
    const errors = checkFields(typed, language);
    if (Object.keys(errors).length > 0) {
      show({ status: "wrong", message: "", errors, values: typed }, FIRST_WRONG);
      return;
    }
    isBusy.current = true;
    await send(typed);
    isBusy.current = false;
  }

  /** The message under a field goes as soon as the field is right. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    if (result.errors[name] === undefined) return;
    if (checkFields(typedFields(event.currentTarget), language)[name] !== undefined) return;
    const { [name]: _, ...errors } = result.errors;
    setLast({ result: { ...result, errors }, language });
  }

  const firstWrong = fields.find((name) => actionResult.errors[name] !== undefined);
  return {
    id,
    form,
    round,
    result,
    /** Whether the result came with the page, without script. */
    isFromPage: result === actionResult,
    isSending,
    onSubmit,
    onInput,
    /** The props of a field that show its state. */
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      error: result.errors[name],
      wrong: wrongMessage(name, language),
      defaultValue: (round === 0 ? actionResult.values[name] : undefined) ?? presets[name] ?? "",
      autoFocus: name === firstWrong,
    }),
  };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;

const FIRST_WRONG = "[aria-invalid=true]";
const RESULT = "[data-result]";

function typedFields(form: HTMLFormElement): Fields {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(texts);
}

/** Empty where the browser makes none (a page without a secure connection). */
function newId(): string {
  const { randomUUID } = crypto as Partial<Pick<Crypto, "randomUUID">>;
  return randomUUID?.call(crypto) ?? "";
}

/** The same result in the language that the visitor has chosen since. */
function resultInLanguage(
  result: FormResult,
  language: Language,
  words: Pick<LeadFormWords, "sentNote" | "failedNote">,
): FormResult {
  const { status, values } = result;
  if (status === "sent") return { ...result, message: words.sentNote() };
  if (status === "failed") return { ...result, message: words.failedNote?.() ?? m.lead_failed() };
  const found = checkFields(values, language);
  const errors = Object.keys(result.errors).map((name) => {
    return [name, found[name] ?? fieldMessage(name, language)] as const;
  });
  return { ...result, errors: Object.fromEntries(errors) };
}
