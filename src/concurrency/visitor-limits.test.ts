import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";
import { countersOf, type Networks, takeForVisitor } from "./visitor-limits.ts";

const LIMITS = { perIp: 4, together: 20, little: 1 };

function counting(limits = LIMITS) {
  const names: string[] = [];
  const take = createRateLimiter();
  const admits = async (networks: Networks) => {
    const seconds = await takeForVisitor(
      (name, maximum) => {
        names.push(name);
        return take(name, maximum);
      },
      networks,
      limits,
    );
    return seconds === 0;
  };
  return { names, admits };
}
const ipv4 = (at: number): Networks => ({ own: `ip ${at}`, prefix: undefined });
const line = (at: number): Networks => ({ own: `line ${at}`, prefix: "site" });

test("an IP has its share, and a /48 that of three", async () => {
  const { admits } = counting();
  let admitted = 0;
  for (let time = 0; time < 6; time += 1) if (await admits(ipv4(0))) admitted += 1;
  expect(admitted).toBe(4);
  for (let at = 0; at < 100; at += 1) if (await admits(line(at))) admitted += 1;
  expect(admitted).toBe(4 + 12);
});

test("above the common limit whoever has asked for little is admitted, and nobody for more", async () => {
  const { admits } = counting();
  for (let at = 0; at < 20; at += 1) expect(await admits(ipv4(at))).toBe(true);
  expect(await admits(ipv4(100))).toBe(true);
  expect(await admits(ipv4(100))).toBe(false);
  const site = [];
  for (let at = 0; at < 5; at += 1) site.push(await admits(line(at)));
  expect(site).toEqual([true, true, true, false, false]);
});

test("without an IP of their own visitors have the common limit alone", async () => {
  const { admits } = counting({ ...LIMITS, together: 6 });
  const nobody = { own: undefined, prefix: undefined };
  const admitted = [];
  for (let time = 0; time < 7; time += 1) admitted.push(await admits(nobody));
  expect(admitted).toEqual([...Array<boolean>(6).fill(true), false]);
});

test("what was counted can be named, to take it back", async () => {
  const { admits, names } = counting({ ...LIMITS, together: 0 });
  await admits(line(1));
  expect(countersOf(line(1)).toSorted()).toEqual(names.toSorted());
});
