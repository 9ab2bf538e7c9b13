import { MOST } from "#content/shapes/content-maxima.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Category } from "#content/kinds/article.ts";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import { pieceCalls } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { ItemList } from "#desk/client/pieces/item-list.tsx";
import {
  CheckControl,
  LineControl,
  SelectControl,
  TextsControl,
} from "#desk/client/pieces/piece-controls.tsx";
import { PieceEditor } from "#desk/client/pieces/piece-editor.tsx";
import { PictureControl } from "#desk/client/pictures/picture-control.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import {
  ARTICLE_FIELDS,
  categoryChoices,
  completeArticle,
  type EditedArticle,
  firstPublished,
  FIXED_ARTICLES,
  instantOf,
} from "./article-fields.ts";
import { BodyControl } from "./body-control.tsx";

export const loader = ({ params }: LoaderFunctionArgs) =>
  pieceCalls("news", params["slug"] ?? "").read();

export { shouldLoadAnew as shouldRevalidate } from "#desk/client/pieces/plan-link.tsx";

/** An article, to be written and published. */
export function Component() {
  const piece = useLoaderData<PieceAtDesk>();
  return (
    <PieceEditor
      key={piece.slug}
      kind="news"
      piece={piece}
      fields={ARTICLE_FIELDS}
      complete={completeArticle}
      titleOf={({ title }) => title.pt || m.article_new()}
      firstPublished={firstPublished}
    >
      {(edited) => (
        <>
          <TextSection {...edited} />
          <AboutSection {...edited} />
        </>
      )}
    </PieceEditor>
  );
}

function TextSection({ content, change }: EditedArticle) {
  const isShown = content.isActive && content.isPublished;
  return (
    <Section title={m.article_texts()}>
      <CheckControl
        name="isActive"
        label={m.article_active_label()}
        value={isShown}
        // Visitors see those that have both (rule 4.7); nobody needs to tell them apart.
        onChange={(isOn) => change({ isActive: isOn, isPublished: isOn })}
      />
      {!isShown && FIXED_ARTICLES.has(content.slug) && (
        <p role="alert" className="notice">
          {m.article_fixed_hint()}
        </p>
      )}
      <TextsControl
        name="title"
        label={m.article_title()}
        value={content.title}
        onChange={(title) => change({ title })}
      />
      <TextsControl
        name="excerpt"
        label={m.article_excerpt()}
        hint={m.article_excerpt_hint()}
        isLong
        value={content.excerpt}
        onChange={(excerpt) => change({ excerpt })}
      />
      <TextsControl
        name="content"
        label={m.article_body()}
        hint={m.article_body_hint()}
        control={BodyControl}
        value={content.content}
        onChange={(body) => change({ content: body })}
      />
    </Section>
  );
}

function AboutSection({ content, change }: EditedArticle) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Section title={m.article_about()}>
      <div className="fields">
        <SelectControl
          name="category"
          label={m.article_category()}
          value={content.category}
          choices={categoryChoices(content.category)}
          onChange={(category) => change({ category: category as Category })}
        />
        <LineControl
          name="author"
          label={m.article_author()}
          value={content.author}
          onChange={(author) => change({ author })}
        />
        <LineControl
          name="publishedAt"
          type="datetime-local"
          label={m.article_date()}
          hint={m.article_date_hint({ zone })}
          value={localTime(content.publishedAt)}
          onChange={(time) =>
            change({ publishedAt: time === "" ? null : instantOf(new Date(time)) })
          }
        />
      </div>
      <PictureControl
        name="image"
        label={m.article_cover()}
        value={content.image}
        owner=""
        onChange={(image) => change({ image })}
      />
      <ItemList<string>
        name="tags"
        label={m.article_tags()}
        items={content.tags}
        maximum={MOST.tags}
        onChange={(tags) => change({ tags })}
        nameOf={(tag, index) => tag || m.article_tag_number({ number: index + 1 })}
        newItem={() => ""}
        addText={m.article_tag_add()}
      >
        {(tag, changeTag, name, index) => (
          <LineControl
            name={name}
            label={m.article_tag_number({ number: index + 1 })}
            value={tag}
            onChange={changeTag}
          />
        )}
      </ItemList>
    </Section>
  );
}

/** A moment as the field for it writes it: by the clock of this browser, without a zone. */
function localTime(instant: string | null): string {
  if (instant === null || Number.isNaN(Date.parse(instant))) return "";
  const date = new Date(instant);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
