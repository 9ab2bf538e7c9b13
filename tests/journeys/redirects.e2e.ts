import { expect, test } from "../page-fixtures.ts";
import { REDIRECTED_ADDRESSES } from "./redirected-urls.ts";

test("an address that is not in its right form leads to that, permanently and at once", async ({
  request,
  baseURL,
}) => {
  for (const [from, to] of REDIRECTED_ADDRESSES) {
    const first = await request.get(baseURL + from, { maxRedirects: 0 });
    expect(first.status(), from).toBe(301);
    const location = new URL(first.headers()["location"] ?? "", baseURL);
    expect(location.href, from).toBe(baseURL + to);
    const second = await request.get(location.href, { maxRedirects: 0 });
    expect([200, 404], from).toContain(second.status());
  }
});
