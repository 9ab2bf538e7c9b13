import { dialledNumber, formatPhone } from "#language/phone-number.ts";
import { m } from "#language/paraglide/messages.js";
import { type GroupContact, useGroupContact } from "#site/navigation/use-group-contact.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";

/** The group's line as a link, or nothing without one. */
export function CentralLine({ className }: { className: string }) {
  const line = useGroupContact();
  const dialled = dialledNumber(line.phone);
  if (dialled === undefined) return null;
  return (
    <a
      href={`tel:${dialled}`}
      data-event="call_click"
      aria-label={callOf(line)}
      className={`figures ${className}`}
    >
      {formatPhone(line.phone)}
    </a>
  );
}

/** The same as a button. */
export function CentralLineButton() {
  const line = useGroupContact();
  const dialled = dialledNumber(line.phone);
  if (dialled === undefined) return null;
  return (
    <a
      href={`tel:${dialled}`}
      data-event="call_click"
      aria-label={callOf(line)}
      className={buttonClass("outline", "figures")}
    >
      <span className="inline-flex items-center gap-2.5 text-start">
        <Icon name="phone" />
        <DotSeparated items={[line.phoneOwner, formatPhone(line.phone)]} />
      </span>
    </a>
  );
}

/** Begins with what is done and ends with the words that are seen. */
function callOf({ phone, phoneOwner }: GroupContact): string {
  const number = formatPhone(phone);
  return phoneOwner === ""
    ? `${m.central_line_call()}: ${number}`
    : `${m.restaurant_call({ name: phoneOwner })} · ${number}`;
}
