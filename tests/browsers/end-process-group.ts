/** Kills a process and everything it started, where it leads its own group. */
export function endProcessGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Ended by itself.
  }
}
