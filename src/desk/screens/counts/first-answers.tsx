import type { FirstAnswers } from "#server/desk/today/today-contract.ts";
import type { RestaurantName } from "#desk/api/desk-calls.ts";
import { dayInWords, hoursInWords, numberInWords } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { nameIn } from "#desk/ui/lead-words.ts";
import { Section } from "#desk/ui/page.tsx";
import { Table } from "#desk/ui/table.tsx";

interface FirstAnswersProps {
  readonly answers: readonly FirstAnswers[];
  readonly restaurants: readonly RestaurantName[];
}

export function FirstAnswerSection({ answers, restaurants }: FirstAnswersProps) {
  const inAll = answers.find(({ restaurant }) => restaurant === null);
  const ofHouses = answers.filter(({ restaurant, week }) => restaurant !== null && week === null);
  const ofWeeks = answers
    .filter(({ week }) => week !== null)
    .toSorted((one, other) => (other.week ?? "").localeCompare(one.week ?? ""));
  if (inAll === undefined || inAll.guests === 0) return null;
  const house = {
    title: m.column_restaurant(),
    render: ({ restaurant }: FirstAnswers) => nameIn(restaurants, restaurant ?? ""),
  };
  return (
    <Section title={m.answers_title()}>
      <p>{sentence(inAll)}</p>
      <p className="small">{m.answers_hint()}</p>
      <Table
        caption={m.answers_title()}
        rows={ofHouses}
        keyOf={({ restaurant }) => restaurant ?? ""}
        columns={[{ ...house, isHead: true }, ...columns()]}
      />
      <details className="folded">
        <summary>{m.answers_by_week()}</summary>
        <Table
          caption={m.answers_by_week()}
          rows={ofWeeks}
          keyOf={({ restaurant, week }) => `${week} ${restaurant}`}
          columns={[
            {
              title: m.answers_week(),
              isHead: true,
              render: ({ week }) => dayInWords(week ?? ""),
            },
            house,
            ...columns(),
          ]}
        />
      </details>
    </Section>
  );
}

function sentence({ guests, answered, medianMinutes }: FirstAnswers): string {
  const counts = { guests: numberInWords(guests), answered: numberInWords(answered) };
  if (medianMinutes === null) return m.answers_none(counts);
  return m.answers_half({ ...counts, time: waited(medianMinutes) });
}

const waited = (minutes: number | null) =>
  minutes === null ? "–" : hoursInWords(Math.max(1, minutes) / 60);

const columns = () => [
  { title: m.answers_guests(), render: ({ guests }: FirstAnswers) => numberInWords(guests) },
  { title: m.answers_answered(), render: ({ answered }: FirstAnswers) => numberInWords(answered) },
  { title: m.answers_median(), render: ({ medianMinutes }: FirstAnswers) => waited(medianMinutes) },
  {
    title: m.answers_longest(),
    render: ({ longestMinutes }: FirstAnswers) => waited(longestMinutes),
  },
];
