import { type LoaderFunctionArgs, redirect } from "react-router";
import { CallFailure } from "../api/call-failure.ts";
import { fetchMe } from "../api/desk-calls.ts";
import { setDeskLanguage } from "../language/desk-language.ts";
import { rememberAccount } from "../session/account-here.ts";

/** The account for every page of the desk; without a session the browser goes to sign in first and comes back. */
export async function loadAccount({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const me = await fetchMe().catch((error: unknown) => {
    const isSignedOut = error instanceof CallFailure && error.reason === "signed-out";
    if (!isSignedOut) throw error;
    throw redirect(`/sign-in?next=${encodeURIComponent(pathname.slice("/desk".length) + search)}`);
  });
  if (!me.isEnrolled) throw redirect("/enrolment");
  rememberAccount(me);
  setDeskLanguage(me.language);
  return me;
}
