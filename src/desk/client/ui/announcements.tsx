import { Paper } from "@mantine/core";
import { failureOf } from "../api/call-failure.ts";
import { m } from "../paraglide/messages.js";
import { Button, LinkButton } from "./button.tsx";
import { failureWords } from "./failure-notice.tsx";
import { createStore } from "./store.ts";

/** Takes back what was done; what it throws is said. */
export type Undo = () => Promise<unknown> | void;

/** What was done, for a moment, with a way back where there is one. */
interface Announcement {
  readonly text: string;
  readonly undo?: Undo;
  /** The path on the site where it is to be seen. */
  readonly page?: string;
}

const current = createStore<Announcement | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Long enough to read a sentence twice and to reach its button by keyboard. */
const SHOWN_MS = 12_000;

/**
 * Says what was done; `undo` offers to take it back, `page` to see it on the site. It replaces what was said
 * before.
 */
export function announce(text: string, undo?: Undo, page?: string): void {
  current.set({ text, ...(undo && { undo }), ...(page !== undefined && { page }) });
  clearTimeout(timer);
  timer = setTimeout(() => current.set(undefined), SHOWN_MS);
}

/** Says why something did not work, where nothing on the page does. */
export const announceFailure = (error: unknown): void => announce(failureWords(failureOf(error)));

/** Where announcements appear; it is always there, so that screen readers notice them. */
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
