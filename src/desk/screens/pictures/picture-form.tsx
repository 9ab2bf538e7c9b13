import type { RestaurantName } from "#desk/api/desk-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { Crops, FocalPointField } from "#desk/pictures/focal-point-field.tsx";
import { OwnerField } from "#desk/pictures/owner-field.tsx";
import { CheckControl, LineControl, TextsControl } from "#desk/pieces/piece-controls.tsx";
import { Button } from "#desk/ui/button.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { FieldErrors } from "#desk/ui/field.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import type { EditedPicture } from "./use-picture-change.ts";

interface PictureFormProps {
  readonly edited: EditedPicture;
  readonly restaurants: readonly RestaurantName[];
}

/** Edits a picture's focal point, texts, kind and owner. */
export function PictureForm({ edited, restaurants }: PictureFormProps) {
  const { picture, values, saving, change, isUnsaved } = edited;
  const errors = new Map(
    saving.failure?.fields.map((name) => [
      name,
      name === "credit" ? m.picture_credit_invalid() : m.picture_text_required(),
    ]),
  );
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void edited.save();
      }}
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FocalPointField
          picture={picture}
          value={values.focus}
          onChange={(focus) => change({ focus })}
        />
        <Crops url={picture.url} focus={values.focus} />
      </div>
      {picture.areTextsStale && <Notice>{m.picture_texts_stale()}</Notice>}
      <FieldErrors value={errors}>
        <TextsControl
          name="texts"
          label={m.picture_texts()}
          hint={m.picture_texts_hint()}
          value={values.texts}
          onChange={(texts) => change({ texts })}
        />
        <LineControl
          name="credit"
          label={m.picture_credit()}
          hint={m.picture_credit_hint()}
          value={values.credit}
          onChange={(credit) => change({ credit })}
        />
      </FieldErrors>
      <CheckControl
        name="isIllustration"
        label={m.upload_illustration()}
        value={values.isIllustration}
        onChange={(isIllustration) => change({ isIllustration })}
      />
      <OwnerField
        value={values.restaurant}
        restaurants={restaurants}
        onChange={(restaurant) => change({ restaurant })}
      />
      {edited.current === undefined ? (
        <FailureNotice failure={saving.failure} />
      ) : (
        <Conflict edited={edited} />
      )}
      <div className="form-buttons">
        <Button type="submit" variant="primary" isBusy={saving.isBusy}>
          {saving.isBusy ? m.form_sending() : m.form_save()}
        </Button>
        {isUnsaved && <p className="small">{m.picture_unsaved()}</p>}
      </div>
    </form>
  );
}

function Conflict({ edited }: { readonly edited: EditedPicture }) {
  return (
    <Notice tone="error">
      <p>{m.picture_conflict()}</p>
      <div className="form-buttons">
        <Button onClick={() => void edited.keepMine()}>{m.picture_conflict_mine()}</Button>
        <Button onClick={() => void edited.takeTheirs()}>{m.picture_conflict_theirs()}</Button>
      </div>
    </Notice>
  );
}
