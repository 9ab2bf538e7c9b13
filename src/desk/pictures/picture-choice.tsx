import { type SubmitEvent, useCallback, useEffect, useState } from "react";
import type { ListedPicture, PictureAtDesk } from "#content/desk/uploads/media-contract.ts";
import { fetchPictures } from "../api/picture-calls.ts";
import { m } from "../paraglide/messages.js";
import { useMe } from "../session/account-here.ts";
import { Button } from "../ui/button.tsx";
import { FailureNotice } from "../ui/failure-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { textOf } from "../ui/form.tsx";
import { useAction } from "../ui/use-action.ts";
import { readBuiltInPictures, rememberPicture } from "./known-pictures.ts";
import { foundIn } from "./picture-words.ts";
import { PictureGrid } from "./thumbnail.tsx";
import { UploadArea } from "./upload-area.tsx";
import "./pictures.css";

interface ChoicesProps {
  /** References of the chosen ones, if several are allowed. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose: (picture: ListedPicture) => void;
}

interface PictureChoiceProps extends ChoicesProps {
  /** An upload's owner; empty: the group. */
  readonly owner: string;
  /** Called for each uploaded file. */
  readonly onUploaded: (picture: PictureAtDesk) => void;
}

export function PictureChoice({ owner, onUploaded, onChoose, ...others }: PictureChoiceProps) {
  const { role, restaurants } = useMe();
  const [source, setSource] = useState<"uploaded" | "built-in">("uploaded");
  const [search, setSearch] = useState("");
  const [isNew, setNew] = useState(0);
  const isOwn = role !== "restaurant" || restaurants.includes(owner);
  const choices = {
    ...others,
    search,
    onChoose(picture: ListedPicture) {
      rememberPicture(picture);
      onChoose(picture);
    },
  };

  function find(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setSearch(textOf(new FormData(event.currentTarget), "search").trim());
  }

  return (
    <>
      {isOwn && (
        <UploadArea
          owner={owner}
          isPrimary={false}
          onUploaded={(picture) => {
            setSource("uploaded");
            setSearch("");
            setNew((count) => count + 1);
            onUploaded(picture);
          }}
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div role="group" aria-label={m.pictures_source()} className="preview-choices mb-0">
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
        <form role="search" onSubmit={find} className="flex items-end gap-2.5">
          <TextField name="search" type="search" label={m.leads_search()} maxLength={100} />
          <Button type="submit">{m.leads_filter_show()}</Button>
        </form>
      </div>
      {source === "uploaded" ? (
        <Uploaded key={`${search} ${isNew}`} {...choices} />
      ) : (
        <BuiltIn {...choices} />
      )}
    </>
  );
}

interface ChoiceProps extends ChoicesProps {
  readonly search: string;
}

function Uploaded({ search, ...choices }: ChoiceProps) {
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
      {pictures !== undefined && <Choices {...choices} pictures={pictures} />}
      {next !== null && (
        <Button isBusy={isBusy} onClick={() => void run(next)}>
          {m.pictures_older()}
        </Button>
      )}
    </>
  );
}

function BuiltIn({ search, ...choices }: ChoiceProps) {
  const [all, setAll] = useState<readonly ListedPicture[]>();
  const { run, failure } = useAction(async () => setAll(await readBuiltInPictures()));
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void run(), []);
  const pictures = all === undefined ? undefined : foundIn(all, search);
  return (
    <>
      <FailureNotice failure={failure} />
      {pictures?.length === 0 && <p>{m.pictures_none()}</p>}
      {pictures !== undefined && <Choices {...choices} pictures={pictures} />}
    </>
  );
}

function Choices(props: ChoicesProps & { readonly pictures: readonly ListedPicture[] }) {
  const { pictures, chosen, onChoose } = props;
  return (
    <PictureGrid pictures={pictures}>
      {(picture, content) => (
        <button
          type="button"
          className="picture-tile"
          aria-pressed={chosen?.has(picture.reference)}
          onClick={() => onChoose(picture)}
        >
          {content}
        </button>
      )}
    </PictureGrid>
  );
}
