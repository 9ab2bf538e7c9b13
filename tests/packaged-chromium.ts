import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const FOLDER = join(import.meta.dirname, "../.cache/browsers");

/** The npm packages with a compressed Chromium: a current one, and one of June 2022. */
type ChromiumPackage = "@sparticuz/chromium" | "chromium-103";

export const isPackagedChromiumUsable = process.platform === "linux" && process.arch === "x64";

/** Unpacks a package's executable once for all workers and runs. It brings its libraries and fonts, except the C library. */
export function packagedChromium(name: ChromiumPackage): string {
  const { version } = JSON.parse(readFileSync(packageFile(name, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(FOLDER, `chromium-${version}`);
  const executable = join(folder, "run");
  if (existsSync(executable)) return executable;
  mkdirSync(FOLDER, { recursive: true });
  // Renamed when complete, because another process may unpack it too.
  const draft = mkdtempSync(join(FOLDER, "draft-"));
  writeFileSync(join(draft, "chromium"), unpacked(name, "chromium.br"), { mode: 0o755 });
  for (const archive of ["al2023.tar.br", "fonts.tar.br"]) {
    const input = unpacked("@sparticuz/chromium", archive);
    execFileSync("tar", ["--extract", "--directory", draft], { input });
  }
  writeFileSync(join(draft, "fonts.conf"), FONTS);
  writeFileSync(join(draft, "run"), RUN, { mode: 0o755 });
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(executable)) throw error;
  }
  return executable;
}

const RUN = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

function unpacked(name: ChromiumPackage, file: string): Buffer {
  return brotliDecompressSync(readFileSync(packageFile(name, `bin/${file}`)));
}

function packageFile(name: ChromiumPackage, path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.resolve(name)));
}
