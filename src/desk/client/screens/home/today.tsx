import { dateWords } from "#desk/client/hours/opening-hours-words.ts";
import { placesOf } from "#desk/client/layout/places.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { ClickTable } from "#desk/client/ui/click-table.tsx";
import { groupToday } from "#desk/client/ui/group-days.ts";
import { Page, Section } from "#desk/client/ui/page.tsx";
import { roleName } from "#desk/client/ui/role-words.ts";
import type { Day } from "./home.tsx";
import { HousesToday } from "./houses-today.tsx";
import { MissingByHouse } from "./missing-by-house.tsx";
import { WaitingGuestList } from "./waiting-guest-list.tsx";
import { WaitingPieceList } from "./waiting-piece-list.tsx";
import "./home.css";

/** The day of whoever has signed in. */
export function TodayScreen({ day }: { readonly day: Day }) {
  const { name, role } = useMe();
  const { houses, guests, waiting, waitingInAll, clicks, restaurants, missing } = day;
  const opens = new Set(placesOf(role).map(({ to }) => to));
  return (
    <Page
      title={m.home_title({ name })}
      lead={`${dateWords(groupToday())}\u{a0}· ${roleName(role)}`}
    >
      {houses.length > 0 && <HousesToday houses={houses} />}
      {opens.has("/counts") && <WaitingGuestList guests={guests} restaurants={restaurants} />}
      {opens.has("/missing") && (
        <WaitingPieceList pieces={waiting} inAll={waitingInAll} restaurants={restaurants} />
      )}
      <Section title={m.today_clicks()}>
        <ClickTable caption={m.today_clicks()} clicks={clicks} restaurants={restaurants} />
      </Section>
      {missing !== undefined && <MissingByHouse houses={missing.houses} />}
    </Page>
  );
}
