import type { RestaurantContent } from "#content/kinds/restaurant.ts";
import { MOST } from "#content/schemas/content-maxima.ts";
import { useState } from "react";
import { m } from "../paraglide/messages.js";
import { type FieldProps, placeOf } from "../pieces/fields.ts";
import { ControlGroup } from "../pieces/piece-controls.tsx";
import { RowList } from "../rows/row-list.tsx";
import { announce } from "../ui/announcements.tsx";
import { PictureControl } from "./picture-control.tsx";
import { PicturesPicker } from "./picture-picker.tsx";

const numbered = (_: string, index: number) => m.picture_number({ number: index + 1 });

/** Edits a restaurant's ordered pictures by reference. */
export function PictureListControl(
  props: FieldProps<RestaurantContent["images"], RestaurantContent>,
) {
  const { name, value, onChange, edited } = props;
  const { slug: owner } = edited.content;
  const [isAdding, setAdding] = useState(false);
  /** Visitors would see the picture twice. */
  function use(reference: string, take: () => void): void {
    if (value.includes(reference)) announce(m.picture_in_list());
    else take();
  }
  return (
    <>
      <ControlGroup name={name} label={m.restaurant_images()}>
        <RowList
          path={name}
          rows={value}
          onChange={onChange}
          nameOf={numbered}
          adding={{
            maximum: MOST.pictures,
            text: m.pictures_add(),
            removeText: m.remove(),
            choose: () => setAdding(true),
          }}
        >
          {({ name: own, value: reference, onChange: change }) => (
            <PictureControl
              name={own}
              label={numbered(reference, placeOf(own))}
              value={reference}
              owner={owner}
              onChange={(next) => use(next, () => change(next))}
            />
          )}
        </RowList>
      </ControlGroup>
      {isAdding && (
        <PicturesPicker
          owner={owner}
          most={MOST.pictures - value.length}
          onClose={() => setAdding(false)}
          onChoose={(pictures) => {
            setAdding(false);
            const added = pictures.map(({ reference }) => reference);
            if (added.some((reference) => value.includes(reference))) announce(m.picture_in_list());
            onChange([...new Set([...value, ...added])]);
          }}
        />
      )}
    </>
  );
}
