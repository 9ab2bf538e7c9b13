import { onTestFinished } from "vitest";
import { startFakeMailServer } from "#external-services/mail/mail.fake.ts";
import { mailSettings } from "#external-services/mail/mail.settings.ts";

/** The group's settings for a mail server. */
export const groupMail = (smtpUrl: string) =>
  mailSettings(
    { smtpUrl, leadsMailTo: ["grupo@example.com"] },
    { enabled: false, fromName: "Grupo Rubaiyat", fromEmail: "" },
  );

/** A mail server until the test is over. */
export async function startMailServer() {
  const server = await startFakeMailServer();
  onTestFinished(() => server.close());
  return server;
}
