import { readdir } from "node:fs/promises";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { connectDatabase } from "#database/connect.server.ts";
import type { Database } from "#database/database.ts";
import { pictureFiles, pictures } from "#database/schema/pictures.ts";
import { storePicture } from "#tests/builders/uploaded-picture.ts";
import { recordLog } from "#tests/log-recorder.ts";
import { createDatabasePlace, describeWithDatabase } from "#tests/test-database.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { picturesRoute } from "./pictures-route.ts";
import { createLimitedFiles } from "#runtime/concurrency/limited-files.ts";

async function aServer(database: Database) {
  const folder = await temporaryFolder();
  const { log, lines } = recordLog();
  const { routes, refresh } = picturesRoute({ orm: database.orm, folder, log });
  const get = (path: string, headers = {}) => routes.request(path, { headers });
  return { folder, lines, refresh, get };
}

describeWithDatabase("uploaded pictures", (database) => {
  test("makes each named size once, cacheable for a year", async () => {
    const { hash } = await storePicture(database);
    const { get, folder, lines } = await aServer(database);
    for (const [name, type, format, width] of [
      ["480.avif", "image/avif", "heif", 480],
      ["828.webp", "image/webp", "webp", 828],
      ["1600x1000-wood-04i.jpg", "image/jpeg", "jpeg", 1280],
    ] as const) {
      const path = `/media/${hash}-${name}`;
      const response = await get(path);
      const etag = response.headers.get("ETag") ?? "";
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      const made = await sharp(await response.arrayBuffer()).metadata();
      expect(made).toMatchObject({ format, width });
      expect((await get(path, { "If-None-Match": etag })).status).toBe(304);
    }
    expect(lines.filter(({ message }) => message === "Picture copy made")).toHaveLength(3);
    expect(await readdir(folder)).toHaveLength(3);
  });

  test("makes no other size, name or picture", async () => {
    const { hash } = await storePicture(database);
    const { get, folder } = await aServer(database);
    const paths = [
      `/media/${hash}-481.avif`,
      `/media/${hash}-1920.avif`,
      `/media/${hash}-480.webp`,
      `/media/${hash}-1600x1001-wood-22.jpg`,
      `/media/${hash}.jpg`,
      "/media/ffffffffffffffff-480.avif",
      "/media/ffffffffffff.jpg",
      "/media/..%2f..%2fpackage.json",
      "/media/",
      `/media/0123456789ab.jpg/${hash}`,
    ];
    for (const path of paths) {
      const response = await get(path);
      expect.soft(response.status, path).toBe(404);
      expect.soft(response.headers.get("Cache-Control"), path).toBe("no-store");
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test("serves the referenced name for an hour and follows a change of file", async () => {
    const { orm } = database;
    await storePicture(database);
    const { get, refresh } = await aServer(database);
    const first = await get("/media/0123456789ab.jpg");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const other = await storePicture(database, { id: "aaaaaaaaaaaa", width: 1000 });
    await orm.update(pictures).set({ hash: other.hash });
    await refresh();
    const second = await get("/media/0123456789ab.jpg");
    expect(await sharp(await second.arrayBuffer()).metadata()).toMatchObject({ width: 1000 });
    expect(second.headers.get("ETag")).not.toBe(first.headers.get("ETag"));
  });

  test("makes copies per server, and deletes them with the picture", async () => {
    const { hash } = await storePicture(database);
    const servers = [await aServer(database), await aServer(database)];
    const path = `/media/${hash}-480.avif`;
    const tags = [];
    for (const { get } of servers) tags.push((await get(path)).headers.get("ETag"));
    expect(tags[0]).toBe(tags[1]);
    await database.orm.delete(pictures);
    await database.orm.delete(pictureFiles);
    for (const { get, refresh, folder } of servers) {
      await refresh();
      expect((await get(path)).status).toBe(404);
      expect(await readdir(folder)).toEqual([]);
    }
  });

  test("makes a copy once for many concurrent requests", async () => {
    const { hash } = await storePicture(database);
    const { get, lines } = await aServer(database);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => get(`/media/${hash}-828.avif`)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(lines).toHaveLength(1);
  });

  test("answers an unreadable file with an uncached 503", async () => {
    const { hash } = await storePicture(database);
    await database.orm.execute(sql`update picture_files set bytes = '\\x00'`);
    const { get } = await aServer(database);
    const response = await get(`/media/${hash}-480.avif`);
    expect(response.status).toBe(503);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

test("serves existing copies while the database is away", async () => {
  const place = await createDatabasePlace("postgres");
  const database = await connectDatabase(place.options);
  const { hash } = await storePicture(database);
  const { get, refresh } = await aServer(database);
  await get(`/media/${hash}-480.avif`);
  await database.close();
  await place.remove();
  await refresh();
  expect((await get(`/media/${hash}-480.avif`)).status).toBe(200);
  expect((await get(`/media/${hash}-828.avif`)).status).toBe(503);
});

test("keeps the folder of copies below its limit, deleting the least recently used", async () => {
  const folder = await temporaryFolder();
  const files = createLimitedFiles({ folder, maximumBytes: 1000 });
  for (const name of ["a", "b", "c", "d"]) {
    await files.write(name, new Uint8Array(300));
    // Files with equal times have no order.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await readdir(folder)).toEqual(["b", "c", "d"]);
  expect(await files.read("a")).toBeUndefined();
  expect(await files.read("d")).toHaveLength(300);
});
