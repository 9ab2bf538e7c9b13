import { type Edited, type Fields, joined, keysOf } from "./fields.ts";

interface FieldSetProps<Content extends object> {
  readonly fields: Partial<Fields<Content>>;
  /** The path of the content that they are fields of; empty for a whole piece. */
  readonly path?: string;
  readonly edited: Edited<Content>;
}

/** The controls of fields in their order; short ones stand beside each other. */
export function FieldSet<Content extends object>({
  fields,
  path = "",
  edited,
}: FieldSetProps<Content>) {
  const all = fields as Fields<Content>;
  const runs: { readonly isShort: boolean; readonly keys: (keyof Content & string)[] }[] = [];
  for (const key of keysOf(all)) {
    const { Control, isShort = false } = all[key];
    if (Control === undefined) continue;
    const last = runs.at(-1);
    if (last?.isShort && isShort) last.keys.push(key);
    else runs.push({ isShort, keys: [key] });
  }
  return runs.map(({ isShort, keys }) => {
    const controls = keys.map((key) => (
      <OneField key={key} fields={all} fieldKey={key} path={path} edited={edited} />
    ));
    return isShort ? (
      <div key={keys[0]} className="fields">
        {controls}
      </div>
    ) : (
      controls
    );
  });
}

interface OneFieldProps<Content extends object> {
  readonly fields: Fields<Content>;
  readonly fieldKey: keyof Content & string;
  readonly path: string;
  readonly edited: Edited<Content>;
}

function OneField<Content extends object>(props: OneFieldProps<Content>) {
  const { fields, fieldKey: key, path, edited } = props;
  const { Control, empty } = fields[key];
  if (Control === undefined) return null;
  return (
    <Control
      name={path === "" ? key : joined(path, key)}
      value={edited.content[key] === undefined ? empty : edited.content[key]}
      onChange={(value) => edited.change({ [key]: value } as unknown as Partial<Content>)}
      edited={edited}
    />
  );
}
