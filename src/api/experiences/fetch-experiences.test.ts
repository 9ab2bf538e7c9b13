import { expect, onTestFinished, test } from "vitest";
import { anExperienceRecord } from "#tests/builders/experience-record.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { type PreparedResponse, startProductApi } from "#tests/product-api.ts";
import { createApiClient } from "../api-client.ts";
import { ApiUnavailableError } from "../api-reader.ts";

async function remote(response: PreparedResponse) {
  const api = await startProductApi();
  onTestFinished(() => api.close());
  api.responses.set("/experiences", response);
  const { log, messages } = recordLog();
  const client = createApiClient({ baseUrl: api.url, fetch, log, timeoutMs: 500 });
  return { client, messages };
}

test("active experiences are listed by their order ascending", async () => {
  const data = [
    anExperienceRecord({ id: "third", order: 3 }),
    anExperienceRecord({ id: "first", order: -1 }),
    anExperienceRecord({ id: "hidden", order: 0, isActive: false }),
    anExperienceRecord({ id: "second", order: "2" }),
  ];
  const { client } = await remote({ json: { data } });
  const experiences = await client.listExperiences();
  expect(experiences.map(({ id }) => id)).toEqual(["first", "second", "third"]);
});

test.each<[string, PreparedResponse]>([
  ["500", { status: 500 }],
  ["silence", "hang"],
  ["no list", { json: { data: "none" } }],
  ["404", { status: 404 }],
])("%s is a failure with the catalogue's words, not an empty list", async (_, response) => {
  const { client, messages } = await remote(response);
  await expect(client.listExperiences()).rejects.toThrow(ApiUnavailableError);
  expect(messages()).toEqual(["Erro ao carregar experiências"]);
});
