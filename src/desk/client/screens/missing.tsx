import { Link } from "react-router";
import { m } from "../paraglide/messages.js";
import { Page } from "../ui/page.tsx";

/** No page of the desk has this URL. */
export function Component() {
  return (
    <Page title={m.missing_title()} lead={m.missing_lead()}>
      <Link to="/" className="button button-primary">
        {m.failed_home()}
      </Link>
    </Page>
  );
}
