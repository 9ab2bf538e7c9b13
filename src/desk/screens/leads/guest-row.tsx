import { Badge, Checkbox } from "@mantine/core";
import { NavLink } from "react-router";
import { type ListedLead, waitsForAPerson } from "#leads/desk/contract.ts";
import type { RestaurantName } from "#desk/api/desk-calls.ts";
import { dayInWords, timeOfToday, waitedSince } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import {
  formName,
  handlingOf,
  isolated,
  nameIn,
  reasonText,
  stateName,
} from "#desk/ui/lead-words.ts";

interface GuestRowProps {
  readonly lead: ListedLead;
  readonly restaurants: readonly RestaurantName[];
  readonly query: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Shows a lead in two lines, or in one if there is room. */
export function GuestRow({ lead, restaurants, query, isChosen, onChoose }: GuestRowProps) {
  const { id, at, email, restaurant, beginning, preferredDate, preferredTime, guestCount } = lead;
  const name = lead.name === "" ? email : lead.name;
  // A table request shows its day, hour and people instead of a form name.
  const wishes = [
    ["kind", preferredTime === "" ? formName(lead.form) : m.leads_table()],
    ["day", preferredDate === "" ? "" : dayInWords(preferredDate)],
    ["hour", preferredTime],
    ["people", guestCount === null ? "" : m.leads_people({ count: guestCount })],
  ] as const;
  return (
    <li className="guest-row">
      <Checkbox
        className="check"
        aria-label={m.leads_choose({ name: isolated(name) })}
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <NavLink to={`/leads/${id}?${query}`} className="guest">
        <bdi className="guest-name">{name}</bdi>
        <span className="guest-wish">
          {wishes.map(([part, text]) => (
            <bdi key={part} className={`guest-${part}`}>
              {text}
            </bdi>
          ))}
          <span className="guest-text">
            <bdi>{nameIn(restaurants, restaurant)}</bdi>{" "}
            <bdi className="small" dir="auto">
              {beginning}
            </bdi>
          </span>
        </span>
        <time className="guest-time" dateTime={at}>
          {timeOfToday(at) ?? dayInWords(at)}
        </time>
        <span className="guest-state">
          <WhereItStands lead={lead} />
        </span>
      </NavLink>
    </li>
  );
}

/** Shows the handling, and the delivery if it waits for a person. */
function WhereItStands({ lead }: { readonly lead: ListedLead }) {
  const { handling, owner, at, state, reason, followUpOn } = lead;
  const name = handlingOf(lead);
  const isStuck = waitsForAPerson(lead);
  return (
    <>
      {name !== undefined && <Badge data-handling={handling}>{name}</Badge>}
      {followUpOn !== null && <Badge>{m.follow_up_on({ day: dayInWords(followUpOn) })}</Badge>}
      {(handling === "new" || handling === "taken") && state !== "quarantined" && (
        <span className="small">{m.lead_waits({ time: waitedSince(at) })}</span>
      )}
      {owner !== null && <span className="small">{isolated(owner.name)}</span>}
      {(isStuck || name === undefined) && (
        <>
          <Badge data-state={state}>{stateName(state)}</Badge>
          {reason !== "" && <span className="small">{reasonText(reason)}</span>}
        </>
      )}
    </>
  );
}
