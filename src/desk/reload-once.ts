const STORAGE_KEY = "rubaiyat-desk-reloaded";
/** A second failure within this time is not caused by a deployment. */
const AGAIN_MS = 60_000;

/**
 * Imports a module. If a new deployment removed its file, reloads the page once for the new names;
 * offline, the page stays.
 */
export async function reloadedOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS || !(await isServerThere())) throw error;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    window.location.reload();
    // Shows nothing until the reload.
    return new Promise(() => {});
  }
}

async function isServerThere(): Promise<boolean> {
  const response = await fetch("/desk", { method: "HEAD", cache: "no-store" }).catch(
    () => undefined,
  );
  return response?.ok ?? false;
}
