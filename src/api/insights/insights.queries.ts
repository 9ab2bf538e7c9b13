import { sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";
import { LOCK_TIMEOUT } from "#database/database-errors.ts";
import { dailyEvents, TODAY } from "#database/schema/daily-events.ts";
import { leads } from "#database/schema/leads.ts";
import type { Language } from "#language/languages.ts";
import type { EventName, TrackedEvent } from "./tracked-events.ts";

const ONE_MORE = sql`
  on conflict (day, event, restaurant, language) do update set count = ${dailyEvents.count} + 1
`;

export async function countEvent(
  orm: Orm,
  { event, restaurant, language }: TrackedEvent & { readonly language: Language },
): Promise<void> {
  await orm.execute(sql`
    insert into ${dailyEvents} (day, event, restaurant, language, count)
    values (${TODAY}, ${event}, ${restaurant}, ${language}, 1)
    ${ONE_MORE}
  `);
}

/**
 * Counts a stored lead, outside its transaction: all leads of a day share a row, which a hanging transaction would block.
 * Waits at most a second for that row.
 */
export async function countLead(orm: Orm, leadId: string): Promise<void> {
  const event: EventName = "generate_lead";
  await orm.execute(sql`
    insert into ${dailyEvents} (day, event, restaurant, language, count)
    select ${TODAY}, ${event}, ${leads.restaurant}, ${leads.language}, 1
    from ${leads} where ${leads.id} = ${leadId} and ${LOCK_TIMEOUT}
    ${ONE_MORE}
  `);
}
