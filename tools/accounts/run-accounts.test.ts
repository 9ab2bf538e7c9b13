import { expect, test } from "vitest";
import { addPasskey, createTestDesk, enrol } from "#tests/desk-browser.ts";
import { groupMail, startMailServer } from "#tests/mail-server.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { recorded } from "#tests/recorded-tool.ts";
import { describeWithDatabase } from "#tests/test-database.ts";
import { RESTAURANTS } from "#content/built-in/built-in-content.server.ts";
import { importContent } from "#content/store/publish-content.ts";
import { createInvitationMail, type MailInvitation } from "#accounts/invitation-mail.ts";
import { accountsTool } from "./run-accounts.ts";

const ADMINISTRATOR = ["chefe@example.com", "--role", "administrator"];

describeWithDatabase("npm run accounts", (database, connectAgain) => {
  const withoutMail: MailInvitation = async () => false;
  const run = (args: readonly string[], mailInvitation = withoutMail) => {
    const surroundings = () => ({ siteUrl: "https://www.example.com", mailInvitation });
    return recorded((terminal) => accountsTool(surroundings)(args, connectAgain, terminal));
  };

  test("invites the first administrator beside a running server", async () => {
    const { browser } = createTestDesk(database);
    const { code, stdout, stderr } = await run(["invite", ...ADMINISTRATOR, "--language", "en"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(/^Valid until /) });
    const [, token = ""] =
      /^https:\/\/www\.example\.com\/desk\/invitation#([\w-]{43})\n$/.exec(stdout) ?? [];
    const person = browser();
    const accepted = await person.post("/invitations/accept", { token, name: "Chefe" });
    expect(accepted.body).toMatchObject({ role: "administrator", language: "en" });
    expect((await run(["list"])).stdout).toMatch(
      /chefe@example\.com +Chefe +administrator +not enrolled\nchefe@example\.com +administrator +invited until /,
    );
    await addPasskey(person);
    expect((await run(["list"])).stdout).toMatch(/Chefe +administrator +20\d\d-/);
    expect((await run(["list"])).stdout).not.toMatch(/invited until/);
  });

  test("ends sessions of one or all accounts, and removes all but the last administrator", async () => {
    const { browser } = createTestDesk(database);
    const chief = browser();
    const { me } = await enrol(database, chief, { email: "chefe@example.com" });
    const editor = browser();
    await enrol(database, editor, { email: "editora@example.com", role: "editor" });
    const ended = await run(["end-sessions", "Editora@example.com"]);
    expect(ended.stdout).toBe("Sessions ended: 1.\n");
    expect((await editor.get("/me")).status).toBe(401);
    expect((await chief.get("/me")).body).toMatchObject({ id: me.id });
    expect((await run(["end-sessions"])).stdout).toBe("Sessions ended: 1.\n");
    expect((await chief.get("/me")).status).toBe(401);
    expect((await run(["remove", "editora@example.com"])).code).toBe(0);
    const last = await run(["remove", "chefe@example.com"]);
    expect(last).toMatchObject({ code: 1, stderr: expect.stringContaining("last administrator") });
    const nobody = await run(["remove", "nobody@example.com"]);
    const stderr = "No account of nobody@example.com.\n";
    expect(nobody).toMatchObject({ code: 1, stderr });
  });

  test("refuses an invalid command line", async () => {
    await importContent(database, { restaurants: RESTAURANTS });
    const person = ["invite", "rio@example.com", "--role"];
    for (const args of [
      ["invite", "no e-mail"],
      [...person, "king"],
      [...person, "restaurant"],
      [...person, "editor", "--restaurants", "rubaiyat-rio"],
      [...person, "restaurant", "--restaurants", "rubaiyat-rio,rubaiyat-nowhere"],
      [...person, "editor", "--language", "fr"],
      ["invite"],
      ["promote", "rio@example.com"],
    ]) {
      expect(await run(args), args.join(" ")).toMatchObject({ code: 2, stdout: "" });
    }
    expect((await run(["list"])).stdout).toBe("No accounts.\n");
    const right = [...person, "restaurant", "--restaurants", "rubaiyat-rio, rubaiyat-madrid"];
    expect((await run(right)).code).toBe(0);
    expect((await run(["list"])).stdout).toContain("restaurant rubaiyat-rio rubaiyat-madrid");
  });

  test("mails the invitation in its language, and prints the link if mailing fails", async () => {
    const server = await startMailServer();
    const { log, lines } = recordLog();
    const settings = groupMail(server.url);
    const mail = createInvitationMail(settings, log);
    const invited = await run(["invite", ...ADMINISTRATOR, "--language", "es"], mail);
    expect(invited.stderr).toMatch(/^It was mailed too\. Valid until /);
    expect(server.received[0]).toMatchObject({
      subject: "Invitación al área del equipo de Rubaiyat",
      text: expect.stringContaining(invited.stdout.trim()),
      envelope: { to: ["chefe@example.com"] },
    });
    const { browser } = createTestDesk(database, { mail: settings });
    const chief = browser();
    await enrol(database, chief, { email: "other@example.com" });
    const request = { email: "new@example.com", role: "editor", restaurants: [], language: "pt" };
    expect((await chief.post("/invitations", request)).body).toMatchObject({
      isMailed: true,
      link: expect.stringMatching(/^http:\/\/localhost:3000\/desk\/invitation#/),
      invitation: { email: "new@example.com", isForAccount: false },
    });
    for (const obstacle of [{ at: "greeting" }, { at: "recipient", code: 550 }] as const) {
      server.obstruct(obstacle);
      const impatient = createInvitationMail(settings, log, 1000);
      const result = await run(["invite", ...ADMINISTRATOR], impatient);
      const stdout = expect.stringContaining("/desk/invitation#");
      expect(result).toMatchObject({ code: 0, stdout });
      expect(result.stderr).not.toContain("mailed");
    }
    const message = "Mail to staff not sent";
    expect(lines).toMatchObject([{ message }, { message }]);
    expect(JSON.stringify(lines)).not.toContain("@");
  });
});
