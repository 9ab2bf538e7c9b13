import type { Restaurant } from "#content/snapshot.ts";
import type { Language } from "#language/languages.ts";

/** The awards of a restaurant in one language. */
export function awardLines(awards: Restaurant["awards"], language: Language) {
  return (awards ?? []).map(({ year, giver, text }) => ({
    year: year[language],
    giver: giver[language],
    text: text[language],
  }));
}

/** Awards, each with its year and with who gave it. */
export function AwardList({ awards }: { awards: Readonly<ReturnType<typeof awardLines>> }) {
  return (
    <ul className="border-b border-line">
      {awards.map(({ year, giver, text }) => (
        <li
          key={`${year} ${giver} ${text}`}
          className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[9rem_1fr]"
        >
          <p className="figures font-display text-lead leading-tight font-light">{year}</p>
          <div>
            <p>{giver}</p>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
