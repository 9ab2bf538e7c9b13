export interface Engine {
  /** The name in messages. */
  readonly title: string;
  /** Missing Debian packages; undefined if it can start. */
  missing(): string | undefined;
  /** The narrowest possible window. */
  readonly narrowest: number;
  /** Console messages about this engine, not the site. */
  readonly ownMessages: readonly RegExp[];
  /** Starts one worker's browser for the site at `siteUrl`. */
  start(siteUrl: string): Promise<RunningEngine>;
}

export interface RunningEngine {
  readonly siteUrl: string;
  /** Opens a window without storage, cookies and permissions. */
  openWindow(): Promise<EngineWindow>;
  /** Ends all processes, even hung ones. */
  stop(): Promise<void>;
}

/** The primitives of every engine's window; `browserTab` builds a visitor's actions on them. */
export interface EngineWindow {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Evaluates a JavaScript expression in the page to plain data. */
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
