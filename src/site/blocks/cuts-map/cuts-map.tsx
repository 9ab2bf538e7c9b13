import { Link } from "react-router";
import { m } from "#language/paraglide/messages.js";
import { imageSources } from "#site/ui/picture/image-sources.ts";
import type { ServedCut } from "./served-cuts.ts";

/**
 * The steer with its cuts (rule 3.27): each that is served leads to its entry in the list beside it, which leads to the
 * dishes. Without script as with it; restaurants are named where there is more than one.
 */
export function CutsMap(props: { cuts: readonly ServedCut[]; className: string }) {
  const { cuts, className } = props;
  if (cuts.length === 0) return null;
  const served = new Set(cuts.flatMap(({ dishes }) => dishes.map(({ restaurant }) => restaurant)));
  return (
    <nav aria-labelledby="cuts" className={className}>
      <h2 id="cuts" className="text-heading">
        {m.cuts_title()}
      </h2>
      <p className="measure mt-4 text-lead">{m.cuts_text()}</p>
      <div className="cuts-scroll">
        <div className="cuts-drawing">
          <img
            src={imageSources("/images/cuts-steer.svg").src}
            alt={m.cuts_image()}
            loading="lazy"
            suppressHydrationWarning
          />
          {cuts.map((cut) => (
            <CutArea key={cut.cut} cut={cut} />
          ))}
        </div>
      </div>
      <ul className="cuts-list">
        {cuts.map(({ cut, name, otherName, dishes }) => (
          <li key={cut} id={`cut-${cut}`}>
            <h3 className="text-title">{name}</h3>
            {otherName !== undefined && <p className="text-sm text-muted italic">{otherName}</p>}
            <ul>
              {dishes.map((dish) => (
                <li key={dish.path + dish.id}>
                  <Link
                    to={`${dish.path}#${dish.id}`}
                    className="quiet-link inline-flex min-h-6 items-center"
                  >
                    <span lang={dish.nameLanguage}>{dish.name}</span>
                  </Link>
                  {served.size > 1 && (
                    <span className="block text-sm text-muted">{dish.restaurant}</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What is pointed at names itself on the drawing, and who serves it in words that are read aloud or shown beside the pointer. */
function CutArea({ cut: { cut, name, area, dishes } }: { cut: ServedCut }) {
  const restaurants = [...new Set(dishes.map(({ restaurant }) => restaurant))];
  const words = `${name}: ${restaurants.join(", ")}`;
  return (
    <svg viewBox="264 180 1244 780">
      <a href={`#cut-${cut}`} aria-label={words}>
        <title>{words}</title>
        <path d={area.d} />
      </a>
      <text x={area.x} y={area.y} aria-hidden="true">
        {name}
      </text>
    </svg>
  );
}
