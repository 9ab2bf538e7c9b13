import { useState } from "react";
import type { ListedPicture, PictureAtDesk } from "#desk/media-contract.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { DescribeForm } from "./describe-form.tsx";
import { rememberPicture } from "./known-pictures.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { mustBeDescribed } from "./picture-words.ts";

interface PicturePickerProps {
  /** Whose an upload is; empty: the group's. */
  readonly owner: string;
  /** A picture that pages may show: its texts are there. */
  readonly onChoose: (picture: ListedPicture) => void;
  readonly onClose: () => void;
}

/**
 * A dialog to choose a picture: one that was uploaded, one that comes with the site, or a new file. What
 * has no texts yet gets them here, because the site shows none without.
 */
export function PicturePicker({ owner, onChoose, onClose }: PicturePickerProps) {
  const [describing, setDescribing] = useState<PictureAtDesk>();

  if (describing !== undefined) {
    return (
      <Dialog key="describe" title={m.picture_describe_title()} onClose={onClose}>
        <DescribeForm
          picture={describing}
          onDescribed={(picture) => {
            rememberPicture(picture);
            onChoose(picture);
          }}
          onBack={() => setDescribing(undefined)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog key="choose" title={m.picture_choose()} onClose={onClose} isWide>
      <div className="stack">
        <PictureChoice
          owner={owner}
          onUploaded={(picture) => setDescribing((other) => other ?? picture)}
          onChoose={(picture) =>
            mustBeDescribed(picture) ? setDescribing(picture) : onChoose(picture)
          }
        />
      </div>
    </Dialog>
  );
}
