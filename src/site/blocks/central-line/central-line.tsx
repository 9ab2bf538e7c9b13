import type { ReactNode } from "react";
import { m } from "#language/paraglide/messages.js";
import { useGroupContact } from "#site/navigation/use-group-contact.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";

/** The group's line as a link that shows its number, or what is inside; nothing without a line. */
export function CentralLine({ className, children }: { className: string; children?: ReactNode }) {
  const {
    phone: { text: number, dialled },
    phoneOwner,
  } = useGroupContact();
  if (dialled === undefined) return null;
  // It begins with what is done and ends with the words that are seen.
  const label =
    phoneOwner === ""
      ? `${m.central_line_call()}: ${number}`
      : `${m.restaurant_call({ name: phoneOwner })} · ${number}`;
  return (
    <a
      href={`tel:${dialled}`}
      data-event="call_click"
      aria-label={label}
      className={`figures ${className}`}
    >
      {children ?? number}
    </a>
  );
}

/** The same as a button. */
export function CentralLineButton() {
  const { phone, phoneOwner } = useGroupContact();
  return (
    <CentralLine className={buttonClass("outline")}>
      <span className="inline-flex items-center gap-2.5 text-start">
        <Icon name="phone" />
        <DotSeparated items={[phoneOwner, phone.text]} />
      </span>
    </CentralLine>
  );
}
