import { m } from "#language/paraglide/messages.js";
import { AwardList } from "#site/blocks/awards/award-list.tsx";
import type { PressAwards } from "./press-awards.ts";

/** For the press: how to reach its office, and what may be quoted. */
export function Press({ awards }: { awards: readonly PressAwards[] }) {
  return (
    <section aria-labelledby="press" className="shell py-section">
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="press" className="text-heading">
            {m.contact_press_title()}
          </h2>
          <p className="measure mt-6 text-muted">{m.contact_press_text()}</p>
          <p className="mt-4">
            <a href="#message" className="quiet-link inline-flex min-h-11 items-center">
              {m.contact_press_link()}
            </a>
          </p>
        </div>
        <div className="grid gap-12 lg:col-span-7 lg:col-start-6">
          {awards.map(({ name, awards: ofOne }) => (
            <div key={name}>
              <h3 className="label mb-4 font-sans text-muted">{name || m.contact_press_group()}</h3>
              <AwardList awards={ofOne} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
