import { type ReactNode, useEffect, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { announce } from "../ui/announcements.tsx";
import { Button } from "../ui/button.tsx";
import { AddButton } from "./add-button.tsx";
import { ControlGroup } from "./piece-controls.tsx";

interface ItemListProps<Item> {
  /** The path of the list in the content. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly items: readonly Item[];
  /** How many there may be. */
  readonly maximum: number;
  readonly onChange: (items: readonly Item[]) => void;
  /** What an item is called; a new one has no name yet. */
  readonly nameOf: (item: Item, index: number) => string;
  /** What is added at the end. */
  readonly newItem?: () => Item;
  /** Where somebody chooses first what is added. */
  readonly onAdd?: () => void;
  readonly addText: string;
  readonly children: (
    item: Item,
    change: (item: Item) => void,
    name: string,
    index: number,
  ) => ReactNode;
}

/** Items to add, remove and put in order by buttons; the focus follows the item that moves. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { name, label, hint, items, onChange, nameOf, addText, children } = props;
  const { newItem, onAdd, maximum } = props;
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef("");
  const [moved, setMoved] = useState("");
  useEffect(() => {
    if (focusNext.current === "") return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = "";
  });

  function move(index: number, by: -1 | 1) {
    const item = items[index];
    const to = index + by;
    if (item === undefined || to < 0 || to >= items.length) return;
    focusNext.current = `[data-item="${to}"] [data-move="${by}"] button`;
    setMoved(m.item_moved({ name: nameOf(item, index), position: to + 1, count: items.length }));
    onChange(items.toSpliced(index, 1).toSpliced(to, 0, item));
  }

  function remove(index: number) {
    focusNext.current = "[data-add] button";
    onChange(items.toSpliced(index, 1));
    const removed = items[index];
    if (removed === undefined) return;
    announce(m.item_removed({ name: nameOf(removed, index) }), () => onChange(items));
  }

  return (
    <ControlGroup name={name} label={label} hint={hint}>
      <div ref={list}>
        <ol className="items">
          {items.map((item, index) => (
            // Items have no ids; their fields hold no state of their own.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} data-item={index} className="item">
              <div className="item-fields">
                {children(
                  item,
                  (next) => onChange(items.with(index, next)),
                  `${name}.${index}`,
                  index,
                )}
              </div>
              <div className="item-buttons">
                <span data-move="-1">
                  <Button
                    variant="quiet"
                    about={nameOf(item, index)}
                    isBusy={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    {m.item_up()}
                  </Button>
                </span>
                <span data-move="1">
                  <Button
                    variant="quiet"
                    about={nameOf(item, index)}
                    isBusy={index === items.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    {m.item_down()}
                  </Button>
                </span>
                <Button variant="quiet" about={nameOf(item, index)} onClick={() => remove(index)}>
                  {m.remove()}
                </Button>
              </div>
            </li>
          ))}
        </ol>
        <p data-add>
          <AddButton
            count={items.length}
            maximum={maximum}
            onClick={() => {
              onAdd?.();
              if (newItem === undefined) return;
              focusNext.current = `[data-item="${items.length}"] :is(input, textarea, select)`;
              onChange([...items, newItem()]);
            }}
          >
            {addText}
          </AddButton>
        </p>
        <p role="status" className="sr-only">
          {moved}
        </p>
      </div>
    </ControlGroup>
  );
}
