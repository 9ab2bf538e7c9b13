import "react";
import type { EventName } from "#api/insights/tracked-events.ts";

declare module "react" {
  // The counted event of a click, and its restaurant; see on-intent/count-events.ts.
  interface HTMLAttributes<T> {
    "data-event"?: EventName;
    "data-restaurant"?: string | undefined;
  }
  // The description of a form for assistants (WebMCP's declarative API).
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** For forms that only lead to a page: the assistant may submit. */
    toolautosubmit?: "";
  }
  // HTML's invoker commands, which React's types lack.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
