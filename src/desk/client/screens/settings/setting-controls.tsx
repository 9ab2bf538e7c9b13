import { LONGEST } from "#content/shapes/content-maxima.ts";
import type { SettingsValues } from "#content/kinds/settings.ts";
import type { Texts } from "#language/languages.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { LineControl, type LineProps, TextsControl } from "#desk/client/pieces/piece-controls.tsx";
import { isSame } from "#desk/client/pieces/same-content.ts";
import { focusField } from "#desk/client/pieces/wrong-fields.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import type { EditedSettings } from "./settings-fields.ts";

// A field shows what holds. What is as in the operator's file stays so, and follows the file.

type FieldsOf<Value> = {
  [Field in keyof SettingsValues]: SettingsValues[Field] extends Value ? Field : never;
}[keyof SettingsValues];

interface SettingLineProps extends EditedSettings, Pick<LineProps, "label" | "type"> {
  readonly name: FieldsOf<string>;
  readonly hint?: string;
  /** The value as it is kept, of what somebody typed. */
  readonly read?: (typed: string) => string;
}

/** A setting of one line. */
export function SettingLine(props: SettingLineProps) {
  const { name, label, type = "text", hint = "", content, change, file } = props;
  const { read = (typed: string) => typed.trim() } = props;
  const isOwn = content[name] !== null;
  return (
    <div>
      <LineControl
        name={name}
        type={type}
        label={label}
        hint={[hint, sourceWords(isOwn, file[name])].filter((one) => one !== "").join(". ")}
        value={content[name] ?? file[name]}
        onChange={(typed) => {
          const value = read(typed);
          change({ [name]: value === file[name] ? null : value });
        }}
      />
      {isOwn && <FromFile name={name} label={label} onClick={() => change({ [name]: null })} />}
    </div>
  );
}

interface SettingTextsProps extends EditedSettings {
  readonly name: FieldsOf<Texts>;
  readonly label: string;
  readonly isLong?: boolean;
}

/** A setting in three languages. */
export function SettingTexts({ name, label, isLong, content, change, file }: SettingTextsProps) {
  const isOwn = content[name] !== null;
  return (
    <div>
      <TextsControl
        name={name}
        label={label}
        hint={sourceWords(isOwn, file[name].pt)}
        isLong={isLong ?? false}
        maximum={LONGEST.line}
        value={content[name] ?? file[name]}
        onChange={(texts) => change({ [name]: isSame(texts, file[name]) ? null : texts })}
      />
      {isOwn && (
        <FromFile name={`${name}.pt`} label={label} onClick={() => change({ [name]: null })} />
      )}
    </div>
  );
}

/** Where what a field shows comes from, and what the file says of it; `fromFile` may be empty. */
export function sourceWords(isOwn: boolean, fromFile: string): string {
  if (isOwn) return m.settings_own({ value: fromFile || m.value_empty() });
  return fromFile === "" ? m.settings_file_empty() : m.settings_from_file();
}

interface FromFileProps {
  readonly name: string;
  readonly label: string;
  readonly onClick: () => void;
}

/** Leaves a setting to the file again. */
export function FromFile({ name, label, onClick }: FromFileProps) {
  return (
    <Button
      variant="quiet"
      about={label}
      onClick={() => {
        onClick();
        // The button is gone then.
        focusField(name);
      }}
    >
      {m.settings_use_file()}
    </Button>
  );
}
