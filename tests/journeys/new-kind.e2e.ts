import { execFileSync } from "node:child_process";
import { cp, mkdtempDisposable, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DESK_SECRET, openPeople } from "../desk-people.ts";
import { expect, test } from "../page-fixtures.ts";
import { startSite } from "../site-process.ts";

// The changes that docs/how-to/add-a-kind-of-content.md tells somebody to make, made in a copy of the project.

const HOW_TO = "docs/how-to/add-a-kind-of-content.md";

async function changes(): Promise<string> {
  const text = await readFile(HOW_TO, "utf8");
  return Array.from(text.matchAll(/^```diff\n(.*?)^```$/gms), ([, change]) => change).join("");
}

const filesIn = (patch: string) =>
  Array.from(patch.matchAll(/^\+\+\+ b\/(.*)$/gm), ([, path = ""]) => path);

test("a new kind of content is six files", async () => {
  const files = filesIn(await changes());
  const messages = files.filter((path) => path.startsWith("messages/"));
  // The words are one thing in three languages.
  expect(files.length - messages.length + 1).toBeLessThanOrEqual(6);
});

test("the kind of content that the how-to adds is edited, published, undone and deleted @nightly", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await using temporary = await mkdtempDisposable(join(tmpdir(), "new-kind-"));
  const folder = temporary.path;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: "pipe" });
  const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  for (const path of tracked.filter(Boolean)) {
    await cp(path, join(folder, path), { errorOnExist: false }).catch(() => {});
  }
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  await cp(".cache", join(folder, ".cache"), { recursive: true });
  await writeFile(join(folder, "kind.patch"), await changes());
  run("git", "apply", "--unsafe-paths", "kind.patch");
  run("npm", "run", "--silent", "generate");
  run("npm", "run", "--silent", "check:types");
  run("npm", "run", "--silent", "build");
  await using site = await startSite({ DESK_SECRET }, [], folder);
  const people = await openPeople(site.url, { dataDir: site.dataDir });
  await people.signIn(page, "Ana", { role: "editor" });
  await people.close();
  await page.goto(`${site.url}/desk`);
  await page.getByRole("navigation").getByRole("link", { name: "Fornecedores" }).click();
  await page.getByRole("button", { name: "Novo fornecedor" }).click();
  await page.getByRole("dialog").getByLabel("Nome", { exact: true }).fill("Fazenda Brangus");
  await page.getByRole("button", { name: "Criar rascunho" }).click();
  const bar = page.locator(".publish-bar");
  for (const language of ["Português", "English", "Español"]) {
    await page.getByLabel(language, { exact: true }).fill(`Brangus (${language})`);
  }
  await expect(bar).toContainText("Rascunho de ");
  await bar.getByRole("button", { name: "Publicar agora" }).click();
  await expect(bar).toContainText("Igual ao que está publicado.");
  await page.getByLabel("English", { exact: true }).fill("Other cattle");
  await expect(bar).toContainText("Rascunho de ");
  await bar.getByRole("button", { name: "Publicar agora" }).click();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("A publicação foi desfeita.")).toBeVisible();
  await page.getByRole("link", { name: "Histórico" }).click();
  await expect(page.locator(".history mark").first()).toBeAttached();
  await page.goBack();
  await page.getByRole("button", { name: "Excluir de vez" }).click();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByText("Ainda não há fornecedores.")).toBeVisible();
});
