import { MOST } from "#content/schemas/content-maxima.ts";
import type { SettingsContent } from "#content/kinds/settings.ts";
import type { SettingsInFile } from "#content/desk/contract.ts";
import { ORDER_LINK } from "../kinds/order-link.tsx";
import type { WithRestaurants } from "../kinds/references.ts";
import { m } from "../paraglide/messages.js";
import { FieldSet } from "../pieces/field-set.tsx";
import { changed, type FieldProps } from "../pieces/fields.ts";
import { useLoaded } from "../pieces/kind.ts";
import { ControlGroup } from "../pieces/piece-controls.tsx";
import { isSame } from "../pieces/same-content.ts";
import { RowList } from "../rows/row-list.tsx";
import { FromFile, sourceWords } from "./from-file.tsx";

type Delivery = SettingsContent["delivery"];
type Links = Delivery[number]["links"];

export interface WithFile extends WithRestaurants {
  readonly file: SettingsInFile;
}

export function OrderLinksControl(props: FieldProps<Delivery>) {
  const { restaurants } = useLoaded<WithFile>();
  const known = new Map(restaurants.map(({ slug, name }) => [slug, name]));
  // A removed restaurant's links must be removable.
  for (const { restaurant } of props.value) {
    if (!known.has(restaurant)) known.set(restaurant, restaurant);
  }
  return [...known].map(([slug, name]) => (
    <LinksOf key={slug} {...props} restaurant={slug} restaurantName={name} />
  ));
}

interface LinksOfProps extends FieldProps<Delivery> {
  readonly restaurant: string;
  readonly restaurantName: string;
}

function LinksOf(props: LinksOfProps) {
  const { name, value: delivery, onChange, restaurant, restaurantName: label } = props;
  const { file } = useLoaded<WithFile>();
  const index = delivery.findIndex((one) => one.restaurant === restaurant);
  const own = delivery[index];
  const inFile = file.delivery.find((one) => one.restaurant === restaurant)?.links ?? [];
  const leaveToFile = () => onChange(delivery.filter((one) => one.restaurant !== restaurant));
  function change(links: Links) {
    const entry = { restaurant, links };
    if (isSame(links, inFile)) leaveToFile();
    else onChange(own ? delivery.with(index, entry) : [...delivery, entry]);
  }
  const path = `${name}.${own ? index : restaurant}.links`;
  const words = inFile.map((link) => `${link.name} ${link.url}`).join(", ");
  return (
    // The name in the list of dead links.
    <div data-field={`${name}.${restaurant}`}>
      <ControlGroup name={path} label={label} hint={sourceWords(own !== undefined, words)}>
        <RowList
          path={path}
          rows={own?.links ?? inFile}
          onChange={change}
          nameOf={(link) => link.name || m.settings_link_new()}
          adding={{
            maximum: MOST.orderLinks,
            text: m.settings_link_add({ name: label }),
            removeText: m.remove(),
            newRow: () => ({ name: "", url: "" }),
          }}
        >
          {({ name: linkPath, value: link, onChange: changeLink }) => (
            <FieldSet
              fields={ORDER_LINK}
              path={linkPath}
              edited={{ content: link, change: (next) => changeLink(changed(link, next)) }}
            />
          )}
        </RowList>
      </ControlGroup>
      {own && <FromFile name={`${name}.${restaurant}`} label={label} onClick={leaveToFile} />}
    </div>
  );
}
