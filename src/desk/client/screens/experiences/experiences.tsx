import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import type { ListedPiece } from "#desk/content-contract.ts";
import { fetchPieces } from "#desk/client/api/content-calls.ts";
import { lastKnown } from "#desk/client/api/last-known.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { CreateDialog } from "#desk/client/pieces/create-dialog.tsx";
import { PieceTable } from "#desk/client/pieces/piece-table.tsx";
import { Button } from "#desk/client/ui/button.tsx";
import { Page } from "#desk/client/ui/page.tsx";
import { newExperience } from "./experience-fields.ts";
import { ExperienceOrder } from "./experience-order.tsx";

export const loader = lastKnown(() => fetchPieces("experiences"));

/** The experiences, what visitors see of them, and what somebody is writing. */
export function Component() {
  const experiences = useLoaderData<readonly ListedPiece[]>();
  const [isCreating, setCreating] = useState(false);
  const [isOrdering, setOrdering] = useState(false);
  const { revalidate } = useRevalidator();
  const published = experiences.filter(({ isPublished }) => isPublished);
  return (
    <Page
      title={m.nav_experiences()}
      lead={m.experiences_lead()}
      action={
        <Button variant="primary" onClick={() => setCreating(true)}>
          {m.experience_new()}
        </Button>
      }
    >
      {experiences.length === 0 ? (
        <p>{m.experiences_none()}</p>
      ) : isOrdering ? (
        <ExperienceOrder
          experiences={published}
          onChanged={() => void revalidate()}
          onClose={() => setOrdering(false)}
        />
      ) : (
        <>
          <PieceTable kind="experiences" caption={m.nav_experiences()} pieces={experiences} />
          {published.length > 1 && (
            <p className="form-buttons">
              <Button onClick={() => setOrdering(true)}>{m.experiences_order_change()}</Button>
            </p>
          )}
        </>
      )}
      {isCreating && (
        <CreateDialog
          kind="experiences"
          title={m.experience_new()}
          pieces={experiences}
          contentOf={newExperience}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}
