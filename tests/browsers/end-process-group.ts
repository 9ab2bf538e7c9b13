/** Kills a process and everything it started, where it leads a group of its own. */
export function endProcessGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Ended by itself.
  }
}
