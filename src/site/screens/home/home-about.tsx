import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { Picture } from "#site/ui/picture/picture.tsx";

/** Three paragraphs beside the engraving of the tree, which bleeds off the page. */
export function HomeAbout() {
  const language = useLanguage();
  return (
    <section aria-labelledby="about" className="overflow-clip">
      <div className="shell grid gap-x-10 gap-y-14 py-section lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="label text-muted">{m.home_about_label()}</p>
          <h2 id="about" className="mt-5 text-heading">
            {m.home_about_title()}
          </h2>
          <hr className="gold-rule my-9" />
          <div className="measure grid gap-6">
            <p className="text-lead leading-relaxed">{m.home_about_1()}</p>
            <p>{m.home_about_2()}</p>
            <p>{m.home_about_3()}</p>
          </div>
          <p className="mt-9">
            <Link to={pathTo(language, "whoWeAre")} className="quiet-link">
              {m.home_about_more()}
            </Link>
          </p>
        </div>
        <div className="-mx-gutter self-center lg:col-span-5 lg:col-start-8 lg:me-[calc(-1*max(var(--spacing-gutter),50vw-48rem+var(--spacing-gutter)))] lg:ms-0">
          <Picture
            image="/images/section-our-fig-tree.webp"
            upright
            alt={m.home_about_image()}
            sizes="(min-width: 64rem) 45vw, 100vw"
            className="reveal block"
            imgClassName="aspect-[4/5] w-full object-cover"
          />
        </div>
      </div>
    </section>
  );
}
