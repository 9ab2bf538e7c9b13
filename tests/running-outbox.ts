import { onTestFinished } from "vitest";
import { type Behaviour, startRdStation } from "#external-services/rd-station/rd-station.fake.ts";
import { type OutboxOptions, startOutbox } from "#leads/deliver/outbox.server.ts";
import { FAST } from "./lead-delivery.ts";
import { recordLog } from "./log-recorder.ts";

/** A platform until the test is over, which does this with its first calls. */
export async function startPlatform(...next: Behaviour[]) {
  const platform = await startRdStation();
  onTestFinished(() => platform.close());
  platform.state.next = next;
  return platform;
}

/** An outbox with its log until the test is over; without `rdStation` it calls no platform. */
export function runOutbox(options: Partial<OutboxOptions> & Pick<OutboxOptions, "database">) {
  const { log, lines } = recordLog();
  const rdStation = { isOn: false, reason: "off" } as const;
  const timing = { ...FAST, ...options.timing };
  const outbox = startOutbox({ rdStation, log, ...options, timing });
  onTestFinished(() => outbox.stop());
  return { ...outbox, log, lines };
}
