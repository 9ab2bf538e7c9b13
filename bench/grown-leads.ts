import { sql } from "drizzle-orm";
import type { Orm } from "#database/database.ts";

/** Rows per statement. */
const AT_ONCE = 5000;

/**
 * Adds leads, one every five minutes back from now: delivered, every fiftieth quarantined. `hasHistory` adds their first
 * two transitions.
 */
export async function growLeads(
  orm: Orm,
  count: number,
  { hasHistory }: { readonly hasHistory: boolean },
): Promise<void> {
  for (let first = 1; first <= count; first += AT_ONCE) {
    const last = Math.min(count, first + AT_ONCE - 1);
    const grown = sql`
      insert into leads (form, fingerprint, language, name, email, phone, subject, restaurant, message,
        event_type, budget, preferred_date, campaign, score, state, mailed_at, created_at)
      select 'contact_form', md5(number::text), 'pt', 'Maria Silva ' || number,
        number || '@example.com', '+55 11 99999-0000', 'reservas', 'rubaiyat-rio',
        repeat('Gostaria de reservar uma mesa para o jantar. ', 4) || md5(number::text),
        '', '', '',
        '{"source":"","medium":"","campaign":"","content":"","term":""}', 50,
        case when number % 50 = 0 then 'quarantined' else 'delivered' end, clock_timestamp(),
        clock_timestamp() - number * interval '5 minutes'
      from generate_series(${first}::int, ${last}::int) as number
    `;
    const withHistory = sql`
      with grown as (${grown} returning id, state, created_at)
      insert into lead_transitions (lead_id, state, at)
      select id, 'waiting', created_at from grown
      union all select id, state, created_at + interval '1 second' from grown
    `;
    await orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(hasHistory ? withHistory : grown);
    });
  }
  await orm.execute(sql`analyze leads`);
}
