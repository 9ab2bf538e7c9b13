import { Paragraphs } from "#site/ui/paragraphs.tsx";
import { Picture } from "#site/ui/picture/picture.tsx";

export interface SectionWords {
  readonly title: string;
  readonly text: string;
  /** What the plate shows. */
  readonly picture?: string;
}

interface NumberedSectionsProps<Part extends string> {
  /** The words of the page, among them those of its sections. */
  readonly words: Readonly<Record<NoInfer<Part>, SectionWords>>;
  /** Each by its part of the words, which is its anchor in every language, and a plate of what it tells, in the margin beside it. */
  readonly sections: readonly (readonly [part: Part, image?: string])[];
  readonly from?: number;
}

/** Numbered from `from`; each next one is indented further, then they begin again. */
export function NumberedSections<Part extends string>(props: NumberedSectionsProps<Part>) {
  const { words, sections, from = 1 } = props;
  return (
    <div className="shell grid gap-y-section py-section">
      {sections.map(([part, image], position) => (
        <NumberedSection
          key={part}
          id={part}
          words={words[part]}
          image={image}
          number={from + position}
        />
      ))}
    </div>
  );
}

function NumberedSection(props: {
  id: string;
  words: SectionWords;
  image: string | undefined;
  number: number;
}) {
  const { id, words, image, number } = props;
  const place = number % 2 === 0 ? FAR_IN : NEAR;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-[min(2.5rem,5.25vw)] gap-y-8 md:grid-cols-12"
    >
      <Numeral number={number} className={place.numeral} />
      <div className={`reveal ${place.text}`}>
        <h2 id={id} className="text-heading">
          {words.title}
        </h2>
        <Paragraphs
          text={words.text}
          className="measure mt-5"
          firstClassName={`measure mt-8 ${number === 1 ? DROP_CAP : ""}`}
        />
      </div>
      {image !== undefined && (
        <Picture
          image={image}
          alt={words.picture ?? ""}
          upright
          isCut
          sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 45vw, 92vw"
          className={`self-start md:col-span-6 md:col-start-4 lg:mt-2 ${place.figure}`}
          imgClassName="aspect-square w-full object-cover object-top"
        />
      )}
    </section>
  );
}

// On a wide page every second section is indented; on a tablet none is.
const NEAR = {
  numeral: "md:col-span-3 lg:col-span-2",
  text: "md:col-span-9 lg:col-span-6 lg:col-start-3",
  figure: "lg:col-span-4 lg:col-start-9",
};
const FAR_IN = {
  numeral: "md:col-span-3 lg:col-span-2 lg:col-start-5",
  text: "md:col-span-9 lg:col-span-6 lg:col-start-7",
  figure: "lg:col-span-4 lg:col-start-1 lg:row-start-1",
};

// Three lines high: its foot stands on the third line, its head level with the first.
const DROP_CAP =
  "first-letter:float-start first-letter:me-[0.07em] first-letter:mt-[0.07em] first-letter:font-display " +
  "first-letter:text-[5.6em] first-letter:leading-[0.72] first-letter:font-light";

/** A section's number, large and for the eye alone: its heading says what the section is. */
export function Numeral({ number, className = "" }: { number: number; className?: string }) {
  return (
    <p
      aria-hidden="true"
      className={`font-display text-[clamp(6.5rem,13vw,13rem)] leading-[0.72] font-light text-gold-deep lining-nums ${className}`}
    >
      {number}
    </p>
  );
}
