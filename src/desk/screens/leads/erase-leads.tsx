import { LinkButton } from "#desk/ui/button.tsx";
import type { ErasedLeads, LeadAtDesk } from "#leads/desk/contract.ts";
import { eraseLeads } from "#desk/api/lead-calls.ts";
import { m } from "#desk/paraglide/messages.js";
import { ConfirmDialog } from "#desk/ui/dialog.tsx";
import { isolated } from "#desk/ui/lead-words.ts";
import { Page } from "#desk/ui/page.tsx";
import { CopyButton } from "#desk/ui/recovery-code-list.tsx";

interface EraseDialogProps {
  readonly lead: LeadAtDesk;
  readonly onClose: () => void;
  readonly onErased: (erased: ErasedLeads) => void;
}

/** Says what goes, and what does not, before it is gone for good. */
export function EraseDialog({ lead, onClose, onErased }: EraseDialogProps) {
  return (
    <ConfirmDialog
      title={m.lead_erase_title({ email: isolated(lead.email) })}
      confirmText={m.lead_erase_confirm()}
      onClose={onClose}
      onConfirm={async () => {
        onErased(await eraseLeads(lead.id));
      }}
    >
      <p>{m.lead_erase_text({ count: lead.ofSamePerson })}</p>
      <p>{m.lead_erase_elsewhere()}</p>
    </ConfirmDialog>
  );
}

/** What was erased, and what is to be deleted elsewhere. */
export function ErasedPage({ erased }: { readonly erased: ErasedLeads }) {
  const { deleted, platformIds, perhapsAtPlatform } = erased;
  return (
    <Page title={m.lead_erased_title()} lead={m.lead_erased({ count: deleted })}>
      <div className="stack measure">
        {platformIds.length > 0 && (
          <>
            <p>{m.lead_erased_ids()}</p>
            <ul className="recovery-codes">
              {platformIds.map((id) => (
                <li key={id}>
                  <code>{id}</code>
                </li>
              ))}
            </ul>
            <p>
              <CopyButton text={platformIds.join("\n")} />
            </p>
          </>
        )}
        {perhapsAtPlatform > 0 && <p>{m.lead_erased_perhaps({ count: perhapsAtPlatform })}</p>}
        {platformIds.length === 0 && perhapsAtPlatform === 0 && <p>{m.lead_erased_nothing()}</p>}
        <p>
          <LinkButton to="/leads" variant="primary">
            {m.lead_back()}
          </LinkButton>
        </p>
      </div>
    </Page>
  );
}
