import type { ApiReader } from "../api-reader.ts";
import type { Experience } from "./experiences.contract.ts";
import { parseExperience } from "./parse-experience.ts";

/** `GET /experiences`: the active ones, by their order ascending (rule 5.2). */
export async function fetchExperiences(reader: ApiReader): Promise<readonly Experience[]> {
  const records = await reader.readList("/experiences", "Erro ao carregar experiências");
  return records
    .flatMap((record) => parseExperience(record, reader.log) ?? [])
    .toSorted((one, other) => one.order - other.order);
}
