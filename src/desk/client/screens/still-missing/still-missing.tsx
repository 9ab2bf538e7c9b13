import { Link, useLoaderData } from "react-router";
import type { MissingFact, MissingFacts, MissingWhat } from "#desk/missing-contract.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { fetchMissing } from "#desk/client/api/today-calls.ts";
import { numberInWords } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { Page } from "#desk/client/ui/page.tsx";
import { Table } from "#desk/client/ui/table.tsx";
import { KINDS } from "#desk/client/kinds/all-kinds.ts";
import { MENU_WORDS } from "#desk/client/kinds/restaurant-words.ts";

type Words = (inputs: { readonly count: number }) => string;

const WORDS: Readonly<Record<MissingWhat, Words>> = {
  hours: m.missing_hours,
  "booking-link": m.missing_booking_link,
  phone: m.missing_phone,
  whatsapp: () => "WhatsApp",
  coordinates: m.missing_coordinates,
  menu: m.missing_menu,
  happenings: m.missing_happenings,
  "whole-menu": m.missing_whole_menu,
  photograph: m.missing_photograph,
  "picture-text": m.missing_picture_text,
  translation: m.missing_translation,
};

export const loader = lastKnown(fetchMissing);

/** What the site still lacks; what most visitors meet comes first. */
export function Component() {
  const { facts, total } = useLoaderData<MissingFacts>();
  return (
    <Page title={m.nav_still_missing()} lead={m.still_missing_lead()}>
      <p role="status">
        {total === 0 ? m.still_missing_none() : m.still_missing_total({ count: total })}
      </p>
      {facts.length > 0 && (
        <Table
          caption={m.nav_still_missing()}
          rows={facts}
          keyOf={({ kind, slug, what }) => `${kind}/${slug} ${what}`}
          columns={[
            {
              title: m.still_missing_what(),
              isHead: true,
              render: ({ what, count, kind, slug, field, ...named }) => (
                <Link
                  to={slug === "" ? `/${kind}` : `/${kind}/${slug}#${field}`}
                  className="text-link"
                  aria-label={`${WORDS[what]({ count })}: ${whereWords({ kind, ...named })}`}
                >
                  {WORDS[what]({ count })}
                </Link>
              ),
            },
            { title: m.still_missing_where(), render: whereWords },
            {
              title: m.still_missing_visitors(),
              render: ({ visitors }) =>
                visitors === null ? m.still_missing_not_counted() : numberInWords(visitors),
            },
          ]}
        />
      )}
    </Page>
  );
}

function whereWords({ kind, name, menu }: Pick<MissingFact, "kind" | "name" | "menu">): string {
  if (KINDS[kind].only !== undefined || name === "") return KINDS[kind].title();
  return menu === null ? name : `${name} · ${MENU_WORDS[menu]()}`;
}
