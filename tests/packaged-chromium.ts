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

/** The packages of npm that hold a Chromium, compressed: a current one, and that of June 2022. */
type ChromiumPackage = "@sparticuz/chromium" | "chromium-103";

/** Whether their Chromium runs on this machine. */
export const isPackagedChromiumUsable = process.platform === "linux" && process.arch === "x64";

/**
 * The executable of a package, unpacked once for all workers and later runs. It needs nothing of the
 * system but the C library: the package brings the other libraries, and fonts for where there are none.
 */
export function packagedChromium(name: ChromiumPackage): string {
  const { version } = JSON.parse(readFileSync(packageFile(name, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(FOLDER, `chromium-${version}`);
  const executable = join(folder, "run");
  if (existsSync(executable)) return executable;
  mkdirSync(FOLDER, { recursive: true });
  // Another process may do the same: what is there under the last name is always whole.
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
