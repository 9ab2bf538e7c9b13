const STORAGE_KEY = "rubaiyat-desk-reloaded";
/** A second failure within this time is no new deployment. */
const AGAIN_MS = 60_000;

/**
 * What `load` imports. Where its file is gone because a new version was deployed, the page is loaded
 * once more, with the new names of the files; without a connection it is left as it is.
 */
export async function reloadedOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS || !(await isServerThere())) throw error;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    window.location.reload();
    // Nothing is shown until the page is there again.
    return new Promise(() => {});
  }
}

async function isServerThere(): Promise<boolean> {
  const response = await fetch("/desk", { method: "HEAD", cache: "no-store" }).catch(
    () => undefined,
  );
  return response?.ok ?? false;
}
