import type { PageWords } from "#content/schemas/page-texts.ts";
import { m } from "#language/paraglide/messages.js";
import { Paragraphs } from "#site/ui/paragraphs.tsx";

/** Two figures of two things (rule 3.9): what a room holds, and what an event is. */
const ROOM_CAPACITY = { min: "15", max: "180" };
const EVENT_GUESTS = { min: "10", max: "200" };

/** The introduction, and how many guests there is room for. */
export function EventCapacity({ words }: { words: PageWords<"events">["intro"] }) {
  return (
    <section
      aria-labelledby="capacity"
      className="shell grid gap-x-10 gap-y-14 py-section lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id="capacity" className="text-heading">
          {words.title}
        </h2>
        <hr className="gold-rule my-9" />
        <Paragraphs text={words.text} className="measure text-lead leading-relaxed" />
      </div>
      <div className="grid content-end gap-9 lg:col-span-5 lg:col-start-8 xl:col-span-6 xl:col-start-7">
        <Sentence start={m.events_rooms_hold()} figures={m.events_rooms_capacity(ROOM_CAPACITY)} />
        <Sentence
          start={m.events_group_organises()}
          figures={m.events_group_capacity(EVENT_GUESTS)}
        />
      </div>
    </section>
  );
}

function Sentence({ start, figures }: { start: string; figures: string }) {
  return (
    <p className="border-t border-gold/60 pt-4 text-muted">
      <span>{start}</span>{" "}
      <span className="figures mt-1 block font-display text-heading leading-tight text-text">
        {figures}
      </span>
    </p>
  );
}
