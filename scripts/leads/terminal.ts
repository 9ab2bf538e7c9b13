/** Where a command writes: its output, and what went wrong. */
export interface Terminal {
  say(text: string): void;
  complain(text: string): void;
}

/** Space, and the control characters that a terminal would obey. */
const CONTROLS = /[\s\p{Cc}\p{Cf}]+/gu;

/** A visitor's text on one line that a terminal only shows. */
export function harmless(text: string): string {
  return text.replaceAll(CONTROLS, " ").trim();
}
