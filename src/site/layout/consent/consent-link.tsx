import { m } from "#language/paraglide/messages.js";
import { CONSENT_BANNER } from "#site/bootstrap/bootstrap-contract.ts";

/** Shows the banner again, so that a choice can be changed with two clicks. */
export function ConsentLink() {
  return (
    <button
      type="button"
      popoverTarget={CONSENT_BANNER}
      popoverTargetAction="show"
      className="needs-script quiet-link min-h-6"
    >
      {m.consent_preferences()}
    </button>
  );
}
