import { MOST } from "#content/shapes/content-maxima.ts";
import type { SettingsContent } from "#content/kinds/settings.ts";
import type { ListedPiece } from "#desk/content-contract.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ItemList } from "#desk/client/pieces/item-list.tsx";
import { LineControl } from "#desk/client/pieces/piece-controls.tsx";
import { isSame } from "#desk/client/pieces/same-content.ts";
import { Section } from "#desk/client/ui/page.tsx";
import { FromFile, sourceWords } from "./setting-controls.tsx";
import type { EditedSettings } from "./settings-fields.ts";

type Links = SettingsContent["delivery"][number]["links"];

interface OrderLinksProps extends EditedSettings {
  readonly restaurants: readonly ListedPiece[];
}

/** Where the dishes of each restaurant can be ordered. */
export function OrderLinksSection({ restaurants, ...edited }: OrderLinksProps) {
  const known = new Set(restaurants.map(({ slug }) => slug));
  // Of a restaurant that is no longer there somebody must be able to take the links away.
  const others = edited.content.delivery.filter(({ restaurant }) => !known.has(restaurant));
  return (
    <Section title={m.settings_delivery()}>
      <p className="measure">{m.settings_delivery_lead()}</p>
      {restaurants.map(({ slug, name }) => (
        <RestaurantLinks key={slug} {...edited} slug={slug} name={name} />
      ))}
      {others.map(({ restaurant }) => (
        <RestaurantLinks key={restaurant} {...edited} slug={restaurant} name={restaurant} />
      ))}
    </Section>
  );
}

interface RestaurantLinksProps extends EditedSettings {
  readonly slug: string;
  readonly name: string;
}

function RestaurantLinks({ slug, name, content, change, file }: RestaurantLinksProps) {
  const { delivery } = content;
  const index = delivery.findIndex(({ restaurant }) => restaurant === slug);
  const own = delivery[index];
  const fileLinks = file.delivery
    .filter(({ restaurant }) => restaurant === slug)
    .flatMap(({ links }) => links);
  function changeLinks(links: Links) {
    const entry = { restaurant: slug, links };
    if (isSame(links, fileLinks)) leaveToFile();
    else change({ delivery: own ? delivery.with(index, entry) : [...delivery, entry] });
  }
  function leaveToFile() {
    change({ delivery: delivery.filter(({ restaurant }) => restaurant !== slug) });
  }
  return (
    // As the list of dead links names it.
    <div data-field={`delivery.${slug}`}>
      <ItemList
        name={`delivery.${own ? index : slug}.links`}
        label={name}
        hint={sourceWords(
          own !== undefined,
          fileLinks.map((link) => `${link.name} ${link.url}`).join(", "),
        )}
        items={own?.links ?? fileLinks}
        maximum={MOST.orderLinks}
        onChange={changeLinks}
        nameOf={(link) => link.name || m.settings_link_new()}
        newItem={() => ({ name: "", url: "" })}
        addText={m.settings_link_add({ name })}
      >
        {(link, changeLink, path) => (
          <div className="fields">
            <LineControl
              name={`${path}.name`}
              label={m.settings_link_service()}
              value={link.name}
              onChange={(service) => changeLink({ ...link, name: service })}
            />
            <LineControl
              name={`${path}.url`}
              type="url"
              label={m.settings_link_url()}
              value={link.url}
              onChange={(url) => changeLink({ ...link, url: url.trim() })}
            />
          </div>
        )}
      </ItemList>
      {own && <FromFile name={`delivery.${slug}`} label={name} onClick={leaveToFile} />}
    </div>
  );
}
