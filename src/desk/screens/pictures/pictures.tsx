import { useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { PICTURE_VIEWS, type PictureView } from "#content/desk/uploads/media-contract.ts";
import { fetchRestaurantNames, type RestaurantName } from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { fetchPictures } from "#desk/api/picture-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { readBuiltInPictures } from "#desk/pictures/known-pictures.ts";
import { OwnerField } from "#desk/pictures/owner-field.tsx";
import { foundIn } from "#desk/pictures/picture-words.ts";
import { PictureGrid } from "#desk/pictures/thumbnail.tsx";
import { UploadArea } from "#desk/pictures/upload-area.tsx";
import { useMe } from "#desk/session/account-here.ts";
import { LinkButton } from "#desk/ui/button.tsx";
import { FilterForm } from "#desk/ui/filter-form.tsx";
import { Page } from "#desk/ui/page.tsx";
import { Tabs } from "#desk/ui/tabs.tsx";
import "#desk/pieces/pieces.css";
import "#desk/pictures/pictures.css";

const BUILT_IN = "built-in";

export const loader = lastKnown(async ({ request }) => {
  const query = new URL(request.url).searchParams;
  const restaurants = await fetchRestaurantNames();
  if (query.get("show") !== BUILT_IN) {
    return { query: query.toString(), restaurants, builtIn: [], ...(await fetchPictures(query)) };
  }
  const builtIn = foundIn(await readBuiltInPictures(), query.get("search") ?? "");
  return { query: query.toString(), restaurants, builtIn, pictures: [], next: null };
});

/** Pictures by a filter in the URL, and uploads. */
export function Component() {
  const { query, restaurants, builtIn, pictures, next } = useLoaderData<typeof loader>();
  const filter = new URLSearchParams(query);
  const show = filter.get("show") ?? "";
  const views = [
    ["", m.pictures_all()],
    ...PICTURE_VIEWS.map((view) => [view, VIEW_WORDS[view]()] as const),
    [BUILT_IN, m.pictures_built_in()],
  ] as const;
  const tabs = views.map(([view, text]) => ({
    to: withValue(filter, "show", view),
    text,
    isOpen: view === show,
  }));
  return (
    <Page title={m.nav_pictures()} lead={m.pictures_lead()}>
      <NewPictures restaurants={restaurants} />
      <div className="mt-8">
        <Tabs label={m.pictures_views()} tabs={tabs} />
      </div>
      <FilterForm to="/pictures" filter={filter} search={{ label: m.pictures_search() }} />
      {show === BUILT_IN && <p className="measure">{m.pictures_built_in_text()}</p>}
      {pictures.length + builtIn.length === 0 && (
        <p className="measure">{filter.size === 0 ? m.pictures_none_yet() : m.pictures_none()}</p>
      )}
      {show === BUILT_IN ? (
        <PictureGrid pictures={builtIn}>
          {(_, content) => <div className="picture-tile">{content}</div>}
        </PictureGrid>
      ) : (
        <PictureGrid pictures={pictures}>
          {({ id }, content) => (
            <Link to={`/pictures/${id}`} className="picture-tile">
              {content}
            </Link>
          )}
        </PictureGrid>
      )}
      <nav aria-label={m.pictures_older()} className="form-buttons">
        {filter.has("after") && (
          <LinkButton to={withValue(filter, "after", "")} variant="quiet">
            {m.leads_newest()}
          </LinkButton>
        )}
        {next !== null && (
          <LinkButton to={withValue(filter, "after", next)}>{m.pictures_older()}</LinkButton>
        )}
      </nav>
    </Page>
  );
}

function withValue(filter: URLSearchParams, name: string, value: string): string {
  const query = new URLSearchParams(filter);
  if (value === "") query.delete(name);
  else query.set(name, value);
  // Another list starts at its beginning.
  if (name !== "after") query.delete("after");
  return `/pictures?${query}`;
}

function NewPictures({ restaurants }: { readonly restaurants: readonly RestaurantName[] }) {
  const me = useMe();
  const [owner, setOwner] = useState(me.role === "restaurant" ? (me.restaurants[0] ?? "") : "");
  const { revalidate } = useRevalidator();
  return (
    <div className="stack">
      <OwnerField value={owner} restaurants={restaurants} onChange={setOwner} />
      <UploadArea owner={owner} onUploaded={() => void revalidate()} />
    </div>
  );
}

const VIEW_WORDS: Readonly<Record<PictureView, () => string>> = {
  photographs: m.pictures_photographs,
  illustrations: m.pictures_illustrations,
  undescribed: m.pictures_undescribed,
  unused: m.pictures_unused,
};
