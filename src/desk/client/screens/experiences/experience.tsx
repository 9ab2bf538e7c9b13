import { LONGEST } from "#content/shapes/content-maxima.ts";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { ExperienceContent, ExperienceIcon } from "#content/kinds/experience.ts";
import type { ListedPiece, PieceAtDesk } from "#desk/content-contract.ts";
import { fetchPieces, pieceCalls } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import {
  CheckControl,
  ControlGroup,
  NumberControl,
  SelectControl,
  TextsControl,
} from "#desk/client/pieces/piece-controls.tsx";
import { type Edited, PieceEditor } from "#desk/client/pieces/piece-editor.tsx";
import { PictureControl } from "#desk/client/pictures/picture-control.tsx";
import { Section } from "#desk/client/ui/page.tsx";
import { CountrySection } from "./country-section.tsx";
import { completeExperience, EXPERIENCE_FIELDS, ICON_WORDS } from "./experience-fields.ts";

interface LoadedExperience {
  readonly piece: PieceAtDesk;
  readonly restaurants: readonly ListedPiece[];
}

export async function loader({ params }: LoaderFunctionArgs): Promise<LoadedExperience> {
  const [piece, restaurants] = await Promise.all([
    pieceCalls("experiences", params["slug"] ?? "").read(),
    fetchPieces("restaurants"),
  ]);
  return { piece, restaurants };
}

export { shouldLoadAnew as shouldRevalidate } from "#desk/client/pieces/plan-link.tsx";

/** Everything that the site knows of an experience, to be changed and published. */
export function Component() {
  const { piece, restaurants } = useLoaderData<LoadedExperience>();
  return (
    <PieceEditor
      key={piece.slug}
      kind="experiences"
      piece={piece}
      fields={EXPERIENCE_FIELDS}
      complete={completeExperience}
      titleOf={({ title }) => title.pt || m.experience_new()}
    >
      {(edited) => (
        <>
          <TextSection {...edited} />
          <CountrySection {...edited} />
          <CardSection {...edited} restaurants={restaurants} />
        </>
      )}
    </PieceEditor>
  );
}

function TextSection({ content, change }: Edited<ExperienceContent>) {
  return (
    <Section title={m.experience_texts()}>
      <CheckControl
        name="isActive"
        label={m.experience_active_label()}
        value={content.isActive}
        onChange={(isActive) => change({ isActive })}
      />
      <TextsControl
        name="title"
        label={m.experience_title()}
        value={content.title}
        onChange={(title) => change({ title })}
      />
      <TextsControl
        name="description"
        label={m.experience_description()}
        isLong
        value={content.description}
        onChange={(description) => change({ description })}
      />
      <TextsControl
        name="duration"
        maximum={LONGEST.texts}
        label={m.experience_duration()}
        hint={m.experience_duration_hint()}
        value={content.duration}
        onChange={(duration) => change({ duration })}
      />
    </Section>
  );
}

interface CardSectionProps extends Edited<ExperienceContent> {
  readonly restaurants: readonly ListedPiece[];
}

function CardSection({ content, change, restaurants }: CardSectionProps) {
  function offer(slug: string, isOffered: boolean) {
    const others = content.restaurants.filter((one) => one !== slug);
    change({ restaurants: isOffered ? [...others, slug] : others });
  }
  return (
    <Section title={m.experience_about()}>
      <ControlGroup name="restaurants" label={m.experience_restaurants()}>
        <div className="checks">
          {restaurants.map(({ slug, name }) => (
            <CheckControl
              key={slug}
              name={`restaurants.${slug}`}
              label={name}
              value={content.restaurants.includes(slug)}
              onChange={(isOffered) => offer(slug, isOffered)}
            />
          ))}
        </div>
      </ControlGroup>
      <div className="fields">
        <NumberControl
          name="maxPeople"
          label={m.experience_max_people()}
          hint={m.experience_max_people_hint()}
          value={content.maxPeople}
          onChange={(maxPeople) => change({ maxPeople })}
        />
        <SelectControl
          name="icon"
          label={m.experience_icon()}
          value={content.icon}
          choices={Object.entries(ICON_WORDS).map(([icon, words]) => [icon, words()])}
          onChange={(icon) => change({ icon: icon as ExperienceIcon })}
        />
      </div>
      <PictureControl
        name="image"
        label={m.experience_image()}
        value={content.image}
        owner=""
        onChange={(image) => change({ image })}
      />
    </Section>
  );
}
