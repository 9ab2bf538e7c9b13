import { LONGEST, MOST } from "#content/shapes/content-maxima.ts";
import { ServiceFields } from "./service-fields.tsx";
import type { MenuContent } from "#content/kinds/menu.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ItemList } from "#desk/client/pieces/item-list.tsx";
import {
  CheckControl,
  LineControl,
  SelectControl,
  TextsControl,
} from "#desk/client/pieces/piece-controls.tsx";
import type { Edited } from "#desk/client/pieces/piece-editor.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { LANGUAGES } from "#language/languages.ts";
import { languageChoices } from "./menu-words.ts";

type Service = MenuContent["service"][number];

/** Whether visitors see a menu, in which language it is, and when it holds. */
export function MenuSettings({ content, change }: Edited<MenuContent>) {
  return (
    <Section title={m.menu_about()}>
      <div>
        <CheckControl
          name="isActive"
          label={m.menu_active_label()}
          value={content.isActive}
          onChange={(isActive) => change({ isActive })}
        />
        <CheckControl
          name="isComplete"
          label={m.menu_complete_label()}
          value={content.isComplete}
          onChange={(isComplete) => change({ isComplete })}
        />
      </div>
      <div className="fields">
        <SelectControl
          name="language"
          label={m.menu_language()}
          hint={m.menu_language_hint()}
          value={content.language}
          choices={languageChoices(content.language)}
          onChange={(language) => change({ language })}
        />
        <LineControl
          name="validFrom"
          type="date"
          label={m.menu_valid_from()}
          hint={m.menu_valid_hint()}
          value={content.validFrom ?? ""}
          onChange={(date) => change({ validFrom: date || null })}
        />
        <LineControl
          name="validThrough"
          type="date"
          label={m.menu_valid_through()}
          hint={m.menu_valid_hint()}
          value={content.validThrough ?? ""}
          onChange={(date) => change({ validThrough: date || null })}
        />
      </div>
      <TextsControl
        name="note"
        maximum={LONGEST.texts}
        label={m.menu_note()}
        hint={m.menu_note_hint()}
        value={content.note ?? { pt: "", en: "", es: "" }}
        onChange={(note) =>
          change({ note: LANGUAGES.every((language) => note[language] === "") ? null : note })
        }
      />
      <ItemList<Service>
        name="service"
        label={m.menu_service()}
        hint={m.menu_service_hint()}
        items={content.service}
        maximum={MOST.services}
        onChange={(service) => change({ service })}
        nameOf={(_, index) => m.service_number({ number: index + 1 })}
        newItem={() => ({ days: [] })}
        addText={m.service_add()}
      >
        {(service, changeService, name) => (
          <ServiceFields name={name} service={service} onChange={changeService} />
        )}
      </ItemList>
    </Section>
  );
}
