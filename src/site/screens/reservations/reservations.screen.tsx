import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { CallToAction } from "#site/blocks/call-to-action/call-to-action.tsx";
import { CentralLineButton } from "#site/blocks/central-line/central-line.tsx";
import type { FormResult } from "#site/blocks/lead-form/form-result.ts";
import { PageHero } from "#site/blocks/page-hero/page-hero.tsx";
import { ScreenState } from "#site/blocks/screen-state/screen-state.tsx";
import type { Place } from "#site/blocks/table-form/nearest-place.ts";
import { TableForm } from "#site/blocks/table-form/table-form.tsx";
import type { Loaded, WithHead } from "#site/navigation/load-in-browser.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { useRestaurants } from "#site/navigation/use-restaurants.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { cityName } from "#site/ui/city-name.ts";
import { KeptWhole } from "#site/ui/kept-whole.tsx";
import type { TableChoice } from "./table-choice.ts";
import { TableRequest } from "./table-request.tsx";
import type { TableWay } from "./table-way.ts";
import { TableWays } from "./table-ways.tsx";

export type ReservationsData = WithHead &
  Loaded<{
    readonly choice: TableChoice;
    /** The table in words, or empty while something is missing. */
    readonly words: string;
    /** How a table is had at each restaurant that is meant. */
    readonly ways: readonly TableWay[];
    readonly experience: { readonly id: string; readonly title: string } | undefined;
    readonly places: readonly Place[];
  }>;

interface ReservationsScreenProps {
  readonly data: ReservationsData;
  readonly actionResult?: FormResult | undefined;
}

/** Asks for a table, and shows the best way to get it (rule 3.24). */
export function ReservationsScreen({ data, actionResult }: ReservationsScreenProps) {
  const restaurants = useRestaurants();
  const language = useLanguage();
  // Who has chosen a restaurant is not given the number of another one.
  const hasPhone = data.state === "found" && data.ways.some(({ phone }) => phone.text !== "");
  return (
    <>
      <PageHero
        image="/images/section-reservations.webp"
        alt=""
        label={m.layout_reservations()}
        title={m.reservations_title()}
        isHeadline
        height="slim"
      >
        <p className="measure mt-4 text-lead">{m.reservations_intro()}</p>
      </PageHero>
      <section aria-labelledby="table" className="shell pt-10 pb-8 lg:pt-16 print:hidden">
        <h2 id="table" className="mb-8 text-heading">
          {experienceTitle(data) ?? m.table_title()}
        </h2>
        {data.state === "error" ? (
          <ScreenState isError heading="h3" title={m.restaurant_list_error()} />
        ) : (
          <ChosenTable data={data}>
            <TableForm
              restaurants={restaurants}
              values={{ ...data.choice.values, people: data.choice.values.people || "2" }}
              errors={data.choice.errors}
              experience={data.experience?.id ?? ""}
              places={data.places}
            />
          </ChosenTable>
        )}
      </section>
      {data.state === "found" && <Ways data={data} actionResult={actionResult} />}
      <CallToAction
        id="other-ways"
        title={m.reservations_other_title()}
        text={m.reservations_other_text()}
        wordColumns={6}
      >
        <Link to={pathTo(language, "restaurantList")} className={buttonClass("outline")}>
          {m.reservations_other_restaurants()}
        </Link>
        <Link to={pathTo(language, "events")} className={buttonClass("outline")}>
          {m.reservations_other_events()}
        </Link>
        {!hasPhone && <CentralLineButton />}
      </CallToAction>
    </>
  );
}

function experienceTitle(data: ReservationsData): string | undefined {
  return data.state === "found" ? data.experience?.title : undefined;
}

type Found = Extract<ReservationsData, { state: "found" }>;

/** A number with its month, or with what it counts. */
const DAY = /(\d+(?: de)? \p{L}+)/u;

/** A complete choice is words above its answer, with the form folded below them. */
function ChosenTable({ data, children }: { data: Found; children: ReactNode }) {
  const { words, ways } = data;
  const [first, ...others] = ways;
  if (words === "" || first === undefined) return children;
  const place = others.length === 0 ? first.name : cityName(first.city);
  return (
    <details className="group">
      <summary className="min-h-11 py-2 text-lead marker:content-none">
        <KeptWhole text={`${place || m.restaurant_no_name()} · ${words} · `} parts={DAY} />
        <span className="quiet-link">{m.reservations_change()}</span>
      </summary>
      <div className="pt-8 pb-6">{children}</div>
    </details>
  );
}

function Ways({
  data,
  actionResult,
}: { data: Found } & Pick<ReservationsScreenProps, "actionResult">) {
  const { choice, words, ways, experience } = data;
  const [first, ...others] = ways;
  // Several restaurants are several requests: one is chosen first.
  // Its hour may have passed while it was written: what was typed stays.
  const isAsked = words !== "" || actionResult?.status === "wrong";
  const asked = others.length === 0 && isAsked && !first?.bookingUrl ? first : undefined;
  if (first === undefined) return null;
  return (
    <div className="shell grid gap-y-16 pb-section lg:grid-cols-12 lg:gap-x-10">
      <TableWays ways={ways} words={words} values={choice.values} experience={experience} />
      {asked !== undefined && (
        <TableRequest
          restaurant={asked.slug}
          values={choice.values}
          experience={experience?.title ?? ""}
          actionResult={actionResult}
        />
      )}
    </div>
  );
}
