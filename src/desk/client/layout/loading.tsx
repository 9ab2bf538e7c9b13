import { m } from "../paraglide/messages.js";

/** Before the first screen is there. */
export function Loading() {
  return (
    <p role="status" className="p-[clamp(1.75rem,6vw,4.5rem)] text-(--muted)">
      {m.loading()}
    </p>
  );
}
