import { m } from "#language/paraglide/messages.js";
import { CONSENT_BANNER } from "#site/on-intent/bootstrap-contract.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import type { LayoutData } from "../layout-data.ts";

/** The version of the text below: a new meaning needs a new one, which asks every visitor again. */
const TEXT_VERSION = "2026-11-21";

/** Accept and Reject must look alike. */
const BUTTON = buttonClass("light", "consent-button", "compact");

/**
 * Asks about cookies if a service sets some. A popover that takes no focus and blocks nothing;
 * `on-intent/consent.ts` shows it until a choice is made and applies it.
 */
export function ConsentBanner(props: {
  analytics: NonNullable<LayoutData["analytics"]>;
  /** URL of the module that starts accepted services. */
  servicesUrl: string;
}) {
  const { analytics, servicesUrl } = props;
  const { googleId, pixelId } = analytics;
  return (
    <section
      id={CONSENT_BANNER}
      popover="manual"
      aria-label={m.consent_preferences()}
      data-google={googleId}
      data-pixel={pixelId}
      data-services={servicesUrl}
      data-version={TEXT_VERSION}
      className="on-dark consent"
    >
      <div className="shell consent-line">
        <div className="consent-words">
          <p>{question(analytics)}</p>
          <details>
            <summary className="quiet-link">{m.consent_choose()}</summary>
            <div className="consent-purposes">
              {googleId !== undefined && (
                <PurposeBox
                  name="statistics"
                  title={m.consent_statistics()}
                  text={m.consent_statistics_text()}
                />
              )}
              {pixelId !== undefined && (
                <PurposeBox
                  name="marketing"
                  title={m.consent_marketing()}
                  text={[
                    m.consent_marketing_text(),
                    googleId === undefined ? "" : m.consent_marketing_google(),
                  ]
                    .join(" ")
                    .trim()}
                />
              )}
            </div>
            <p className="text-muted">{m.consent_change()}</p>
            <button type="button" data-consent="choose" className={BUTTON}>
              {m.consent_save()}
            </button>
          </details>
        </div>
        <div className="consent-answers">
          <button type="button" data-consent="reject" className={BUTTON}>
            {m.consent_reject()}
          </button>
          <button type="button" data-consent="accept" className={BUTTON}>
            {m.consent_accept()}
          </button>
        </div>
      </div>
    </section>
  );
}

function question({ googleId, pixelId }: NonNullable<LayoutData["analytics"]>): string {
  if (pixelId === undefined) return m.consent_question_statistics();
  return googleId === undefined ? m.consent_question_marketing() : m.consent_question();
}

function PurposeBox(props: { name: "statistics" | "marketing"; title: string; text: string }) {
  const { name, title, text } = props;
  const described = `consent-${name}-text`;
  return (
    <div>
      <label>
        <input type="checkbox" name={name} aria-describedby={described} autoComplete="off" />
        <span>{title}</span>
      </label>
      <p id={described} className="text-muted">
        {text}
      </p>
    </div>
  );
}
