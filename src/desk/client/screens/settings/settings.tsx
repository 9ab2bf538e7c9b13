import { useLoaderData } from "react-router";
import type { ListedPiece, PieceAtDesk, SettingsInFile } from "#desk/content-contract.ts";
import { call } from "#desk/client/api/call.ts";
import { fetchPieces, pieceCalls } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { PieceEditor } from "#desk/client/pieces/piece-editor.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { OrderLinksSection } from "./order-links-section.tsx";
import { SettingLine, SettingTexts } from "./setting-controls.tsx";
import {
  completeSettings,
  type EditedSettings,
  HOME_TEXTS,
  SETTINGS_FIELDS,
  SITE,
  SOCIAL_NETWORKS,
} from "./settings-fields.ts";

interface LoadedSettings {
  readonly piece: PieceAtDesk;
  readonly file: SettingsInFile;
  readonly restaurants: readonly ListedPiece[];
}

export async function loader(): Promise<LoadedSettings> {
  const [piece, file, restaurants] = await Promise.all([
    pieceCalls("settings", SITE).read(),
    call<SettingsInFile>(`settings/${SITE}/file`),
    fetchPieces("restaurants"),
  ]);
  return { piece, file, restaurants };
}

export { shouldLoadAnew as shouldRevalidate } from "#desk/client/pieces/plan-link.tsx";

/** What the site says on every page: contact, social networks, order links, texts for search engines. */
export function Component() {
  const { piece, file, restaurants } = useLoaderData<LoadedSettings>();
  return (
    <PieceEditor
      kind="settings"
      piece={piece}
      fields={SETTINGS_FIELDS}
      complete={completeSettings}
      titleOf={m.nav_settings}
      lead={m.settings_lead()}
    >
      {(edited) => (
        <>
          <ContactSection {...edited} file={file} />
          <OrderLinksSection {...edited} file={file} restaurants={restaurants} />
          <SearchSection {...edited} file={file} />
        </>
      )}
    </PieceEditor>
  );
}

function ContactSection(edited: EditedSettings) {
  return (
    <>
      <Section title={m.settings_contact()}>
        <div className="fields">
          <SettingLine
            {...edited}
            name="phone"
            type="tel"
            label={m.settings_phone()}
            hint={m.restaurant_phone_hint()}
            read={(typed) => typed.replaceAll(/[\s().-]/g, "")}
          />
          <SettingLine {...edited} name="email" type="email" label={m.settings_email()} />
        </div>
      </Section>
      <Section title={m.settings_social()}>
        <p className="measure">{m.settings_social_lead()}</p>
        <div className="fields">
          {SOCIAL_NETWORKS.map(([name, label]) => (
            <SettingLine key={name} {...edited} name={name} type="url" label={label} />
          ))}
        </div>
      </Section>
    </>
  );
}

function SearchSection(edited: EditedSettings) {
  return (
    <Section title={m.settings_search()}>
      <p className="measure">{m.settings_search_lead()}</p>
      {HOME_TEXTS.map(([name, label]) => (
        <SettingTexts key={name} {...edited} name={name} label={label()} isLong />
      ))}
    </Section>
  );
}
