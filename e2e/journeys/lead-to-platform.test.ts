import { expect, test } from "vitest";
import { aContactPost, aNewsletterPost, aQuotePost } from "#tests/builders/posts.ts";
import { aPlatformLead, aPlatformQuote } from "#tests/builders/platform-lead.ts";
import { leadIn, platformAt, runOutbox, startPlatform } from "#tests/lead-delivery.ts";
import { createLeadsApi } from "#tests/leads-api.ts";
import { describeOnBothEngines } from "#tests/test-database.ts";

describeOnBothEngines("from the form to the platform", (database) => {
  // Rules 6.1 and 6.9.
  test("delivers each form's fields as exactly the platform's payload", async () => {
    const platform = await startPlatform();
    const outbox = runOutbox({ database, rdStation: platformAt(platform) });
    const { onLeadStored } = outbox;
    const { send, lines } = createLeadsApi(database, { onLeadStored });
    const campaign = { utm_source: "google", utm_medium: "cpc", utm_campaign: "natal" };
    const rest = { utm_content: "anuncio-1", utm_term: "vinho" };
    for (const [path, fields] of [
      ["/contact", aContactPost({ ...campaign, ...rest })],
      ["/events/quote", aQuotePost()],
      ["/newsletter", aNewsletterPost()],
    ] as const) {
      // Like a form without script.
      const { body } = await send(path, { body: new URLSearchParams(fields as {}) });
      await leadIn(database, body.data.id, "delivered");
    }
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
    expect(JSON.stringify([lines, outbox.lines])).not.toMatch(/maria|99999|inesquec/i);
  });
});
