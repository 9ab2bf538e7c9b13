import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import type { ListedPicture, PictureAtDesk } from "#desk/media-contract.ts";
import { fetchPictures } from "../api/picture-calls.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { textOf } from "../ui/form.tsx";
import { useAction } from "../ui/use-action.ts";
import { DescribeForm } from "./describe-form.tsx";
import { readBuiltInPictures, rememberPicture } from "./known-pictures.ts";
import { foundIn, isDescribed } from "./picture-words.ts";
import { PictureGrid } from "./thumbnail.tsx";
import { UploadArea } from "./upload-area.tsx";
import "./pictures.css";

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
  const { role, restaurants } = useMe();
  const [source, setSource] = useState<"uploaded" | "built-in">("uploaded");
  const [search, setSearch] = useState("");
  const [isNew, setNew] = useState(0);
  const [describing, setDescribing] = useState<PictureAtDesk>();
  const isOwn = role !== "restaurant" || restaurants.includes(owner);

  function choose(picture: ListedPicture): void {
    rememberPicture(picture);
    if ("canBeChanged" in picture && picture.canBeChanged && !isDescribed(picture.texts)) {
      setDescribing(picture as PictureAtDesk);
    } else onChoose(picture);
  }
  function find(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSearch(textOf(new FormData(event.currentTarget), "search").trim());
  }

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
        {isOwn && (
          <UploadArea
            owner={owner}
            isPrimary={false}
            onUploaded={(picture) => {
              setSource("uploaded");
              setSearch("");
              setNew((count) => count + 1);
              setDescribing((other) => other ?? picture);
            }}
          />
        )}
        <div className="picker-filters">
          <div role="group" aria-label={m.pictures_source()} className="preview-choices">
            <Button
              variant="quiet"
              pressed={source === "uploaded"}
              onClick={() => setSource("uploaded")}
            >
              {m.pictures_uploaded()}
            </Button>
            <Button
              variant="quiet"
              pressed={source === "built-in"}
              onClick={() => setSource("built-in")}
            >
              {m.pictures_built_in()}
            </Button>
          </div>
          <form role="search" onSubmit={find} className="picker-search">
            <TextField
              name="search"
              type="search"
              label={m.leads_search()}
              autoComplete="off"
              maxLength={100}
            />
            <Button type="submit">{m.leads_filter_show()}</Button>
          </form>
        </div>
        {source === "uploaded" ? (
          <Uploaded key={`${search} ${isNew}`} search={search} onChoose={choose} />
        ) : (
          <BuiltIn search={search} onChoose={choose} />
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly search: string;
  readonly onChoose: (picture: ListedPicture) => void;
}

function Uploaded({ search, onChoose }: ChoiceProps) {
  const [pictures, setPictures] = useState<readonly PictureAtDesk[]>();
  const [next, setNext] = useState<string | null>(null);
  const { run, isBusy, failure } = useAction(
    useCallback(
      async (after: string | null) => {
        const query = new URLSearchParams({ search, ...(after === null ? {} : { after }) });
        const page = await fetchPictures(query);
        setPictures((before) => [...(after === null ? [] : (before ?? [])), ...page.pictures]);
        setNext(page.next);
      },
      [search],
    ),
  );
  // Once: another search is another list.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void run(null), []);
  return (
    <>
      <FailureNotice failure={failure} />
      {failure !== undefined && pictures === undefined && (
        <Button onClick={() => void run(null)}>{m.upload_retry()}</Button>
      )}
      {pictures?.length === 0 && <p>{m.pictures_none()}</p>}
      {pictures !== undefined && <Choices pictures={pictures} onChoose={onChoose} />}
      {next !== null && (
        <Button isBusy={isBusy} onClick={() => void run(next)}>
          {m.pictures_older()}
        </Button>
      )}
    </>
  );
}

function BuiltIn({ search, onChoose }: ChoiceProps) {
  const [all, setAll] = useState<readonly ListedPicture[]>();
  const { run, failure } = useAction(async () => setAll(await readBuiltInPictures()));
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void run(), []);
  const pictures = all === undefined ? undefined : foundIn(all, search);
  return (
    <>
      <FailureNotice failure={failure} />
      {pictures?.length === 0 && <p>{m.pictures_none()}</p>}
      {pictures !== undefined && <Choices pictures={pictures} onChoose={onChoose} />}
    </>
  );
}

interface ChoicesProps {
  readonly pictures: readonly ListedPicture[];
  readonly onChoose: (picture: ListedPicture) => void;
}

function Choices({ pictures, onChoose }: ChoicesProps) {
  return (
    <PictureGrid pictures={pictures}>
      {(picture, content) => (
        <button type="button" className="picture-tile" onClick={() => onChoose(picture)}>
          {content}
        </button>
      )}
    </PictureGrid>
  );
}
