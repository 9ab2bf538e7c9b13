import { Children, type ReactElement, type ReactNode, useId, useState } from "react";
import { m } from "#language/paraglide/messages.js";
import { Icon } from "#site/ui/icon/icon.tsx";
import { InParts } from "#site/ui/in-parts.tsx";
import { type CarouselPosition, isAtEnd, isAtStart, nextView } from "./carousel-position.ts";
import { useCarousel } from "./use-carousel.ts";

interface CardCarouselProps {
  /** What the cards are, for those who cannot see them: "Our restaurants". */
  readonly label: string;
  /** Stands beside the buttons, usually the section's own heading. */
  readonly heading?: ReactNode;
  /** One card each. */
  readonly children: ReactNode;
}

/** Where this many cards fit at once there is nothing to turn to (1, 2 or 3 per view). */
const NO_BUTTONS = ["hidden", "hidden", "sm:hidden", "lg:hidden"];

const inItem = (card: ReactNode) => <li className="carousel-item">{card}</li>;
const asItIs = (element: ReactElement) => element;

/**
 * Cards side by side, 1, 2 or 3 per view (rule 3.3). The list itself scrolls by touch, wheel and
 * keyboard; the buttons, which need script, turn it by one view and end where it ends.
 */
export function CardCarousel({ label, heading, children }: CardCarouselProps) {
  const cards = Children.toArray(children);
  const { listRef, position, moved, measure, move, rest } = useCarousel(cards.length);
  const id = useId();
  const [focused, setFocused] = useState<1 | -1>();
  const button = (direction: 1 | -1) => {
    const isOver = direction === 1 ? isAtEnd(position) : isAtStart(position);
    return (
      <button
        key={direction}
        type="button"
        data-replay={direction === 1 ? "+1" : "-1"}
        aria-controls={id}
        aria-label={`${direction === 1 ? m.carousel_next() : m.carousel_previous()}: ${label}`}
        // A disabled button would lose the focus, and the keyboard its place in the page.
        disabled={isOver && focused !== direction}
        aria-disabled={isOver || undefined}
        onFocus={() => setFocused(direction)}
        onBlur={() => setFocused(undefined)}
        onClick={() => !isOver && move((view) => nextView(view, direction))}
        className="carousel-button"
      >
        <Icon name={direction === 1 ? "arrow-right" : "arrow-left"} />
      </button>
    );
  };
  return (
    <div>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-6 gap-y-6">
        {heading}
        <div className={`ms-auto flex gap-3 noscript:hidden ${NO_BUTTONS[cards.length] ?? ""}`}>
          {([-1, 1] as const).map(button)}
        </div>
      </div>
      <ul
        ref={listRef}
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take keys
        tabIndex={0}
        aria-label={label}
        onScroll={measure}
        onScrollEnd={rest}
        className="carousel-list"
      >
        <InParts of={Children.map(cards, inItem)}>{asItIs}</InParts>
      </ul>
      <p role="status" className="sr-only">
        {moved !== undefined && `${label}: ${announcement(moved)}`}
      </p>
    </div>
  );
}

function announcement({ first, last, count }: CarouselPosition): string {
  const from = String(first + 1);
  const total = String(count);
  if (first === last) return m.carousel_item({ position: from, count: total });
  return m.carousel_items({ first: from, last: String(last + 1), count: total });
}
