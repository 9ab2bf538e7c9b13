import { isDeepStrictEqual } from "node:util";
import { publishedPiece } from "#database/publish-piece.ts";
import { type Action, type Commit, FIRST, type Row } from "./content-changes.ts";
import type { Given, Lived } from "./content-history.ts";
import { isTrouble } from "./two-processes.ts";

type Content = Row["content"] | undefined;

/** Whether a process could come to no end with a plan. */
const canBeInterrupted = ({ lines, choices = [] }: Given) =>
  choices.length > 0 || lines.some((one) => isTrouble(one) && !("passes" in one));

/** What is wrong with a history of content; empty: nothing. `seen` is told what came about. */
export function faultsOf(given: Given, lived: Lived, seen: Set<string>): string[] {
  const found: string[] = [];
  /** What was published, one after the other, and the revision and who it was by. */
  const states: { content: Content; revision?: string; by?: string }[] = [{ content: FIRST }];
  let revision = 0;
  for (const commit of lived.commits) {
    const say = (what: string) => found.push(`${nameOf(commit.action)} ${what}`);
    const entry = commit.changes.find(({ table }) => table === "content_entries");
    const drafts = commit.changes.filter(({ table }) => table === "content_drafts");
    const before = states.at(-1)?.content;
    const after = entry === undefined ? before : entry.after?.content;
    for (const announced of commit.revisions) {
      if (Number(announced) !== ++revision) say(`announced the revision ${announced}`);
    }
    if (entry !== undefined && commit.revisions.length !== 1) say("published without a revision");
    if (entry !== undefined && isDeepStrictEqual(before, after)) say("published the same");
    for (const draft of drafts) faultsOfDraft(commit, draft.before, draft.after).forEach(say);
    const expected = publicationOf(commit, before, drafts[0]?.before ?? undefined, states);
    if (typeof expected === "string") {
      if (entry !== undefined || isDue(commit, drafts)) say(expected);
    } else if (!isDeepStrictEqual(after, expected.content)) {
      say(`published ${JSON.stringify(after)} and not ${JSON.stringify(expected.content)}`);
    }
    seen.add(`${verbOf(commit.action)}: ${entry === undefined ? "" : "published"}`);
    const failed = drafts[0]?.after?.problem;
    if (failed) seen.add(`plan: ${failed}`);
    if (failed === "interrupted" && !canBeInterrupted(given)) say("set a plan aside");
    if (entry === undefined) continue;
    const by =
      commit.action.line === "plans are due" ? drafts[0]?.before?.author : commit.action.by;
    states.push({ content: after, revision: String(revision), ...(by !== undefined && { by }) });
  }

  const [, ...published] = states;
  const versions = lived.versions.filter(({ source }) => source !== "earlier");
  const earlier = lived.versions.filter(({ source }) => source === "earlier");
  const asVersions = versions.map((one) => ({
    content: one.content ?? undefined,
    revision: String(one.revision),
    by: one.actor.startsWith("npm") ? "tool" : one.actor,
  }));
  if (!isDeepStrictEqual(asVersions, published))
    found.push(`the history says ${JSON.stringify(asVersions)} of ${JSON.stringify(published)}`);
  if (earlier.length > 1 || earlier.some(({ content }) => !isDeepStrictEqual(content, FIRST)))
    found.push(`there were ${JSON.stringify(earlier)} before`);
  for (const action of lived.actions) faultsOfAnswer(given, lived, action, seen, found);
  for (const plan of lived.left)
    found.push(`a plan waits beyond its time: ${plan.publishAt?.toISOString()}`);
  return found;
}

/** Nothing is done that was refused, and what was acknowledged is done once. */
function faultsOfAnswer(
  given: Given,
  { commits, failures }: Lived,
  action: Action,
  seen: Set<string>,
  found: string[],
): void {
  const { status } = action;
  const done = commits.filter((commit) => commit.action === action).length;
  const say = (what: string) => found.push(`${nameOf(action)}, answered ${status}, ${what}`);
  seen.add(`${verbOf(action)}: ${status}`);
  const verb = verbOf(action);
  // What is there already is not published again, and what is not there not deleted.
  const mayBeNothing = verb === "restores" || verb === "reads" || action.sent?.basedOn === "";
  if (done > 1) say(`was done ${done} times`);
  if (status !== undefined && status < 300 && done === 0 && !mayBeNothing) say("was not done");
  if (status !== undefined && status >= 400 && status < 500 && done > 0) say("was done");
  if (status === 503 && !given.lines.some((line) => "loses" in line))
    say(`failed: ${failures.join(" ")}`);
}

