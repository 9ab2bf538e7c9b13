const BASE =
  "button inline-flex max-w-full flex-wrap items-center justify-center gap-2.5 text-center " +
  "text-sm font-semibold tracking-wide wrap-anywhere " +
  "transition-colors duration-150 disabled:opacity-60";

/** Each has a border, because forced colours remove backgrounds. */
const VARIANTS = {
  /** The main action. */
  primary: "border border-transparent bg-action text-paper hover:bg-action-deep",
  /** A secondary action, in the colour of its surroundings. */
  outline: "border border-current hover:bg-current/10",
  /** On a dark photograph. */
  light: "border border-transparent bg-paper text-ink hover:bg-bone",
} as const;

const SIZES = {
  regular: "min-h-12 px-[min(1.75rem,9vw)] py-3",
  compact: "min-h-11 px-5 py-2",
} as const;

/** Returns the classes of buttons and links that look like one. */
export function buttonClass(
  variant: keyof typeof VARIANTS = "primary",
  extra = "",
  size: keyof typeof SIZES = "regular",
): string {
  return `${BASE} ${SIZES[size]} ${VARIANTS[variant]} ${extra}`.trim();
}
