import { type KeyboardEvent, useId, useRef } from "react";
import type { PictureAtDesk, PictureFocus } from "#content/desk/uploads/media-contract.ts";
import { m } from "../paraglide/messages.js";

const GRID = [0, 1, 2, 3, 4] as const;
const COLUMNS = [m.focus_x0, m.focus_x1, m.focus_x2, m.focus_x3, m.focus_x4];
const ROWS = [m.focus_y0, m.focus_y1, m.focus_y2, m.focus_y3, m.focus_y4];

/** Steps of the arrow keys: columns to the right, rows down. */
const STEPS = new Map<string, readonly [x: number, y: number]>([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

interface FocalPointFieldProps {
  readonly picture: Pick<PictureAtDesk, "url" | "width" | "height">;
  readonly value: PictureFocus;
  readonly onChange: (value: PictureFocus) => void;
}

/**
 * Chooses a cropped picture's focal point: 25 radio buttons over it, for pointer and arrow keys in
 * four directions, each named by its place.
 */
export function FocalPointField({ picture, value, onChange }: FocalPointFieldProps) {
  const grid = useRef<HTMLDivElement>(null);
  const name = useId();
  const hintId = useId();

  function move(event: KeyboardEvent): void {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    // Radio buttons alone would wrap to the next row.
    event.preventDefault();
    const x = within(value.x + step[0]);
    const y = within(value.y + step[1]);
    onChange({ x, y });
    grid.current?.querySelector<HTMLElement>(`[value="${x}${y}"]`)?.focus();
  }

  return (
    <fieldset className="group focal-point" aria-describedby={hintId}>
      <legend className="field-label">{m.focus_label()}</legend>
      <p id={hintId} className="field-hint">
        {m.focus_hint()}
      </p>
      <div ref={grid} className="focal-grid relative mt-3 w-fit max-w-full">
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt=""
          className="block h-auto max-h-128 w-auto max-w-full"
        />
        <div className="focal-cells absolute inset-0 grid grid-cols-5 grid-rows-5">
          {GRID.flatMap((y) =>
            GRID.map((x) => (
              <input
                key={`${x}${y}`}
                type="radio"
                name={name}
                value={`${x}${y}`}
                checked={value.x === x && value.y === y}
                aria-label={`${ROWS[y]?.()}, ${COLUMNS[x]?.()}`}
                onChange={() => onChange({ x, y })}
                onKeyDown={move}
              />
            )),
          )}
        </div>
      </div>
    </fieldset>
  );
}

const within = (place: number) => Math.min(4, Math.max(0, place));

// Written out as on the site, so that its style sheet includes them.
const FOCAL_X = ["focal-x0", "focal-x1", "focal-x2", "focal-x3", "focal-x4"];
const FOCAL_Y = ["focal-y0", "focal-y1", "focal-y2", "focal-y3", "focal-y4"];

const CROPS = [
  { shape: "aspect-4/5", text: m.crop_card },
  { shape: "aspect-[0.6]", text: m.crop_phone },
  { shape: "aspect-3/2", text: m.crop_wide },
  { shape: "aspect-[1.9]", text: m.crop_top },
] as const;

export function Crops({ url, focus }: { readonly url: string; readonly focus: PictureFocus }) {
  return (
    <div
      role="group"
      aria-label={m.crops_label()}
      className="grid grid-cols-[repeat(2,minmax(0,11rem))] content-start items-start gap-4"
    >
      {CROPS.map(({ shape, text }) => (
        <figure key={shape}>
          <img
            src={url}
            alt=""
            className={`focal ${shape} w-full bg-(--surface-alt) object-cover ${FOCAL_X[focus.x] ?? ""} ${FOCAL_Y[focus.y] ?? ""}`}
          />
          <figcaption className="small">{text()}</figcaption>
        </figure>
      ))}
    </div>
  );
}
