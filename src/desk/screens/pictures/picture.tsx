import { LinkButton } from "#desk/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { PictureWithUses } from "#content/desk/uploads/media-contract.ts";
import { fetchPieces } from "#desk/api/content-calls.ts";
import { fetchRestaurantNames } from "#desk/api/desk-calls.ts";
import { fetchPicture } from "#desk/api/picture-calls.ts";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { KINDS } from "#desk/kinds/all-kinds.ts";
import { m } from "#desk/paraglide/messages.js";
import { pictureText } from "#desk/pictures/picture-words.ts";
import { Thumbnail } from "#desk/pictures/thumbnail.tsx";
import { Page, Section } from "#desk/ui/page.tsx";
import { PictureFile } from "./picture-file.tsx";
import { PictureForm } from "./picture-form.tsx";
import { usePictureChange } from "./use-picture-change.ts";
import "#desk/pieces/pieces.css";
import "#desk/pictures/pictures.css";

export async function loader({ params }: LoaderFunctionArgs) {
  const [picture, restaurants] = await Promise.all([
    fetchPicture(params["id"] ?? ""),
    fetchRestaurantNames(),
  ]);
  const kinds = [...new Set(picture.uses.map(({ path }) => path))];
  const named = await Promise.all(
    // Users without access to a kind see slugs.
    kinds.map(async (kind) => [kind, await fetchPieces(kind).catch(() => [])] as const),
  );
  return { picture, restaurants, pieces: new Map(named) };
}

/** Keeps unsaved text. */
export const shouldRevalidate = () => false;

type Loaded = Awaited<ReturnType<typeof loader>>;

/** A picture: description, uses and file. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  return <Picture key={loaded.picture.id} {...loaded} />;
}

function Picture({ picture: first, restaurants, pieces }: Loaded) {
  const edited = usePictureChange(first);
  const { picture } = edited;
  const { author, createdAt, width, height } = picture;
  return (
    <div className="editor">
      <Page
        title={pictureText(picture.texts) || m.picture_no_text()}
        lead={m.picture_facts({ author, time: dateAndTime(createdAt), width, height })}
        action={
          <div className="form-buttons">
            <LinkButton href={picture.url} download={`${pictureText(picture.texts)}.jpg`}>
              {m.picture_download()}
            </LinkButton>
            <LinkButton to="/pictures">{m.pictures_back()}</LinkButton>
          </div>
        }
      >
        {picture.canBeChanged ? (
          <PictureForm edited={edited} restaurants={restaurants} />
        ) : (
          <div className="stack">
            <p className="measure">{m.picture_not_yours()}</p>
            <Thumbnail picture={picture} alt={pictureText(picture.texts)} />
          </div>
        )}
        <Uses uses={picture.uses} pieces={pieces} />
        {picture.canBeChanged && <PictureFile picture={picture} onChanged={edited.adoptFile} />}
      </Page>
    </div>
  );
}

/** Links to the editors of entries that name the picture. */
function Uses({ uses, pieces }: Pick<PictureWithUses, "uses"> & Pick<Loaded, "pieces">) {
  return (
    <Section title={m.picture_uses()}>
      {uses.length === 0 ? (
        <p>{m.picture_no_uses()}</p>
      ) : (
        <ul>
          {uses.map(({ path, slug, isDraft }) => (
            <li
              key={`${path} ${slug} ${isDraft}`}
              className="flex flex-wrap items-baseline gap-x-3 py-1.5"
            >
              <Link to={`/${path}/${slug}`} className="text-link">
                {pieces.get(path)?.find((one) => one.slug === slug)?.name ?? slug}
              </Link>
              <span className="small">
                {isDraft ? m.picture_use_draft({ kind: KINDS[path].title() }) : KINDS[path].title()}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
