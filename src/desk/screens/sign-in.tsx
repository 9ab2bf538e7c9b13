import { useNavigate, useSearchParams } from "react-router";
import { Entrance } from "../layout/entrance.tsx";
import { m } from "../paraglide/messages.js";
import { SignInForm } from "../session/sign-in-form.tsx";
import { Page } from "../ui/page.tsx";

/** The first page without a session. */
export function SignIn() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Entrance>
      <Page title={m.sign_in_title()} lead={m.sign_in_lead()}>
        <SignInForm
          onSignedIn={async () => navigate(placeAfter(search.get("next")), { replace: true })}
        />
        <details className="section">
          <summary className="text-link">{m.sign_in_lost()}</summary>
          <p className="measure">{m.sign_in_lost_code()}</p>
          <p className="measure">{m.sign_in_lost_invitation()}</p>
        </details>
      </Page>
    </Entrance>
  );
}

/** Accepts only pages of the desk: a forged link may name another site. */
function placeAfter(next: string | null): string {
  return next !== null && /^\/[\w-]/.test(next) ? next : "/";
}
