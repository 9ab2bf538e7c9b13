import { Paper } from "@mantine/core";
import { failureOf } from "../api/call-failure.ts";
import { m } from "../paraglide/messages.js";
import { Button, LinkButton } from "./button.tsx";
import { failureWords } from "./failure-notice.tsx";
import { createStore } from "./store.ts";

/** Undoes an action; an error is announced. */
export type Undo = () => Promise<unknown> | void;

/** A temporary message about an action, with an undo if possible. */
interface Announcement {
  readonly text: string;
  readonly undo?: Undo;
  /** The changed page's path on the site. */
  readonly page?: string;
}

const current = createStore<Announcement | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Long enough to read a sentence twice and reach its button by keyboard. */
const SHOWN_MS = 12_000;

/**
 * Announces an action, replacing the last message; `undo` offers to revert it, `page` to view it on
 * the site.
 */
export function announce(text: string, undo?: Undo, page?: string): void {
  current.set({ text, ...(undo && { undo }), ...(page !== undefined && { page }) });
  clearTimeout(timer);
  timer = setTimeout(() => current.set(undefined), SHOWN_MS);
}

export const announceFailure = (error: unknown): void => announce(failureWords(failureOf(error)));

/** The place of announcements, always present, so that screen readers notice them. */
export function Announcements() {
  const shown = current.use();
  const undo = shown?.undo;
  return (
    <div role="status" className="announcements">
      {shown !== undefined && (
        <Paper
          className="announcement on-dark flex flex-wrap items-center gap-x-4"
          shadow="lg"
          px="md"
          py="xs"
        >
          <p>{shown.text}</p>
          {shown.page !== undefined && (
            <LinkButton href={shown.page} target="_blank" variant="quiet">
              {m.see_on_site()}
            </LinkButton>
          )}
          {undo !== undefined && (
            <Button
              variant="quiet"
              onClick={() => {
                current.set(undefined);
                void takeBack(undo);
              }}
            >
              {m.undo()}
            </Button>
          )}
        </Paper>
      )}
    </div>
  );
}

async function takeBack(undo: Undo): Promise<void> {
  try {
    await undo();
  } catch (error) {
    announceFailure(error);
  }
}
