import { useState } from "react";
import type {
  ListedPicture,
  PictureAtDesk,
  PictureWithUses,
} from "#content/desk/uploads/media-contract.ts";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { rememberPicture } from "./known-pictures.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { mustBeDescribed } from "./picture-words.ts";
import { Button } from "../ui/button.tsx";
import { useUploads } from "./upload-queue.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { changePicture } from "../api/picture-calls.ts";
import { TextField } from "../ui/field.tsx";
import { Form, required, textOf } from "../ui/form.tsx";
import { Thumbnail } from "./thumbnail.tsx";

interface PicturePickerProps {
  /** An upload's owner; empty: the group. */
  readonly owner: string;
  /** Called with a picture that has its texts. */
  readonly onChoose: (picture: ListedPicture) => void;
  readonly onClose: () => void;
}

/**
 * A dialog to choose an uploaded, built-in or new picture. Asks for missing texts, because the site
 * needs them.
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

interface PicturesPickerProps {
  /** The uploads' owner; empty: the group. */
  readonly owner: string;
  readonly most: number;
  /** Called with described pictures, in the order of choosing. */
  readonly onChoose: (pictures: readonly ListedPicture[]) => void;
  readonly onClose: () => void;
}

/**
 * A dialog to choose several pictures; new files are chosen on arrival. Asks for missing texts one
 * by one.
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
        <div className="sticky bottom-0 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-(--line) bg-(--surface) py-3">
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

interface DescribeFormProps {
  readonly picture: PictureAtDesk;
  readonly onDescribed: (picture: PictureWithUses) => void;
  readonly onBack: () => void;
}

const RULES = Object.fromEntries(LANGUAGES.map((language) => [`texts.${language}`, required]));

/** Asks for a picture's texts before a page shows it. */
function DescribeForm({ picture, onDescribed, onBack }: DescribeFormProps) {
  const { id, isIllustration, focus, restaurant, changedAt: seen } = picture;
  return (
    <div className="stack">
      <Thumbnail picture={picture} />
      <p>{m.picture_texts_hint()}</p>
      <Form
        submitText={m.picture_describe_save()}
        rules={RULES}
        others={
          <Button variant="quiet" onClick={onBack}>
            {m.picture_describe_back()}
          </Button>
        }
        onSend={async (values) => {
          const text = (language: string) => textOf(values, `texts.${language}`).trim();
          const texts = { pt: text("pt"), en: text("en"), es: text("es") };
          const credit = textOf(values, "credit").trim();
          const changes = { texts, isIllustration, credit, focus, restaurant, seen };
          onDescribed(await changePicture(id, changes));
        }}
      >
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            name={`texts.${language}`}
            label={LANGUAGE_NAMES[language]}
            lang={language}
            maxLength={300}
            defaultValue={picture.texts[language]}
          />
        ))}
        <TextField
          name="credit"
          label={m.picture_credit()}
          hint={m.picture_credit_hint()}
          maxLength={200}
          defaultValue={picture.credit}
        />
      </Form>
    </div>
  );
}
