/**
 * For the client loaders of screens: what the server sends, or on a bad network the screen's own
 * failed state instead of the error page (rule 3.21). A redirect goes on its way.
 */
export async function loadOr<T>(failed: T, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response) throw error;
    return failed;
  }
}
