import { onTestFinished } from "vitest";
import { startFakeMailServer } from "#services/mail/mail.fake.ts";
import { mailSettings } from "#services/mail/mail.settings.ts";

export const groupMail = (smtpUrl: string) =>
  mailSettings(
    { smtpUrl, leadsMailTo: ["grupo@example.com"] },
    { enabled: false, fromName: "Grupo Rubaiyat", fromEmail: "" },
  );

export async function startMailServer() {
  const server = await startFakeMailServer();
  onTestFinished(() => server.close());
  return server;
}
