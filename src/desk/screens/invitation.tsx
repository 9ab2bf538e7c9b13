import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { acceptInvitation } from "../api/desk-calls.ts";
import { setDeskLanguage } from "../language/desk-language.ts";
import { Entrance } from "../layout/entrance.tsx";
import { m } from "../paraglide/messages.js";
import { invitationToken, takeInvitationToken } from "../session/invitation-token.ts";
import { TextField } from "../ui/field.tsx";
import { Form, required, textOf } from "../ui/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { Page } from "../ui/page.tsx";

/** Accepts an invitation's link: asks for the name, then enrols. */
export function Component() {
  const token = useToken();
  const navigate = useNavigate();
  return (
    <Entrance>
      <Page title={m.invitation_title()} lead={m.invitation_lead()}>
        {token === undefined ? (
          <Notice tone="error">{m.invitation_no_token()}</Notice>
        ) : (
          <Form
            rules={{ name: required }}
            submitText={m.invitation_accept()}
            onSend={async (values) => {
              const me = await acceptInvitation({ token, name: textOf(values, "name").trim() });
              setDeskLanguage(me.language);
              await navigate("/enrolment", { replace: true });
            }}
          >
            <TextField
              name="name"
              label={m.field_name_label()}
              hint={m.invitation_name_hint()}
              autoComplete="name"
              maxLength={80}
            />
          </Form>
        )}
      </Page>
    </Entrance>
  );
}

/** The tab may open another link later. */
function useToken(): string | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash === "") return;
    takeInvitationToken();
    void navigate(".", { replace: true });
  }, [hash, navigate]);
  return hash === "" ? invitationToken() : undefined;
}
