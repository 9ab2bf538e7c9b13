import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { COUNTRIES } from "#api/experiences/countries.ts";
import type { CountryName } from "#api/experiences/experiences.contract.ts";
import { m } from "#language/paraglide/messages.js";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import type { Detection } from "./detect-country.ts";

const IN_COUNTRY: Record<CountryName, () => string> = {
  Brasil: m.experiences_in_brasil,
  Argentina: m.experiences_in_argentina,
  Chile: m.experiences_in_chile,
  Espanha: m.experiences_in_espanha,
};

interface CountrySelectorProps {
  readonly selector: ComponentProps<"select">;
  /** Undefined when the visitor has chosen, so that there is nothing to detect. */
  readonly detection: Detection | undefined;
}

/**
 * A sentence with the country in it: "Preços no Brasil (R$)". Without script the form asks for the
 * same page with the chosen country.
 */
export function CountrySelector({ selector, detection }: CountrySelectorProps) {
  const { pathname } = useLocation();
  return (
    <div
      data-hydrate-soon={detection && ""}
      data-detection={detection?.state}
      data-method={detection?.state === "detected" ? detection.method : undefined}
    >
      <form
        method="get"
        action={pathname}
        autoComplete="off"
        className="flex flex-wrap items-baseline gap-x-[0.35em] gap-y-4 font-display text-title leading-tight font-light sm:text-heading"
      >
        <label htmlFor="country">{m.experiences_prices()}</label>
        <span className="relative inline-block max-w-full">
          <select {...selector} id="country" name="country" className="country-select">
            {COUNTRIES.map(({ name, symbol }) => (
              <option key={name} value={name}>
                {`${IN_COUNTRY[name]()} (${symbol})`}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute inset-e-0 inset-y-0 my-auto size-6"
          />
        </span>
        <button
          type="submit"
          className={buttonClass("outline", "font-sans [@media(scripting:enabled)]:hidden")}
        >
          {m.experiences_show_prices()}
        </button>
      </form>
      <p role="status" className="mt-5 min-h-[3.3em] text-sm text-muted md:min-h-[1.65em]">
        {detection && statusText(detection)}
      </p>
    </div>
  );
}

function statusText(detection: Detection): string {
  if (detection.state === "waiting") return m.experiences_detection_hint();
  if (detection.state === "detected") {
    return detection.country === undefined ? "" : m.experiences_detected();
  }
  return detection.reason === "unknown"
    ? m.experiences_detection_unknown()
    : m.experiences_detection_error();
}