/** What must not happen to a draft or a plan. */
function faultsOfDraft({ action, at }: Commit, before: Row | null, after: Row | null): string[] {
  const { sent = {} } = action;
  const verb = verbOf(action);
  const isPlan = before !== null && before.publish_at !== null;
  const what = before === null ? "no" : isPlan ? "the plan" : "the draft";
  const isSeen = before === null ? sent.seen === null : isSame(sent.seen, before.saved_at);
  const faults: string[] = [];
  const ask = (holds: boolean, fault: string) => void (holds || faults.push(`${fault} (${what})`));
  const isSeenDraft = isSeen && !isPlan;
  const isAtItsTime = isSame(sent.publishAt, after?.publish_at);
  const isAsSent = isDeepStrictEqual(after?.content, sent.content);
  const keeps = isDeepStrictEqual(after?.content, before?.content);
  if (verb === "writes") {
    ask(isSeenDraft && after?.publish_at === null, "overwrote what was not seen");
    ask(isAsSent, "saved something else");
  } else if (verb === "publishes") {
    ask(isSeenDraft && after === null, "published what was not seen");
    ask(isDeepStrictEqual(before?.content, sent.content), "published another draft");
  } else if (verb === "plans") {
    ask(isSeenDraft && isAtItsTime, "planned what was not seen");
    ask(keeps && isAsSent, "planned something else");
  } else if (verb === "rewritesPlan") {
    ask(isSeen && isPlan && isAtItsTime, "changed a plan that was not seen");
    ask(isAsSent, "planned something else");
  } else if (verb === "unplans") {
    ask(isSeen && isPlan && after?.publish_at === null, "ended a plan that was not seen");
  } else if (verb === "discards") {
    const { line } = action;
    ask(isSeen && after === null, "discarded what was not seen");
    ask(
      typeof line === "object" && "discards" in line && (line.discards === "plan") === isPlan,
      "discarded the other",
    );
  } else if (verb === "deletes") {
    const its = isPlan ? sent.plan : sent.draft;
    ask(after === null && isSame(its, before?.saved_at), "deleted what was not seen");
  } else if (verb === "plans are due") {
    ask(isPlan, "touched what is no plan");
    ask(at >= Date.parse(before?.publish_at ?? ""), "was early");
    if (after !== null)
      ask(
        keeps && after.publish_at === before?.publish_at && after.saved_at === before.saved_at,
        "changed a plan",
      );
    ask(after?.problem !== "interrupted" || after.attempts > 2, "gave a plan up");
    ask(after?.problem !== "invalid" && after?.problem !== "not-allowed", "could not publish");
  } else ask(false, "touched a draft");
  return faults;
}

/** What is to be published by then; a text where nothing may be. */
function publicationOf(
  { action, changes }: Commit,
  before: Content,
  draft: Row | undefined,
  states: readonly { content: Content }[],
): { content: Content } | string {
  const { sent = {} } = action;
  const verb = verbOf(action);
  const fingerprint = publishedPiece(before).fingerprint;
  if (verb === "undoes") return { content: states.length < 2 ? before : states.at(-2)?.content };
  if (verb === "restores" || verb === "deletes") {
    if (sent.basedOn !== fingerprint) return "published over what was not seen";
    return { content: verb === "deletes" ? undefined : ((sent.content ?? undefined) as Content) };
  }
  if (verb === "publishes") {
    if (draft?.based_on !== fingerprint) return "published over what was not seen";
    return { content: draft.content };
  }
  if (verb !== "plans are due") return "published unasked";
  const after = changes.find(({ table }) => table === "content_drafts")?.after ?? null;
  if (draft === undefined) return "published without a plan";
  const merged = mergedPlan(draft, before, fingerprint);
  if (after === null) return merged ?? "published over what was not seen";
  if (after.problem === "conflict" && merged !== undefined) return "saw a conflict that is none";
  return after.problem === "" ? "published and kept the plan" : { content: before };
}

/** Whether it says of a plan that it could not be published, or ended it. */
const isDue = ({ action }: Commit, drafts: readonly { after: Row | null }[]) =>
  action.line !== "plans are due"
    ? verbOf(action) === "publishes"
    : drafts[0]?.after?.problem !== "";

/** A plan over what is published, text by text; undefined where both have changed the same one. */
function mergedPlan(
  { content: mine, base, based_on }: Row,
  theirs: Content,
  fingerprint: string,
): { content: Content } | undefined {
  if (based_on === fingerprint) return { content: mine };
  if (theirs === undefined) return undefined;
  let isConflict = false;
  const choose = (was: unknown, my: unknown, their: unknown): unknown => {
    if (typeof my === "object") {
      const of = (all: unknown, key: string) => (all as Record<string, unknown> | undefined)?.[key];
      const keys = Object.keys(my as object);
      return Object.fromEntries(
        keys.map((key) => [key, choose(of(was, key), of(my, key), of(their, key))]),
      );
    }
    isConflict ||= my !== their && was !== their && was !== my;
    return was === my ? their : my;
  };
  const content = choose(base ?? undefined, mine, theirs) as Content;
  return isConflict ? undefined : { content };
}

const isSame = (one: string | null | undefined, other: string | null | undefined) =>
  Date.parse(one ?? "") === Date.parse(other ?? "");

function verbOf({ line }: Pick<Action, "line">): string {
  return typeof line === "string" ? line : (Object.keys(line).find((key) => key !== "at") ?? "");
}
const nameOf = (action: Action) =>
  `${action.by}: ${JSON.stringify(action.line)}${action.sent === undefined ? "" : ` ${JSON.stringify(action.sent)}`}`;
