import { m } from "../paraglide/messages.js";

/** Before the first screen is there. */
export function Loading() {
  return (
    <p role="status" className="loading">
      {m.loading()}
    </p>
  );
}
