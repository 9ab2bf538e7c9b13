import { type LoaderFunctionArgs, redirect, useRouteLoaderData } from "react-router";
import type { Me } from "#desk/contract.ts";
import { isFailure } from "../api/call-failure.ts";
import { fetchMe } from "../api/desk-calls.ts";
import { setDeskLanguage } from "../language/desk-language.ts";

/** The id of the route whose loader has the account; every page of the desk is below it. */
export const DESK_ROUTE = "desk";

/** The account that is signed in. */
export function useMe(): Me {
  const me = useRouteLoaderData<Me>(DESK_ROUTE);
  if (me === undefined) throw new Error("No page of the desk");
  return me;
}

let lastAccount: Pick<Me, "id" | "email"> | undefined;

/** Whose page this is, so that nobody else goes on with it after signing in over it. */
export const accountOfPage = () => lastAccount;

/** The account for every page of the desk; without a session the browser goes to sign in first and comes back. */
export async function loadAccount({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const me = await fetchMe().catch((error: unknown) => {
    if (!isFailure(error, "signed-out")) throw error;
    throw redirect(`/sign-in?next=${encodeURIComponent(pathname.slice("/desk".length) + search)}`);
  });
  if (!me.isEnrolled) throw redirect("/enrolment");
  lastAccount = me;
  setDeskLanguage(me.language);
  return me;
}
