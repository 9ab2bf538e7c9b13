import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import type { Detection } from "./detect-country.ts";
import type { ShownCountry } from "./shown-countries.ts";

interface CountrySelectorProps {
  readonly selector: ComponentProps<"select">;
  readonly countries: readonly ShownCountry[];
  readonly country: ShownCountry | undefined;
  /** Undefined when the visitor has chosen, so that there is nothing to detect. */
  readonly detection: Detection | undefined;
  /** Detects once more, on the visitor's own wish. */
  readonly detect: () => void;
  /** Whether any amount is known; without one nobody is promised prices. */
  readonly hasAmounts: boolean;
}

/**
 * A sentence with the country in it: "Preços no Brasil (R$)", or "Experiências no Brasil" while no amount is
 * known. Without script the form asks for the same page with the chosen country.
 */
export function CountrySelector(props: CountrySelectorProps) {
  const { selector, countries, country, detection, detect, hasAmounts } = props;
  const { pathname } = useLocation();
  return (
    <div
      data-hydrate-soon={detection && ""}
      data-detection={detection?.state}
      data-method={detection?.state === "detected" ? detection.method : undefined}
      className="grid justify-items-start gap-2 sm:justify-items-end"
    >
      <form
        method="get"
        action={pathname}
        autoComplete="off"
        className="flex flex-wrap items-baseline gap-x-[0.35em] gap-y-3 font-display text-lead leading-tight font-light sm:text-title"
      >
        <label htmlFor="country">
          {hasAmounts ? m.experiences_prices() : m.layout_experiences()}
        </label>
        <span className="relative inline-block max-w-full">
          <select {...selector} id="country" name="country" className="country-select">
            {countries.map(({ name, symbol, words }) => (
              <option key={name} value={name}>
                {hasAmounts ? `${words} (${symbol})` : words}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute inset-e-0 inset-y-0 my-auto size-6"
          />
        </span>
        <button type="submit" className={buttonClass("outline", "font-sans without-react")}>
          {hasAmounts ? m.experiences_show_prices() : m.experiences_show()}
        </button>
      </form>
      {detection && (
        <button
          type="button"
          data-replay=""
          onClick={detect}
          className="needs-script needs-react quiet-link min-h-9 text-sm"
        >
          {m.experiences_use_location()}
        </button>
      )}
      <p role="status" className="min-h-[3.3em] text-sm text-muted md:min-h-[1.65em]">
        {detection && statusText(detection, country, hasAmounts)}
      </p>
    </div>
  );
}

function statusText(
  detection: Detection,
  country: ShownCountry | undefined,
  hasAmounts: boolean,
): string {
  if (detection.state === "waiting") return m.experiences_detection_hint();
  if (detection.state === "detected") {
    return detection.code !== country?.code || !hasAmounts ? "" : m.experiences_detected();
  }
  return detection.reason === "unknown"
    ? m.experiences_detection_unknown()
    : m.experiences_detection_error();
}
