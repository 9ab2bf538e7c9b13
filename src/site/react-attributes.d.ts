import "react";
import type { EventName } from "#api/insights/tracked-events.ts";

declare module "react" {
  // What a click on an element counts as, and for which restaurant; see bootstrap/count-events.ts.
  interface HTMLAttributes<T> {
    "data-event"?: EventName;
    /** The restaurant's slug. */
    "data-restaurant"?: string | undefined;
  }
  // What assistants know of a form (WebMCP's declarative API), where their browser has it.
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** Of a form that only asks for a page: it may be sent without the visitor's look at it. */
    toolautosubmit?: "";
  }
  // Invoker commands of HTML, which React's types do not know yet.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
