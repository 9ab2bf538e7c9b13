import type { ComponentProps } from "react";
import { m } from "#language/paraglide/messages.js";

/** A link to another site that opens a new tab and announces it. */
export function ExternalLink({ children, ...props }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="sr-only">{` (${m.layout_new_tab()})`}</span>
    </a>
  );
}
