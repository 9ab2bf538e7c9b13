import { useState } from "react";
import { useRevalidator } from "react-router";
import type { ListedInvitation } from "#accounts/contract.ts";
import { type RestaurantName, withdrawInvitation } from "#desk/api/desk-calls.ts";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { ConfirmDialog } from "#desk/ui/dialog.tsx";
import { Section } from "#desk/ui/page.tsx";
import { Table } from "#desk/ui/table.tsx";
import { roleColumn } from "./role-fields.tsx";

interface InvitationSectionProps {
  readonly invitations: readonly ListedInvitation[];
  readonly restaurants: readonly RestaurantName[];
}

/** Invitations with valid links. */
export function InvitationSection({ invitations, restaurants }: InvitationSectionProps) {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<ListedInvitation>();
  return (
    <Section title={m.invitations_title()}>
      {invitations.length === 0 ? (
        <p className="small">{m.invitations_none()}</p>
      ) : (
        <Table
          caption={m.invitations_title()}
          rows={invitations}
          keyOf={({ id }) => id}
          columns={[
            {
              title: m.field_email_label(),
              isHead: true,
              render: ({ email, isForAccount }) => (
                <>
                  <span className="block">{email}</span>
                  {isForAccount && (
                    <span className="small block">{m.invitation_for_account()}</span>
                  )}
                </>
              ),
            },
            roleColumn(restaurants),
            { title: m.column_expires(), render: ({ expiresAt }) => dateAndTime(expiresAt) },
          ]}
          renderActions={(invitation) => (
            <span className="row-buttons">
              <Button variant="quiet" about={invitation.email} onClick={() => setAsked(invitation)}>
                {m.invitation_withdraw()}
              </Button>
            </span>
          )}
        />
      )}
      {asked !== undefined && (
        <ConfirmDialog
          title={m.invitation_withdraw_title({ email: asked.email })}
          confirmText={m.invitation_withdraw()}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await withdrawInvitation(asked.id);
            setAsked(undefined);
            await revalidate();
            announce(m.invitation_withdrawn());
          }}
        >
          <p>{m.invitation_withdraw_text()}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
