import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Me } from "#accounts/contract.ts";
import { removePasskey, renamePasskey } from "#desk/api/desk-calls.ts";
import { addPasskey, canUsePasskeys } from "#desk/api/passkeys.ts";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { announce } from "#desk/ui/announcements.tsx";
import { Button } from "#desk/ui/button.tsx";
import { deviceName } from "#desk/ui/device-name.ts";
import { ConfirmDialog, Dialog } from "#desk/ui/dialog.tsx";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { TextField } from "#desk/ui/field.tsx";
import { Form, required, textOf } from "#desk/ui/form.tsx";
import { Section } from "#desk/ui/page.tsx";
import { Table } from "#desk/ui/table.tsx";
import { useAction } from "#desk/ui/use-action.ts";

type Passkey = Me["passkeys"][number];
interface Asked {
  readonly what: "rename" | "remove";
  readonly passkey: Passkey;
}

/** The account's passkeys; a second one is the way back from a lost device. */
export function PasskeySection() {
  const { passkeys } = useMe();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked>();
  const adding = useAction(async () => {
    await addPasskey(deviceName(navigator.userAgent));
    await revalidate();
    announce(m.passkey_added());
  });

  async function done(text: string) {
    setAsked(undefined);
    await revalidate();
    announce(text);
  }

  const add = canUsePasskeys() && (
    <Button isBusy={adding.isBusy} onClick={() => void adding.run()}>
      {adding.isBusy ? m.sign_in_passkey_waiting() : m.passkey_add()}
    </Button>
  );
  return (
    <Section title={m.passkey_title()} action={add}>
      <p className="measure">{passkeys.length === 0 ? m.passkey_none() : m.passkey_text()}</p>
      <FailureNotice failure={adding.failure} />
      {passkeys.length > 0 && (
        <Table
          caption={m.passkey_title()}
          rows={passkeys}
          keyOf={({ id }) => id}
          columns={[
            { title: m.column_name(), isHead: true, render: ({ name }) => name },
            { title: m.column_created(), render: ({ createdAt }) => dateAndTime(createdAt) },
          ]}
          renderActions={(passkey) => (
            <span className="row-buttons">
              <Button
                variant="quiet"
                about={passkey.name}
                onClick={() => setAsked({ what: "rename", passkey })}
              >
                {m.passkey_rename()}
              </Button>
              <Button
                variant="quiet"
                about={passkey.name}
                onClick={() => setAsked({ what: "remove", passkey })}
              >
                {m.remove()}
              </Button>
            </span>
          )}
        />
      )}
      {asked?.what === "rename" && (
        <Dialog title={m.passkey_rename_title()} onClose={() => setAsked(undefined)}>
          <Form
            rules={{ name: required }}
            submitText={m.form_save()}
            onSend={async (values) => {
              await renamePasskey(asked.passkey.id, textOf(values, "name").trim());
              await done(m.passkey_renamed());
            }}
          >
            <TextField
              name="name"
              label={m.column_name()}
              maxLength={60}
              defaultValue={asked.passkey.name}
            />
          </Form>
        </Dialog>
      )}
      {asked?.what === "remove" && (
        <ConfirmDialog
          title={m.passkey_remove_title({ name: asked.passkey.name })}
          confirmText={m.remove()}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            await removePasskey(asked.passkey.id);
            await done(m.passkey_removed());
          }}
        >
          <p>{m.passkey_remove_text()}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
