import { m } from "../paraglide/messages.js";

/** Shown before the first screen. */
export function Loading() {
  return (
    <p role="status" className="p-[clamp(1.75rem,6vw,4.5rem)] text-(--muted)">
      {m.loading()}
    </p>
  );
}
