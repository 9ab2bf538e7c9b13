import type { BrowserContext } from "@playwright/test";

/** Stands in for the booking site that the restaurants of the tests link to. */
export async function fakeBookingSite(context: BrowserContext): Promise<void> {
  await context.route("https://booking.example.com/**", (route) =>
    route.fulfill({ body: "booking" }),
  );
}
