/** A browser of one engine that tests can start; how it is driven is its own affair. */
export interface Engine {
  /** As people call it, for messages. */
  readonly title: string;
  /** What must be installed for it, as Debian names it; undefined when everything is there. */
  missing(): string | undefined;
  /** The narrowest window it can have. */
  readonly narrowest: number;
  /** Console messages that say something about this engine and nothing about the site. */
  readonly ownMessages: readonly RegExp[];
  /** Starts what one worker needs for its tests of the site at `siteUrl`. */
  start(siteUrl: string): Promise<RunningEngine>;
}

export interface RunningEngine {
  /** Where this engine finds the site. */
  readonly siteUrl: string;
  /** A window that knows nothing of earlier ones: no storage, no cookies, no permissions. */
  openWindow(): Promise<EngineWindow>;
  /** Ends all processes, however they are. */
  stop(): Promise<void>;
}

/** What every engine can do with a window; `browserTab` makes the actions of a visitor of it. */
export interface EngineWindow {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of a JavaScript expression in the page, which must be plain data. */
  evaluate(expression: string): Promise<unknown>;
  movePointer(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: PressedKey): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** Errors and warnings so far: of scripts, of the console, and of resources. */
  messages(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type PressedKey = "Enter" | "Escape" | "ArrowRight";
