import type { ListedAccount } from "#desk/contract.ts";
import type { RestaurantName } from "#desk/client/api/desk-calls.ts";
import { dateAndTime } from "#desk/client/language/desk-language.ts";
import { m } from "#desk/client/paraglide/messages.js";
import { useMe } from "#desk/client/session/account-here.ts";
import { Button } from "#desk/client/ui/button.tsx";
import { roleName } from "#desk/client/ui/role-words.ts";
import { Table } from "#desk/client/ui/table.tsx";
import { restaurantNames } from "./role-fields.tsx";

interface AccountTableProps {
  readonly accounts: readonly ListedAccount[];
  readonly restaurants: readonly RestaurantName[];
  readonly onAsk: (what: "change" | "end-sessions" | "remove", account: ListedAccount) => void;
}

/** The accounts by name. */
export function AccountTable({ accounts, restaurants, onAsk }: AccountTableProps) {
  const me = useMe();
  return (
    <Table
      caption={m.nav_accounts()}
      rows={accounts}
      keyOf={({ id }) => id}
      columns={[
        { title: m.column_name(), isHead: true, render: (account) => <Person account={account} /> },
        {
          title: m.column_role(),
          render: ({ role, restaurants: places }) => (
            <>
              <span>{roleName(role)}</span>
              {places.length > 0 && (
                <span className="small block">{restaurantNames(places, restaurants)}</span>
              )}
            </>
          ),
        },
        {
          title: m.column_last_used(),
          render: ({ lastUsedAt, isEnrolled }) => {
            if (!isEnrolled) return <span className="badge">{m.account_not_enrolled()}</span>;
            return lastUsedAt === null ? m.account_never_used() : dateAndTime(lastUsedAt);
          },
        },
        {
          title: m.column_actions(),
          isActions: true,
          render: (account) => {
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
          },
        },
      ]}
    />
  );
}

function Person({ account: { id, name, email } }: { readonly account: ListedAccount }) {
  const isOwn = id === useMe().id;
  return (
    <>
      <span className="block">{isOwn ? m.account_own({ name }) : name}</span>
      <span className="small block">{email}</span>
    </>
  );
}
