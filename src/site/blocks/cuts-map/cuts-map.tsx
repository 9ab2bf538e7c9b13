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
  const served = new Set(cuts.flatMap(restaurantsOf));
  return (
    <nav aria-labelledby="cuts" className={className}>
      <h2 id="cuts" className="text-heading">
        {m.cuts_title()}
      </h2>
      <p className="measure mt-4 text-lead">{m.cuts_text()}</p>
      <div className="cuts-drawing">
        <img
          src={imageSources("/images/cuts-steer.svg").src}
          alt={m.cuts_image()}
          loading="lazy"
          suppressHydrationWarning
        />
        {cuts.map((cut, index) => (
          <CutArea key={cut.cut} cut={cut} number={index + 1} />
        ))}
      </div>
      <ul className="cuts-list">
        {cuts.map(({ cut, name, otherName, dishes }, index) => (
          <li key={cut} id={`cut-${cut}`}>
            <span aria-hidden="true" className="figures text-sm text-muted">
              {index + 1}
            </span>
            <h3 className="text-title">{name}</h3>
            {otherName !== undefined && <p className="text-sm text-muted italic">{otherName}</p>}
            <ul>
              {dishes.map(({ name: dish, nameLanguage, places }) => (
                <li key={dish}>
                  {served.size > 1 && <p lang={nameLanguage}>{dish}</p>}
                  {places.map(({ restaurant, path }) => (
                    <Link
                      key={path}
                      to={path}
                      className="quiet-link me-4 inline-flex min-h-6 items-center text-sm"
                    >
                      {served.size > 1 && <span>{restaurant}</span>}
                      <span lang={nameLanguage} className={served.size > 1 ? "sr-only" : ""}>
                        {dish}
                      </span>
                    </Link>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function restaurantsOf({ dishes }: ServedCut): string[] {
  return dishes.flatMap(({ places }) => places.map(({ restaurant }) => restaurant));
}

/** What is pointed at names itself on the drawing, and who serves it in words that are read aloud or shown beside the pointer. */
function CutArea(props: { cut: ServedCut; number: number }) {
  const { cut, name, area } = props.cut;
  const words = `${name}: ${[...new Set(restaurantsOf(props.cut))].join(", ")}`;
  return (
    <svg viewBox="264 180 1244 780">
      <a href={`#cut-${cut}`} aria-label={words}>
        <title>{words}</title>
        <path d={area.d} />
      </a>
      <text x={area.x} y={area.y} aria-hidden="true">
        {props.number}
      </text>
      <text x={area.x} y={area.y} aria-hidden="true">
        {name}
      </text>
    </svg>
  );
}
