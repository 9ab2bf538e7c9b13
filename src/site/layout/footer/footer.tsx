import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { NewsletterForm } from "#site/blocks/newsletter-form/newsletter-form.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import type { LayoutData } from "../layout-data.ts";
import { FooterRestaurants } from "./footer-restaurants.tsx";
import { CONSENT_BANNER } from "#site/on-intent/bootstrap-contract.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";

export function Footer({ layout }: { layout: LayoutData }) {
  const language = useLanguage();
  return (
    <footer className="on-dark relative mt-auto">
      <RootEnd />
      <div className="shell grid gap-x-10 gap-y-9 pt-12 pb-10 lg:grid-cols-12 lg:gap-y-16 lg:pt-section">
        <div className="lg:col-span-3">
          <p className="wordmark text-3xl">Rubaiyat</p>
          <p className="mt-2 text-sm text-muted">{m.footer_cities()}</p>
          <nav aria-label={m.footer_explore()} className="mt-6 lg:mt-10">
            <h2 className="label font-sans text-muted">{m.footer_explore()}</h2>
            <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,28%)),1fr))] gap-x-6 lg:grid-cols-1">
              {[...EXPLORE, ...(layout.hasGiftCards ? GIFT_CARDS : [])].map(({ screen, text }) => (
                <li key={screen}>
                  <Link to={pathTo(language, screen)} className="footer-link">
                    {text()}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <FooterRestaurants layout={layout} />
        <section
          aria-labelledby="footer-newsletter"
          className="grid gap-x-10 gap-y-5 lg:col-span-12 lg:grid-cols-12 lg:border-t lg:border-line lg:pt-12"
        >
          <div className="lg:col-span-3">
            <h2 id="footer-newsletter" className="label font-sans text-muted">
              {m.newsletter_name()}
            </h2>
            <p className="mt-2 text-sm">{m.footer_newsletter_text()}</p>
          </div>
          <div className="max-w-2xl lg:col-span-6">
            <NewsletterForm id="footer" labelledBy="footer-newsletter" buttonStyle="outline" />
          </div>
          <SocialMarks layout={layout} />
        </section>
      </div>
      <div className="shell flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line py-5 text-xs text-muted">
        <span>{m.footer_copyright({ siteName: layout.siteName })}</span>
        {LEGAL.map(({ screen, text }) => (
          <Link
            key={screen}
            to={pathTo(language, screen)}
            className="quiet-link inline-flex min-h-7 items-center"
          >
            {text()}
          </Link>
        ))}
        {layout.analytics && <ConsentLink />}
      </div>
    </footer>
  );
}

/** The fig that ends the pages' gold root. */
function RootEnd() {
  return (
    <div className="footer-root" aria-hidden="true">
      <svg viewBox="16 5 32 51" fill="none" stroke="currentColor" strokeWidth="2.5">
        <path d="M32 20c-1 5-3 7-6 11-4 5-7 8-7 13 0 6 5 10 13 10s13-4 13-10c0-5-3-8-7-13-3-4-5-6-6-11zM32 20V6" />
        <path stroke="none" d="M32 33c4 4 6 7 6 10.5a6 6 0 0 1-12 0C26 40 28 37 32 33z" />
      </svg>
    </div>
  );
}

const EXPLORE = [
  { screen: "group", text: m.layout_history },
  { screen: "events", text: m.layout_events },
  { screen: "experiences", text: m.layout_experiences },
  { screen: "newsList", text: m.layout_news },
  { screen: "delivery", text: m.layout_delivery },
  { screen: "reservations", text: m.layout_reservations },
] as const;

const GIFT_CARDS = [{ screen: "giftCards", text: m.layout_gift_cards }] as const;

const LEGAL = [
  { screen: "careers", text: m.layout_careers },
  { screen: "press", text: m.layout_press },
  { screen: "privacy", text: m.footer_privacy },
  { screen: "accessibility", text: m.accessibility_label },
] as const;

/** Shows the banner again, so that two clicks change a choice. */
function ConsentLink() {
  return (
    <button
      type="button"
      popoverTarget={CONSENT_BANNER}
      popoverTargetAction="show"
      className="needs-script quiet-link min-h-6"
    >
      {m.consent_preferences()}
    </button>
  );
}

const NETWORKS = [
  { key: "instagram", name: "Instagram" },
  { key: "facebook", name: "Facebook" },
  { key: "youtube", name: "YouTube" },
  { key: "linkedin", name: "LinkedIn" },
  { key: "tiktok", name: "TikTok" },
] as const;

/** Always five; one without a link is an inert, labelled mark (rule 2.5). */
function SocialMarks({
  layout: { social, siteName },
}: {
  layout: Pick<LayoutData, "social" | "siteName">;
}) {
  return (
    <ul aria-label={m.footer_follow()} className="flex flex-wrap content-start gap-2 lg:col-span-3">
      {NETWORKS.map(({ key, name }) => (
        <li key={key}>
          {social[key] === "" ? (
            <span
              role="img"
              aria-label={name}
              className="grid size-11 place-items-center border border-line text-muted"
            >
              <Icon name={key} />
            </span>
          ) : (
            <ExternalLink
              href={social[key]}
              aria-label={m.footer_social_link({ network: name, siteName })}
              className="grid size-11 place-items-center border border-line hover:border-current"
            >
              <Icon name={key} />
            </ExternalLink>
          )}
        </li>
      ))}
    </ul>
  );
}
