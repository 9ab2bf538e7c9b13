import { Badge } from "@mantine/core";
import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { DESK_LANGUAGES, type DeskLanguage, type ListedSession } from "#accounts/contract.ts";
import { LEAD_DECIDERS, LEAD_READERS } from "#leads/desk/contract.ts";
import { LANGUAGE_NAMES } from "#language/languages.ts";
import {
  changeMe,
  endSession,
  fetchRecoveryCodesLeft,
  fetchSessions,
} from "#desk/api/desk-calls.ts";
import { lastKnown } from "#desk/api/last-known.ts";
import { m } from "#desk/paraglide/messages.js";
import { useMe } from "#desk/session/account-here.ts";
import { chooseNotice, hasNotice, type NoticeName } from "#desk/session/guest-notices.ts";
import { announce } from "#desk/ui/announcements.tsx";
import { CheckField, ChoiceField, TextField } from "#desk/ui/field.tsx";
import { Form, required, textOf } from "#desk/ui/form.tsx";
import { Notice } from "#desk/ui/notice.tsx";
import { Page, Section } from "#desk/ui/page.tsx";
import { roleName } from "#desk/ui/role-words.ts";
import { PasskeySection } from "./passkey-section.tsx";
import { PasswordSections } from "./password-sections.tsx";
import { dateAndTime } from "#desk/language/desk-language.ts";
import { Button } from "#desk/ui/button.tsx";
import { deviceName } from "#desk/ui/device-name.ts";
import { FailureNotice } from "#desk/ui/failure-notice.tsx";
import { Table } from "#desk/ui/table.tsx";
import { useAction } from "#desk/ui/use-action.ts";

export const loader = lastKnown(async () => {
  const [sessions, { left }] = await Promise.all([fetchSessions(), fetchRecoveryCodesLeft()]);
  return { sessions, left };
});

/** The user's account: name, language, sign-in, sessions. */
export function Component() {
  const me = useMe();
  const { sessions, left } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.nav_account()}
      lead={m.account_lead({ email: me.email, role: roleName(me.role) })}
    >
      <Profile />
      <PasskeySection />
      {me.hasPassword && <PasswordSections left={left} />}
      <SessionSection sessions={sessions} />
    </Page>
  );
}

function Profile() {
  const me = useMe();
  const { revalidate } = useRevalidator();
  return (
    <Section title={m.account_profile()}>
      <Form
        rules={{ name: required }}
        submitText={m.form_save()}
        onSend={async (values) => {
          const language = textOf(values, "language") as DeskLanguage;
          await changeMe({
            name: textOf(values, "name").trim(),
            language,
            hasAlarms: values.has("alarms"),
          });
          // The loader applies the language, and everything re-renders.
          await revalidate();
          announce(m.account_saved());
        }}
      >
        <TextField
          name="name"
          label={m.field_name_label()}
          autoComplete="name"
          maxLength={80}
          defaultValue={me.name}
        />
        <ChoiceField
          name="language"
          label={m.field_language_label()}
          hint={m.account_language_hint()}
          defaultValue={me.language}
          choices={DESK_LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
        />
        {LEAD_DECIDERS.includes(me.role) && (
          <CheckField name="alarms" label={m.account_alarms()} isChecked={me.hasAlarms} />
        )}
      </Form>
      {LEAD_READERS.includes(me.role) && <Notices />}
    </Section>
  );
}

/** Chooses how this browser announces new guests. */
function Notices() {
  const [chosen, setChosen] = useState({
    notification: hasNotice("notification"),
    sound: hasNotice("sound"),
  });
  const [isRefused, setRefused] = useState(false);
  async function choose(name: NoticeName, isOn: boolean): Promise<void> {
    const isAllowed = await chooseNotice(name, isOn);
    setRefused(!isAllowed);
    if (isAllowed) setChosen({ ...chosen, [name]: isOn });
  }
  return (
    <div className="stack mt-4">
      <CheckField
        name="notification"
        label={m.account_notices()}
        isChecked={chosen.notification}
        onChange={(isOn) => void choose("notification", isOn)}
      />
      <CheckField
        name="sound"
        label={m.account_sound()}
        isChecked={chosen.sound}
        onChange={(isOn) => void choose("sound", isOn)}
      />
      {isRefused && <Notice tone="error">{m.account_notices_refused()}</Notice>}
    </div>
  );
}

function SessionSection({ sessions }: { readonly sessions: readonly ListedSession[] }) {
  const { revalidate } = useRevalidator();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const { run, isBusy, failure } = useAction(async (ended: readonly ListedSession[]) => {
    for (const { id } of ended) await endSession(id);
    await revalidate();
    announce(m.session_ended());
  });
  const endOthers = others.length > 1 && (
    <Button isBusy={isBusy} onClick={() => void run(others)}>
      {m.session_end_others()}
    </Button>
  );
  return (
    <Section title={m.session_title()} action={endOthers}>
      <p className="measure">{m.session_text()}</p>
      <FailureNotice failure={failure} />
      <Table
        caption={m.session_title()}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          {
            title: m.column_device(),
            isHead: true,
            render: ({ userAgent }) => deviceName(userAgent) || m.session_unknown_device(),
          },
          { title: m.column_signed_in(), render: ({ createdAt }) => dateAndTime(createdAt) },
          { title: m.column_last_used(), render: ({ lastUsedAt }) => dateAndTime(lastUsedAt) },
        ]}
        renderActions={(session) =>
          session.isCurrent ? (
            <Badge>{m.session_current()}</Badge>
          ) : (
            <span className="row-buttons">
              <Button
                variant="quiet"
                isBusy={isBusy}
                about={deviceName(session.userAgent)}
                onClick={() => void run([session])}
              >
                {m.session_end()}
              </Button>
            </span>
          )
        }
      />
    </Section>
  );
}
