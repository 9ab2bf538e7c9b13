import { useLoaderData } from "react-router";
import { fetchRestaurantNames } from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { fetchClicks, fetchMissing, fetchToday } from "#desk/api/today-calls.ts";
import { reloadedOnce } from "#desk/reload-once.ts";
import { daysUpTo, groupToday } from "#desk/ui/group-days.ts";
import type { Day } from "./today.tsx";

async function load() {
  const [yesterday = ""] = daysUpTo(groupToday(), 2);
  const [today, clicks, restaurants] = await Promise.all([
    fetchToday(),
    fetchClicks(yesterday),
    fetchRestaurantNames(),
  ]);
  const [missing, { TodayScreen }] = await Promise.all([
    // Loaded only for users with restaurants, because it reads all content.
    today.houses.length === 0 ? undefined : fetchMissing(),
    // Not loaded before sign-in.
    reloadedOnce(() => import("./today.tsx")),
  ]);
  const day: Day = { ...today, clicks, restaurants, missing };
  return { TodayScreen, day };
}

export const loader = lastKnown(load);

/** The first page. */
export function Component() {
  const { TodayScreen, day } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  return <TodayScreen day={day} />;
}
