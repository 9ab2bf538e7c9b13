import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { menuTitle } from "#content/shapes/menu-titles.ts";
import { PrintUrl } from "#site/blocks/print-url/print-url.tsx";
import { useLanguage } from "#site/navigation/use-language.ts";
import { DotSeparated } from "#site/ui/dot-separated.tsx";
import { ExternalLink } from "#site/ui/external-link/external-link.tsx";
import { Icon } from "#site/ui/icon/icon.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";
import type { RestaurantDetail, RestaurantMenu } from "./restaurant-detail.ts";
import { contactPath } from "./restaurant-links.ts";

/** 'Nossos Menus' (rule 3.8): a printed card, a line for each that is known, the others in one; a PDF behind each of the five. */
export function MenuCard({ restaurant }: { restaurant: RestaurantDetail }) {
  const { slug, menus } = restaurant;
  const language = useLanguage();
  const known = menus.filter(({ isOnRequest }) => isOnRequest !== true);
  const onRequest = menus.filter(({ isOnRequest }) => isOnRequest === true);
  return (
    <section id="menus" aria-labelledby="menus-title" className="bg-surface-alt">
      <div className="shell grid py-[clamp(3.5rem,8vw,8rem)]">
        <div className="printed-card w-full max-w-xl justify-self-center px-[min(2.25rem,11.25vw)] py-12 text-center sm:px-14">
          <Picture
            image="/images/emblem-cutlery.svg"
            alt=""
            className="line-emblem mx-auto block w-20"
            imgClassName="w-full"
          />
          <p className="label mt-5 text-muted">{restaurant.name}</p>
          <h2 id="menus-title" className="mt-3 text-heading">
            {m.restaurant_menus()}
          </h2>
          <div className="mt-9 border-y border-gold text-start">
            {known.length > 0 ? (
              <ul>
                {known.map((menu) => (
                  <li key={menu.kind} className="border-gold not-first:border-t">
                    <MenuLine menu={menu} slug={slug} />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="py-6 text-center text-balance">
                <Link to={contactPath(language, slug)} className="quiet-link">
                  {m.restaurant_menus_by_message()}
                </Link>
              </p>
            )}
            {onRequest.length > 0 && (
              <OnRequest menus={onRequest} slug={slug} isNamed={known.length > 0} />
            )}
          </div>
          {known.length > 0 && (
            <p className="mt-7 text-sm text-balance text-muted print:hidden">
              {m.restaurant_menus_note()}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The name leads to the page where there is one, and the PDF stands beside it; else all of it is the PDF. */
function MenuLine({ menu, slug }: { menu: RestaurantMenu; slug: string }) {
  const { kind, url, path } = menu;
  const title = menuTitle(kind, useLanguage());
  const counted = { "data-event": "menu_view", "data-restaurant": slug } as const;
  if (path === undefined) {
    return (
      <ExternalLink href={url} type="application/pdf" {...counted} className="menu-button">
        <span className="min-w-0">{title}</span>
        <PdfMark />
        <PrintUrl path={url} />
      </ExternalLink>
    );
  }
  return (
    <div className="flex items-center gap-x-4">
      <Link to={path} {...counted} className="menu-button min-w-0 grow">
        {title}
      </Link>
      <ExternalLink href={url} type="application/pdf" {...counted} className="menu-pdf">
        <span className="sr-only">{`${title} `}</span>
        <PdfMark />
        <PrintUrl path={url} />
      </ExternalLink>
    </div>
  );
}

interface OnRequestProps {
  readonly menus: readonly RestaurantMenu[];
  readonly slug: string;
  readonly isNamed: boolean;
}

/** Kinds of which no dish is known: one line. Their PDFs, which invite to ask, are folded under it. */
function OnRequest({ menus, slug, isNamed }: OnRequestProps) {
  const language = useLanguage();
  // Where no feijoada is known it is not hinted at: most restaurants serve none.
  const names = menus
    .filter(({ kind }) => isNamed && kind !== "feijoada")
    .map(({ kind }) => menuTitle(kind, language));
  return (
    <details className="group border-t border-gold print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 text-sm marker:content-none">
        <DotSeparated items={[m.price_on_request(), ...names]} />
        <Icon
          name="chevron-down"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul>
        {menus.map((menu) => (
          <li key={menu.kind} className="border-t border-line">
            <MenuLine menu={menu} slug={slug} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PdfMark() {
  return (
    <span className="label flex items-center gap-2">
      <Icon name="document" />
      <span>PDF</span>
    </span>
  );
}
