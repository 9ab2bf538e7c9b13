import { useState } from "react";
import type { ListedPicture } from "#desk/media-contract.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DescribeForm } from "./describe-form.tsx";
import { rememberPicture } from "./known-pictures.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { mustBeDescribed } from "./picture-words.ts";
import { useUploads } from "./uploads.ts";

interface PicturesPickerProps {
  /** Whose uploads are; empty: the group's. */
  readonly owner: string;
  /** How many may be chosen. */
  readonly most: number;
  /** Pictures that pages may show, in the order in which they were chosen. */
  readonly onChoose: (pictures: readonly ListedPicture[]) => void;
  readonly onClose: () => void;
}

/**
 * A dialog to choose several pictures at once, of those that are there and of new files, which are chosen
 * as soon as they have arrived. Those without texts get them here, one after the other.
 */
export function PicturesPicker({ owner, most, onChoose, onClose }: PicturesPickerProps) {
  const [chosen, setChosen] = useState<readonly ListedPicture[]>([]);
  const [isDescribing, setDescribing] = useState(false);
  const isSending = useUploads().some(({ state }) => state !== "failed");
  const undescribed = chosen.filter(mustBeDescribed);

  function choose(picture: ListedPicture): void {
    setChosen((before) => {
      const others = before.filter(({ reference }) => reference !== picture.reference);
      return others.length === before.length ? [...before, picture] : others;
    });
  }
  function take(picture: ListedPicture): void {
    rememberPicture(picture);
    const next = chosen.map((one) => (one.reference === picture.reference ? picture : one));
    if (next.some(mustBeDescribed)) setChosen(next);
    else onChoose(next);
  }

  const [first] = undescribed;
  if (isDescribing && first !== undefined) {
    const title =
      undescribed.length === 1
        ? m.picture_describe_title()
        : m.picture_describe_more({ count: undescribed.length });
    return (
      <Dialog key={first.reference} title={title} onClose={onClose}>
        <DescribeForm picture={first} onDescribed={take} onBack={() => setDescribing(false)} />
      </Dialog>
    );
  }
  return (
    <Dialog key="choose" title={m.pictures_choose()} onClose={onClose} isWide>
      <div className="stack">
        <PictureChoice
          owner={owner}
          chosen={new Set(chosen.map(({ reference }) => reference))}
          onUploaded={choose}
          onChoose={choose}
        />
        <div className="picker-foot">
          <Button
            variant="primary"
            isBusy={chosen.length === 0 || chosen.length > most || isSending}
            onClick={() => {
              if (undescribed.length > 0) setDescribing(true);
              else onChoose(chosen);
            }}
          >
            {m.pictures_add_chosen({ count: chosen.length })}
          </Button>
          <p role="status" className="small">
            {isSending
              ? m.pictures_still_sending()
              : chosen.length > most
                ? m.pictures_too_many({ count: most })
                : chosen.length === 0
                  ? m.pictures_choose_hint()
                  : ""}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
