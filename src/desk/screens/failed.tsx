import { useRouteError } from "react-router";
import { CallFailure } from "../api/call-failure.ts";
import { m } from "../paraglide/messages.js";
import { Button, LinkButton } from "../ui/button.tsx";
import { failureWords } from "../ui/failure-notice.tsx";
import { Page } from "../ui/page.tsx";

/** A page that failed, with the reason. */
export function FailedScreen() {
  const error = useRouteError();
  const words = error instanceof CallFailure ? failureWords(error) : m.failure_unexpected();
  return (
    <div className="failed">
      <Page title={m.failed_title()} lead={words}>
        <p className="form-buttons">
          <Button variant="primary" onClick={() => window.location.reload()}>
            {m.failed_reload()}
          </Button>
          <LinkButton href="/desk">{m.failed_home()}</LinkButton>
        </p>
      </Page>
    </div>
  );
}

/** The same outside the desk's layout. */
export function FailedDesk() {
  return (
    <main>
      <FailedScreen />
    </main>
  );
}

/** An unknown URL below the desk. */
export function MissingScreen() {
  return (
    <Page title={m.missing_title()} lead={m.missing_lead()}>
      <LinkButton to="/" variant="primary">
        {m.failed_home()}
      </LinkButton>
    </Page>
  );
}
