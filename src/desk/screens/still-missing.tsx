import { Link, useLoaderData } from "react-router";
import type {
  MissingFact,
  MissingFacts,
  MissingWhat,
} from "#content/desk/missing/missing-contract.ts";
import { lastKnown } from "../api/last-known.ts";
import { fetchMissing } from "../api/today-calls.ts";
import { numberInWords } from "../language/desk-language.ts";
import { m } from "../paraglide/messages.js";
import { Page, Section } from "../ui/page.tsx";
import { Table } from "../ui/table.tsx";
import { KINDS } from "../kinds/all-kinds.ts";
import { pageName } from "../kinds/page-names.ts";
import { MENU_WORDS } from "../kinds/restaurant-words.ts";

type Words = (inputs: { readonly count: number }) => string;

const WORDS: Readonly<Record<MissingWhat, Words>> = {
  hours: m.hours_title,
  "booking-link": m.missing_booking_link,
  phone: m.field_phone,
  whatsapp: () => "WhatsApp",
  "gift-cards": m.missing_gift_cards,
  "applicant-system": m.missing_applicant_system,
  coordinates: m.restaurant_coordinates,
  menu: m.missing_menu,
  "wine-list": m.missing_wine_list,
  happenings: m.missing_happenings,
  "whole-menu": m.missing_whole_menu,
  photograph: m.missing_photograph,
  "picture-text": m.missing_picture_text,
  translation: m.missing_translation,
};

export const loader = lastKnown(fetchMissing);

/** Gaps of the site by restaurant, most visited first. */
export function Component() {
  const { facts, total, houses } = useLoaderData<MissingFacts>();
  const byHouse = Map.groupBy(facts, ({ restaurant }) => restaurant);
  const shown = [...byHouse].flatMap(([slug, lacks]) => {
    const house = houses.find(({ restaurant }) => restaurant === slug);
    return house === undefined ? [] : [{ ...house, lacks }];
  });
  const others = facts.filter(
    (fact) => !shown.some(({ restaurant }) => restaurant === fact.restaurant),
  );
  return (
    <Page title={m.nav_still_missing()} lead={m.still_missing_lead()}>
      <p role="status">
        {total === 0 ? m.still_missing_none() : m.still_missing_total({ count: total })}
      </p>
      {shown.map(({ restaurant, name, inAll, missing, lacks }) => (
        <Section
          key={restaurant}
          title={name}
          action={
            <p className="small">
              {[
                m.today_progress({ done: inAll - missing, count: inAll }),
                m.still_missing_visitors({ count: numberInWords(lacks[0]?.visitors ?? 0) }),
              ].join(" · ")}
            </p>
          }
        >
          <Lacks of={name} facts={lacks} where={menuWords} />
        </Section>
      ))}
      {others.length > 0 && (
        <Section title={m.page_group()}>
          <Lacks of={m.page_group()} facts={others} where={pieceWords} />
        </Section>
      )}
    </Page>
  );
}

interface LacksProps {
  readonly of: string;
  readonly facts: readonly MissingFact[];
  readonly where: (fact: MissingFact) => string;
}

function Lacks({ of, facts, where }: LacksProps) {
  return (
    <Table
      caption={of}
      rows={facts}
      keyOf={({ kind, slug, what }) => `${kind}/${slug} ${what}`}
      columns={[
        {
          title: m.still_missing_what(),
          isHead: true,
          render: (fact) => {
            const { kind, slug, field, menu } = fact;
            const words = WORDS[fact.what](fact);
            const about = menu === null ? "" : ` · ${MENU_WORDS[menu]()}`;
            return (
              <Link
                to={slug === "" ? `/${kind}` : `/${kind}/${slug}#${field}`}
                className="text-link"
                aria-label={`${words}: ${pieceWords(fact)}${about}`}
              >
                {words}
              </Link>
            );
          },
        },
        { title: m.column_where(), render: where },
      ]}
    />
  );
}

function menuWords({ menu, kind }: MissingFact): string {
  return menu === null ? KINDS[kind].title() : MENU_WORDS[menu]();
}

/** Site-wide facts have no name. */
function pieceWords({ kind, slug, name }: MissingFact): string {
  return (kind === "pages" && pageName(slug)) || name || KINDS[kind].title();
}
