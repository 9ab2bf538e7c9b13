import { expect, test } from "../page-fixtures.ts";
import { REDIRECTED_ADDRESSES } from "./redirected-urls.ts";

for (const [from, to] of REDIRECTED_ADDRESSES) {
  test(`${from} leads to ${to}, permanently and at once`, async ({ request, baseURL }) => {
    const first = await request.get(baseURL + from, { maxRedirects: 0 });
    expect(first.status()).toBe(301);
    const location = new URL(first.headers()["location"] ?? "", baseURL);
    expect(location.href).toBe(baseURL + to);
    const second = await request.get(location.href, { maxRedirects: 0 });
    expect([200, 404]).toContain(second.status());
  });
}
