import { Badge } from "@mantine/core";
import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import type { ListedAccount } from "#accounts/contract.ts";
import {
  changeAccount,
  endAccountSessions,
  fetchAccounts,
  fetchInvitations,
  fetchRestaurantNames,
  removeAccount,
  type RestaurantName,
} from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { m } from "#desk/paraglide/messages.js";
import { announce, type Undo } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { ConfirmDialog, Dialog } from "#desk/ui/dialog.tsx";
import { Form } from "#desk/ui/form.tsx";
import { Page } from "#desk/ui/page.tsx";
import { InvitationSection } from "./invitation-section.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { accessOf, roleColumn, RoleFields } from "./role-fields.tsx";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { useMe } from "#desk/session/account-here.ts";
import { Table } from "#desk/ui/table.tsx";

export const loader = lastKnown(async () => {
  const [accounts, invitations, restaurants] = await Promise.all([
    fetchAccounts(),
    fetchInvitations(),
    fetchRestaurantNames(),
  ]);
  return { accounts, invitations, restaurants };
});

interface Asked {
  readonly what: "change" | "end-sessions" | "remove";
  readonly account: ListedAccount;
}

export function Component() {
  const { accounts, invitations, restaurants } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);

  async function done(text: string, undo?: Undo) {
    close();
    await revalidate();
    announce(text, undo);
  }

  async function undoChange({ id, name, role, restaurants: places }: ListedAccount) {
    await changeAccount(id, { role, restaurants: places });
    await done(m.account_change_undone({ name }));
  }

  const inviteButton = (
    <Button variant="primary" onClick={() => setInviting(true)}>
      {m.invite()}
    </Button>
  );
  return (
    <Page title={m.nav_accounts()} lead={m.accounts_lead()} action={inviteButton}>
      <AccountTable
        accounts={accounts}
        restaurants={restaurants}
        onAsk={(what, account) => setAsked({ what, account })}
      />
      <InvitationSection invitations={invitations} restaurants={restaurants} />
      {isInviting && (
        <InviteDialog
          restaurants={restaurants}
          onInvited={revalidate}
          onClose={() => setInviting(false)}
        />
      )}
      {asked?.what === "change" && (
        <Dialog title={m.account_change_title({ name: asked.account.name })} onClose={close}>
          <Form
            submitText={m.form_save()}
            onSend={async (values) => {
              const { account } = asked;
              await changeAccount(account.id, accessOf(values));
              await done(m.account_changed({ name: account.name }), () => undoChange(account));
            }}
          >
            <RoleFields access={asked.account} restaurants={restaurants} />
            <p className="field-hint">{m.account_change_text()}</p>
          </Form>
        </Dialog>
      )}
      {asked?.what === "end-sessions" && (
        <ConfirmDialog
          title={m.account_end_sessions_title({ name: asked.account.name })}
          confirmText={m.account_end_sessions()}
          onClose={close}
          onConfirm={async () => {
            await endAccountSessions(asked.account.id);
            await done(m.account_sessions_ended({ name: asked.account.name }));
          }}
        >
          <p>{m.account_end_sessions_text()}</p>
        </ConfirmDialog>
      )}
      {asked?.what === "remove" && (
        <ConfirmDialog
          title={m.account_remove_title({ name: asked.account.name })}
          confirmText={m.account_remove()}
          onClose={close}
          onConfirm={async () => {
            await removeAccount(asked.account.id);
            await done(m.account_removed({ name: asked.account.name }));
          }}
        >
          <p>{m.account_remove_text()}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}

interface AccountTableProps {
  readonly accounts: readonly ListedAccount[];
  readonly restaurants: readonly RestaurantName[];
  readonly onAsk: (what: "change" | "end-sessions" | "remove", account: ListedAccount) => void;
}

function AccountTable({ accounts, restaurants, onAsk }: AccountTableProps) {
  const me = useMe();
  return (
    <Table
      caption={m.nav_accounts()}
      rows={accounts}
      keyOf={({ id }) => id}
      columns={[
        {
          title: m.column_name(),
          isHead: true,
          render: ({ id, name, email }) => (
            <>
              <span className="block">{id === me.id ? m.account_own({ name }) : name}</span>
              <span className="small block">{email}</span>
            </>
          ),
        },
        roleColumn(restaurants),
        {
          title: m.column_last_used(),
          render: ({ lastUsedAt, isEnrolled }) => {
            if (!isEnrolled) return <Badge>{m.account_not_enrolled()}</Badge>;
            return lastUsedAt === null ? m.account_never_used() : dateAndTime(lastUsedAt);
          },
        },
      ]}
      renderActions={(account) => {
        const { name, id } = account;
        return (
          <span className="row-buttons">
            <Button variant="quiet" about={name} onClick={() => onAsk("change", account)}>
              {m.account_change()}
            </Button>
            <Button variant="quiet" about={name} onClick={() => onAsk("end-sessions", account)}>
              {m.account_end_sessions()}
            </Button>
            {id !== me.id && (
              <Button variant="quiet" about={name} onClick={() => onAsk("remove", account)}>
                {m.remove()}
              </Button>
            )}
          </span>
        );
      }}
    />
  );
}
