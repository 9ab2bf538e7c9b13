import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { History, type LoadedHistory, loadHistory } from "#desk/client/pieces/history.tsx";
import { completeExperience, EXPERIENCE_FIELDS } from "./experience-fields.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
  loadHistory("experiences", params["slug"] ?? "");

/** What was published of an experience. */
export function Component() {
  return (
    <History
      kind="experiences"
      loaded={useLoaderData<LoadedHistory>()}
      fields={EXPERIENCE_FIELDS}
      complete={completeExperience}
      titleOf={({ title }) => title.pt}
    />
  );
}
