import { useLoaderData } from "react-router";
import { fetchRestaurantNames } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { fetchClicks, fetchMissing, fetchToday } from "#desk/client/api/today-calls.ts";
import { dateWords } from "#desk/client/hours/opening-hours-words.ts";
import { placesOf } from "#desk/client/layout/places.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { ClickTable } from "#desk/client/ui/click-table.tsx";
import { daysUpTo, groupToday } from "#desk/client/ui/group-days.ts";
import { Page, Section } from "#desk/client/ui/page.tsx";
import { roleName } from "#desk/client/ui/role-words.ts";
import { HousesToday } from "./houses-today.tsx";
import { MissingByHouse } from "./missing-by-house.tsx";
import { WaitingGuestList } from "./waiting-guest-list.tsx";
import { WaitingPieceList } from "./waiting-piece-list.tsx";
import "./home.css";

async function load() {
  const [yesterday = ""] = daysUpTo(groupToday(), 2);
  const [today, clicks, restaurants] = await Promise.all([
    fetchToday(),
    fetchClicks(yesterday),
    fetchRestaurantNames(),
  ]);
  // What is missing is looked for in all content: nobody waits for it who has no restaurants to write.
  const missing = today.houses.length === 0 ? undefined : await fetchMissing();
  return { ...today, clicks, restaurants, missing };
}

export const loader = lastKnown(load);

/** The first page: the day of whoever has signed in. */
export function Component() {
  const { name, role } = useMe();
  const loaded = useLoaderData<Awaited<ReturnType<typeof load>>>();
  const { houses, guests, waiting, waitingInAll, clicks, restaurants, missing } = loaded;
  const opens = new Set(placesOf(role).map(({ to }) => to));
  return (
    <Page title={m.home_title({ name })} lead={`${dateWords(groupToday())} · ${roleName(role)}`}>
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
