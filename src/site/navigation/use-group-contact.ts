import { useRouteLoaderData } from "react-router";

/** The group's central line (E.164) and e-mail; each empty when the settings have none. */
export interface GroupContact {
  readonly phone: string;
  readonly email: string;
}

/** As the frame knows them, so that a screen that cannot load its own data still has them. */
export function useGroupContact(): GroupContact {
  const frame = useRouteLoaderData("root") as { contact?: GroupContact } | undefined;
  return frame?.contact ?? { phone: "", email: "" };
}
