import { type SubmitEvent, useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { PICTURE_VIEWS, type PictureView } from "#desk/media-contract.ts";
import { fetchRestaurantNames, type RestaurantName } from "#desk/client/api/desk-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { fetchPictures } from "#desk/client/api/picture-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { readBuiltInPictures } from "#desk/client/pictures/known-pictures.ts";
import { OwnerField } from "#desk/client/pictures/owner-field.tsx";
import { foundIn } from "#desk/client/pictures/picture-words.ts";
import { PictureGrid } from "#desk/client/pictures/thumbnail.tsx";
import { UploadArea } from "#desk/client/pictures/upload-area.tsx";
import { useMe } from "#desk/client/session/account-here.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { TextField } from "#desk/client/ui/field.tsx";
import { textOf } from "#desk/client/ui/form.tsx";
import { Page } from "#desk/client/ui/page.tsx";
import "#desk/client/pieces/pieces.css";
import "#desk/client/pictures/pictures.css";

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

/** The pictures of a filter, which stands in the URL, and where new ones are added. */
export function Component() {
  const { query, restaurants, builtIn, pictures, next } = useLoaderData<typeof loader>();
  const filter = new URLSearchParams(query);
  const show = filter.get("show");
  return (
    <Page title={m.nav_pictures()} lead={m.pictures_lead()}>
      <NewPictures restaurants={restaurants} />
      <Views filter={filter} />
      <Search key={query} filter={filter} />
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
          <Link to={withValue(filter, "after", "")} className="button button-quiet">
            {m.leads_newest()}
          </Link>
        )}
        {next !== null && (
          <Link to={withValue(filter, "after", next)} className="button button-outline">
            {m.pictures_older()}
          </Link>
        )}
      </nav>
    </Page>
  );
}

function withValue(filter: URLSearchParams, name: string, value: string): string {
  const query = new URLSearchParams(filter);
  if (value === "") query.delete(name);
  else query.set(name, value);
  // Another list begins at its start.
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

/** The lists of pictures, one click away. */
function Views({ filter }: { readonly filter: URLSearchParams }) {
  const show = filter.get("show") ?? "";
  const views = [
    ["", m.pictures_all()],
    ...PICTURE_VIEWS.map((view) => [view, VIEW_WORDS[view]()] as const),
    [BUILT_IN, m.pictures_built_in()],
  ] as const;
  return (
    <nav aria-label={m.pictures_views()} className="mt-8">
      <ul className="tabs">
        {views.map(([view, text]) => (
          <li key={view}>
            <Link
              to={withValue(filter, "show", view)}
              className="tab"
              aria-current={view === show ? "page" : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Search({ filter }: { readonly filter: URLSearchParams }) {
  const navigate = useNavigate();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = textOf(new FormData(event.currentTarget), "search").trim();
    void navigate(withValue(filter, "search", search));
  }
  return (
    <form role="search" onSubmit={submit} className="flex items-end gap-2.5 mb-7">
      <TextField
        name="search"
        type="search"
        label={m.pictures_search()}
        maxLength={100}
        defaultValue={filter.get("search") ?? ""}
      />
      <Button type="submit">{m.leads_filter_show()}</Button>
    </form>
  );
}
