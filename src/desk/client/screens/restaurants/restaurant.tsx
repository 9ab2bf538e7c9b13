import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { PieceAtDesk } from "#desk/content-contract.ts";
import { pieceCalls } from "#desk/client/api/content-calls.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { PieceEditor } from "#desk/client/pieces/piece-editor.tsx";
import { completeRestaurant, RESTAURANT_FIELDS } from "./restaurant-fields.ts";
import { BookingSection } from "./booking-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { EventSection } from "./event-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { MenuSection } from "./menu-section.tsx";
import { PictureSection } from "./picture-section.tsx";
import { PlaceSection } from "./place-section.tsx";
import { TextSection } from "./text-section.tsx";

export const loader = ({ params }: LoaderFunctionArgs) =>
  pieceCalls("restaurants", params["slug"] ?? "").read();

export { shouldLoadAnew as shouldRevalidate } from "#desk/client/pieces/plan-link.tsx";

/** Everything that the site knows of a restaurant, to be changed and published. */
export function Component() {
  const piece = useLoaderData<PieceAtDesk>();
  return (
    <PieceEditor
      key={piece.slug}
      kind="restaurants"
      piece={piece}
      fields={RESTAURANT_FIELDS}
      complete={completeRestaurant}
      titleOf={({ name }) => name || m.nav_restaurants()}
    >
      {(edited) => (
        <>
          <IdentitySection {...edited} />
          <TextSection {...edited} />
          <PlaceSection {...edited} />
          <ContactSection {...edited} />
          <HoursSection {...edited} />
          <BookingSection {...edited} />
          <EventSection {...edited} />
          <MenuSection {...edited} />
          <PictureSection {...edited} />
        </>
      )}
    </PieceEditor>
  );
}
