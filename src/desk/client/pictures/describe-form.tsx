import type { PictureAtDesk, PictureWithUses } from "#desk/media-contract.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "#language/languages.ts";
import { changePicture } from "../api/picture-calls.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form, required, textOf } from "../ui/form.tsx";
import { Thumbnail } from "./thumbnail.tsx";

interface DescribeFormProps {
  readonly picture: PictureAtDesk;
  readonly onDescribed: (picture: PictureWithUses) => void;
  readonly onBack: () => void;
}

const RULES = Object.fromEntries(LANGUAGES.map((language) => [`texts.${language}`, required]));

/** Asks for the texts of a picture before a page shows it. */
export function DescribeForm({ picture, onDescribed, onBack }: DescribeFormProps) {
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
            autoComplete="off"
            maxLength={300}
            defaultValue={picture.texts[language]}
          />
        ))}
        <TextField
          name="credit"
          label={m.picture_credit()}
          hint={m.picture_credit_hint()}
          autoComplete="off"
          maxLength={200}
          defaultValue={picture.credit}
        />
      </Form>
    </div>
  );
}
