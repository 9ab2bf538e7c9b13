import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { HoursText } from "#site/blocks/opening-hours/hours-text.tsx";
import { OpeningSentence } from "#site/blocks/opening-hours/opening-sentence.tsx";
import { SpecialDays } from "#site/blocks/opening-hours/special-days.tsx";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import { WhatsAppLink } from "#site/ui/phone/whatsapp-link.tsx";
import { PostalAddress } from "#site/blocks/postal-address/postal-address.tsx";
import type { RestaurantDetail } from "./restaurant-detail.ts";
import { contactPath, directionsUrl } from "./restaurant-links.ts";

const LINK = "quiet-link inline-flex min-h-6 items-center";

/** Address, phone, e-mail and hours; what is unknown says so here alone (rule 3.22), and there is always a way to write. */
export function ContactTable({ restaurant }: { restaurant: RestaurantDetail }) {
  const language = useLanguage();
  const { slug, address, phone, email, giftCardUrl, hours, opening } = restaurant;
  const directions = directionsUrl(restaurant);
  return (
    <dl className="mt-10 border-t border-line">
      <Row term={m.restaurant_address()}>
        <p>
          {address.text === "" ? m.restaurant_no_address() : <PostalAddress address={address} />}
        </p>
        {directions !== undefined && (
          <ExternalLink
            href={directions}
            data-event="directions_click"
            data-restaurant={slug}
            className={`${LINK} mt-2 text-sm`}
          >
            {m.restaurant_directions()}
          </ExternalLink>
        )}
      </Row>
      <Row term={m.form_phone()}>
        {phone.text === "" ? (
          <p className="text-muted">{m.restaurant_no_phone()}</p>
        ) : (
          <PhoneLink restaurant={restaurant} className="me-6" />
        )}
        <WhatsAppLink restaurant={restaurant} />
      </Row>
      <Row term={m.restaurant_email()}>
        {email !== "" && (
          <a href={`mailto:${email}`} className={`${LINK} me-6 break-all`}>
            {email}
          </a>
        )}
        <Link
          to={contactPath(language, slug)}
          className={email === "" ? LINK : `${LINK} mt-2 text-sm`}
        >
          {m.restaurant_write()}
        </Link>
        <PrintUrl path={pathTo(language, "contact")} />
      </Row>
      <Row term={m.restaurant_hours()}>
        <OpeningSentence times={opening} hasDays={false} />
        <p className="text-balance whitespace-pre-line">
          {hours.text === "" ? m.restaurant_no_hours() : <HoursText hours={hours} />}
        </p>
        <SpecialDays times={opening} />
      </Row>
      {giftCardUrl !== undefined && (
        <Row term={m.restaurant_gift_card()}>
          <ExternalLink href={giftCardUrl} className={LINK}>
            {m.restaurant_gift_card_buy()}
          </ExternalLink>
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-2 border-b border-line py-5 sm:grid-cols-[8rem_1fr]">
      <dt className="label pt-1.5 text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
