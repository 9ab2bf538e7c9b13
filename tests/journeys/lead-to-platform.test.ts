import { expect, onTestFinished, test } from "vitest";
import { aSnapshot } from "#tests/builders/snapshot.ts";
import { createApi } from "#api/api.ts";
import { createSubmitLead } from "#leads/accept/submit-lead.ts";
import type { Database } from "#database/connect.server.ts";
import { startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { startOutbox } from "#leads/deliver/outbox.server.ts";
import { aContactPost, aNewsletterPost, aQuotePost } from "../builders/posts.ts";
import { aPlatformLead, aPlatformQuote } from "../builders/platform-lead.ts";
import { FAST, leadIn, platformAt } from "../lead-delivery.ts";
import { recordLog } from "../log-recorder.ts";
import { describeOnBothEngines } from "../test-database.ts";

/** The product API with the outbox behind it and the fake platform behind that. */
async function startEverything(database: Database) {
  const platform = await startRdStation();
  const { log, lines } = recordLog();
  const outbox = startOutbox({ database, rdStation: platformAt(platform), log, timing: FAST });
  const submit = createSubmitLead({
    database,
    log,
    onLeadStored: outbox.onLeadStored,
    isRestaurant: async (slug) => slug === "rubaiyat-rio",
    siteUrl: "https://www.example.com",
  });
  const api = createApi({
    content: () => aSnapshot({}),
    database,
    log,
    leads: { submit, trustedProxies: 0 },
  });
  onTestFinished(async () => {
    await outbox.stop();
    await platform.close();
  });
  return {
    platform,
    lines,
    /** Posts as a form does without script; returns the stored lead's id. */
    async post(path: string, fields: Record<string, unknown>): Promise<string> {
      const body = new URLSearchParams(fields as Record<string, string>);
      const response = await api.request(`/api${path}`, { method: "POST", body });
      expect(response.status).toBe(201);
      return ((await response.json()) as { data: { id: string } }).data.id;
    },
  };
}

describeOnBothEngines("from the form to the platform", (getDatabase) => {
  // Rules 6.1 and 6.9.
  test("what is typed in each form arrives as exactly the payload that the platform asks for", async () => {
    const { platform, post, lines } = await startEverything(getDatabase());
    const campaign = { utm_source: "google", utm_medium: "cpc", utm_campaign: "natal" };
    const rest = { utm_content: "anuncio-1", utm_term: "vinho" };
    const ids = [
      await post("/contact", aContactPost({ ...campaign, ...rest })),
      await post("/events/quote", aQuotePost()),
      await post("/newsletter", aNewsletterPost()),
    ];
    for (const id of ids) await leadIn(getDatabase(), id, "delivered");
    expect(platform.state.received.map(({ body }) => body)).toEqual([
      {
        form: { identifier: "contact_form", conversion_identifier: "contact_form_submission" },
        lead: aPlatformLead({
          cf_utm_source: "google",
          cf_utm_medium: "cpc",
          cf_utm_campaign: "natal",
          cf_utm_content: "anuncio-1",
          cf_utm_term: "vinho",
        }),
      },
      {
        form: { identifier: "event_form", conversion_identifier: "event_booking_request" },
        lead: aPlatformQuote(),
      },
      {
        form: { identifier: "newsletter_form", conversion_identifier: "newsletter_signup" },
        lead: aPlatformLead({
          phone: "",
          personal_phone: "",
          mobile: "",
          cf_restaurant: "",
          cf_message: "",
          cf_subject: "",
          lead_score: 10,
          traffic_campaign: "newsletter_subscription",
        }),
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/maria|99999|inesquec/i);
  });

  test("the same post a hundred times at once is one lead and one call", async () => {
    const { platform, post } = await startEverything(getDatabase());
    const submissionId = "5e0c5a4e-0d0a-4f5f-9b8f-0a1b2c3d4e5f";
    const posts = Array.from({ length: 100 }, () =>
      post("/contact", aContactPost({ submissionId })),
    );
    const ids = new Set(await Promise.all(posts));
    expect(ids.size).toBe(1);
    await leadIn(getDatabase(), [...ids][0] ?? "", "delivered");
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(platform.taken("maria@example.com")).toBe(1);
  });
});
