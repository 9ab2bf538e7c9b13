import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { pathTo } from "#language/path-to.ts";
import { useLanguage } from "#site/navigation/use-language.ts";
import { buttonClass } from "#site/ui/button/button-class.ts";
import { PictureMark, Picture } from "#site/ui/picture/picture.tsx";

/** The last word of the page, over the fig hall at dusk. */
export function HomeCallToAction() {
  const language = useLanguage();
  return (
    <section
      aria-labelledby="reserve"
      className="over-image relative isolate grid print:hidden min-h-dvh-78 items-end overflow-hidden"
    >
      <Picture
        image="/images/fig-hall-dusk.jpg"
        alt=""
        sizes="100vw"
        className="absolute inset-0 -z-20"
        imgClassName="size-full object-cover"
      />
      <div className="hero-shade absolute inset-0 -z-10" />
      <div className="shell py-[clamp(3rem,8vw,7rem)]">
        <h2 id="reserve" className="max-w-[16ch] text-heading">
          {m.home_cta_title()}
        </h2>
        <p className="measure mt-5 text-lead">{m.home_cta_text()}</p>
        <p className="mt-9">
          <Link to={pathTo(language, "restaurantList")} className={buttonClass("primary")}>
            {m.home_cta_button()}
          </Link>
        </p>
      </div>
      <PictureMark image="/images/fig-hall-dusk.jpg" />
    </section>
  );
}
