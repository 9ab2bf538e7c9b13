import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ListedPicture } from "#content/desk/uploads/media-contract.ts";
import { m } from "../paraglide/messages.js";
import { ControlGroup } from "../pieces/piece-controls.tsx";
import { Button } from "../ui/button.tsx";
import { pictureIdOf, useKnownPicture } from "./known-pictures.ts";
import { PicturePicker } from "./picture-picker.tsx";
import { PictureCaption, Thumbnail } from "./thumbnail.tsx";
import "./pictures.css";

interface PictureControlProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The name in content; empty if none is chosen. */
  readonly value: string;
  /** An upload's owner: a restaurant's slug, or empty for the group. */
  readonly owner: string;
  readonly isOptional?: boolean;
  readonly onChange: (reference: string) => void;
}

/** Shows a field's picture and text, and a dialog to choose or upload another. */
export function PictureControl(props: PictureControlProps) {
  const { name, label, hint, value, owner, isOptional = false, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const picture = useKnownPicture(value);
  const id = pictureIdOf(value);
  return (
    <ControlGroup name={name} label={label} hint={hint}>
      <div className="mt-2 flex flex-col gap-3">
        {value !== "" && <Chosen reference={value} picture={picture} />}
        <div className="form-buttons">
          <Button about={label} onClick={() => setChoosing(true)}>
            {value === "" ? m.picture_choose() : m.picture_change()}
          </Button>
          {picture !== undefined && id !== undefined && (
            <Link to={`/pictures/${id}`} className="text-link">
              {m.picture_open()}
            </Link>
          )}
          {isOptional && value !== "" && (
            <Button variant="quiet" about={label} onClick={() => onChange("")}>
              {m.remove()}
            </Button>
          )}
        </div>
      </div>
      {isChoosing && (
        <PicturePicker
          owner={owner}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onChange(chosen.reference);
          }}
        />
      )}
    </ControlGroup>
  );
}

interface ChosenProps {
  readonly reference: string;
  readonly picture: ListedPicture | undefined;
}

function Chosen({ reference, picture }: ChosenProps) {
  if (picture === undefined) {
    return (
      <div className="chosen flex flex-wrap items-start gap-x-4 gap-y-2">
        <picture className="thumbnail">
          <img src={reference} alt="" />
        </picture>
        <code className="picture-text">{reference}</code>
      </div>
    );
  }
  return (
    <div className="chosen flex flex-wrap items-start gap-x-4 gap-y-2">
      <Thumbnail picture={picture} />
      <span className="flex min-w-0 flex-[1_1_11rem] flex-col gap-1.5">
        <PictureCaption picture={picture} />
      </span>
    </div>
  );
}
