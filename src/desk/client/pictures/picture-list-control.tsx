import { MOST } from "#content/shapes/content-maxima.ts";
import { useState } from "react";
import { m } from "../paraglide/messages.js";
import { ItemList } from "../pieces/item-list.tsx";
import { announce } from "../ui/announcements.tsx";
import { PictureControl } from "./picture-control.tsx";
import { PicturesPicker } from "./pictures-picker.tsx";

interface PictureListControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: readonly string[];
  /** Whose a picture is that is uploaded here: a restaurant's slug, empty for the group's. */
  readonly owner: string;
  readonly onChange: (references: readonly string[]) => void;
}

/** Several pictures in their order, each by its reference. */
export function PictureListControl(props: PictureListControlProps) {
  const { name, label, value, owner, onChange } = props;
  const [isAdding, setAdding] = useState(false);
  /** Visitors would see the same picture twice. */
  function use(reference: string, take: () => void): void {
    if (value.includes(reference)) announce(m.picture_in_list());
    else take();
  }
  return (
    <>
      <ItemList<string>
        name={name}
        label={label}
        items={value}
        maximum={MOST.pictures}
        onChange={onChange}
        nameOf={(_, index) => m.picture_number({ number: index + 1 })}
        onAdd={() => setAdding(true)}
        addText={m.pictures_add()}
      >
        {(reference, change, itemName, index) => (
          <PictureControl
            name={itemName}
            label={m.picture_number({ number: index + 1 })}
            value={reference}
            owner={owner}
            onChange={(next) => use(next, () => change(next))}
          />
        )}
      </ItemList>
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
