import { expect, test } from "vitest";
import { FAQ } from "#content/faq/all-faq.ts";
import { importContent } from "#database/publish-content.ts";
import { ownApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

describeWithDatabase("the API of questions", (getDatabase) => {
  const ask = async () => {
    const response = await (await ownApi(getDatabase())).request("/api/faq");
    expect(response.status).toBe(200);
    return response.json();
  };

  test("the questions of home come as the content has them, in its order", async () => {
    const questions = FAQ.flatMap((page) => page.questions).toReversed();
    await importContent(getDatabase(), { faq: [{ slug: "home", questions }] });
    expect(await ask()).toEqual({ data: questions });
  });
});
