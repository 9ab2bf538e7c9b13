import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { InParts } from "#site/ui/in-parts.tsx";
import { PhoneLink } from "#site/ui/phone/phone-link.tsx";
import { OpeningSentence } from "#site/blocks/opening-hours/opening-sentence.tsx";
import { PostalAddress } from "#site/blocks/postal-address/postal-address.tsx";
import type { LayoutData } from "../layout-data.ts";

/** Address and phone of every restaurant, and the group's e-mail (rule 7.2). */
export function FooterContacts({ layout }: { layout: LayoutData }) {
  const language = useLanguage();
  const { email } = layout.contact;
  return (
    <section aria-labelledby="footer-contact" className="border-t border-line pt-10 lg:col-span-12">
      <h2 id="footer-contact" className="label font-sans text-muted">
        {m.footer_contact()}
      </h2>
      <ul className="mt-5 grid gap-x-10 gap-y-7 text-sm sm:grid-cols-2 lg:grid-cols-4">
        <InParts of={layout.restaurants}>
          {(restaurant) => (
            <li key={restaurant.slug}>
              <p className="font-semibold">{restaurant.name || m.restaurant_no_name()}</p>
              <p className="mt-1 text-muted">
                <PostalAddress address={restaurant.address} />
              </p>
              <OpeningSentence times={restaurant.opening} className="mt-1" />
              <PhoneLink
                phone={restaurant.phone}
                name={restaurant.name}
                restaurant={restaurant.slug}
              />
            </li>
          )}
        </InParts>
      </ul>
      <p className="mt-8">
        {email === "" ? (
          <Link to={pathTo(language, "contact")} className="quiet-link">
            {m.footer_write_to_us()}
          </Link>
        ) : (
          <a href={`mailto:${email}`} className="quiet-link">
            {email}
          </a>
        )}
      </p>
    </section>
  );
}
