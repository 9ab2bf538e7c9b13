import { expect, test } from "vitest";
import { FAQ } from "#content/built-in/built-in-content.server.ts";
import { importContent } from "#content/store/publish-content.ts";
import { askOwnApi } from "#tests/own-api.ts";
import { describeWithDatabase } from "#tests/test-database.ts";

describeWithDatabase("the API of questions", (database) => {
  test("lists the questions of the home page in order", async () => {
    const questions = FAQ.flatMap((page) => page.questions).toReversed();
    await importContent(database, { faq: [{ slug: "home", questions }] });
    const response = await askOwnApi(database, "/api/faq");
    expect(response).toEqual({ status: 200, body: { data: questions } });
  });
});
