import { DEFAULT_COUNTRY } from "#language/countries.ts";
import { LONGEST, MOST } from "#content/schemas/content-maxima.ts";
import type { SettingsContent as Settings, SettingsValues } from "#content/kinds/settings.ts";
import type { SettingsInFile } from "#content/desk/contract.ts";
import type { Texts } from "#language/languages.ts";
import { call } from "../api/call.ts";
import { fetchPieces } from "../api/content-calls.ts";
import { FromFile, sourceWords } from "../controls/from-file.tsx";
import { OrderLinksControl, type WithFile } from "../controls/order-links-control.tsx";
import { m } from "../paraglide/messages.js";
import { list, record } from "../pieces/composed-fields.tsx";
import { email, line, link, own, texts } from "../pieces/field-types.tsx";
import type { Field } from "../pieces/fields.ts";
import { declareKind, useLoaded } from "../pieces/kind.ts";
import { isSame } from "../pieces/same-content.ts";
import { ORDER_LINK } from "./order-link.tsx";
import { telephone } from "./telephone.tsx";

/** The networks' names, in the footer's order. */
const NETWORKS = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
} as const;

/** A setting that shows the current value; a null one follows the operator's file. */
function setting<Key extends keyof SettingsValues & string, Value extends SettingsValues[Key]>(
  key: Key,
  field: (hint: () => string) => Field<Value>,
  hint: () => string = () => "",
): Field<Value | null> {
  const { label, inWords, expected = m.field_wrong, isShort = false } = field(hint);
  return own<Value | null>(label, {
    expected,
    isShort,
    empty: null,
    inWords: (value) =>
      value === null ? m.settings_as_in_file() : inWords(value) || m.value_empty(),
    Control({ value, onChange, ...props }) {
      const inFile = useLoaded<WithFile>().file[key] as unknown as Value;
      const shown = typeof inFile === "string" ? inFile : (inFile as Texts).pt;
      const source = sourceWords(value !== null, shown);
      const shownField = field(() => [hint(), source].filter((one) => one !== "").join(". "));
      // Called instead of rendered, because a component would be new each time.
      const children = shownField.Control?.({
        ...props,
        value: value ?? inFile,
        onChange: (next) => onChange(isSame(next, inFile) ? null : next),
      });
      return (
        <div>
          {children}
          {value !== null && (
            <FromFile
              name={typeof inFile === "string" ? props.name : `${props.name}.pt`}
              label={label()}
              onClick={() => onChange(null)}
            />
          )}
        </div>
      );
    },
  });
}

const network = (key: keyof typeof NETWORKS) =>
  setting(key, (hint) =>
    link(() => NETWORKS[key], { hint, expected: m.expected_https_or_empty, type: "url" }),
  );

/** A text of home that is not on the page. */
const homeText = (
  key: "metaTitle" | "metaDescription" | "openGraphTitle" | "openGraphDescription",
  label: () => string,
) =>
  setting(key, (hint) =>
    texts(label, { hint, expected: m.expected_all_or_none, isLong: true, maximum: LONGEST.line }),
  );

/** Site-wide settings: contact, social networks, order links, texts for search engines. */
export const settings = declareKind<Settings, WithFile>({
  path: "settings",
  titleOf: () => m.nav_settings(),
  lead: m.settings_lead,
  async load(slug) {
    const [file, restaurants] = await Promise.all([
      call<SettingsInFile>(`settings/${slug}/file`),
      fetchPieces("restaurants"),
    ]);
    return { file, restaurants };
  },
})(
  {
    title: m.settings_contact,
    fields: {
      phone: setting(
        "phone",
        // The number of one of the group's restaurants.
        (hint) => telephone(m.settings_phone, { countryOf: () => DEFAULT_COUNTRY, hint }),
        m.restaurant_phone_hint,
      ),
      email: setting("email", (hint) => email(m.settings_email, { hint })),
    },
  },
  {
    title: m.settings_social,
    lead: m.settings_social_lead,
    fields: {
      instagram: network("instagram"),
      facebook: network("facebook"),
      youtube: network("youtube"),
      linkedin: network("linkedin"),
      tiktok: network("tiktok"),
    },
  },
  {
    title: m.settings_delivery,
    lead: m.settings_delivery_lead,
    fields: {
      delivery: list<Settings["delivery"][number]>(m.settings_delivery, {
        expected: m.expected_known_restaurant,
        item: record({
          restaurant: line(m.settings_delivery),
          links: list(m.settings_delivery, {
            expected: m.expected_known_restaurant,
            item: record(ORDER_LINK),
            maximum: MOST.orderLinks,
            nameOf: ({ name }) => name,
            numbered: m.settings_link_new,
            addText: m.settings_link_new,
          }),
        }),
        maximum: MOST.restaurantsWithOrders,
        nameOf: ({ restaurant }) => restaurant,
        numbered: m.settings_delivery,
        addText: m.settings_link_new,
        Control: OrderLinksControl,
      }),
    },
  },
  {
    title: m.settings_search,
    lead: m.settings_search_lead,
    fields: {
      metaTitle: homeText("metaTitle", m.settings_search_title),
      metaDescription: homeText("metaDescription", m.settings_search_description),
      openGraphTitle: homeText("openGraphTitle", m.settings_card_title),
      openGraphDescription: homeText("openGraphDescription", m.settings_card_description),
    },
  },
);
