import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { findMissingPictures } from "./check-pictures.ts";

const FILES = {
  "build/images/fig-0123abcd-480.avif": "",
  "build/images/fig.jpg": "",
  "build/images/bull-89abcdef.svg": "",
  "build/images/bull.svg": "",
  "build/client/assets/picture-AAAAAAAA.js":
    'x={"fig.jpg":[`0123abcd`,1920,1200,`ink`],"bull.svg":["89abcdef",40,40]}',
  "build/server/start.js": 'const x = "/images/fig.jpg"; const folder = "/images/";',
  "content/news/fig.json": '{ "image": "/images/bull.svg" }',
  "content/pictures/fig.svg": "<image href='/images/nothing.jpg'/>",
};

let root = "";
beforeEach(async () => {
  root = await temporaryFolder();
  for (const [path, text] of Object.entries(FILES)) await write(path, text);
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test("a build that has every picture is whole", async () => {
  expect(await findMissingPictures(root)).toEqual([]);
});

test.each([
  ["build/server/start.js", 'src: "/images/fgi.jpg"', "fgi.jpg"],
  ["build/client/assets/picture-AAAAAAAA.js", 'x={"fig.jpg":[`fedcba98`,1920]}', "fig-fedcba98"],
  ["build/client/assets/root-AAAAAAAA.css", "url(/images/absent.svg)", "absent.svg"],
  ["content/news/other.json", '{ "image": "/images/other.jpg" }', "other.jpg"],
])("a picture that %s names and that is not there is found", async (path, text, name) => {
  await write(path, text);
  expect(await findMissingPictures(root)).toEqual([`${join(root, path)}: ${name}`]);
});
