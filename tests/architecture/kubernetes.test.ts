import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { SETTING_DEFAULTS } from "#configuration/environment.server.ts";
import { readProjectFile } from "./project-files.ts";

// No cluster runs here: what the manifests say is held to the server, the image and compose.yaml.

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly spec: any;
}

const MANIFESTS = parseAllDocuments(readProjectFile("deploy/kubernetes/site.yaml")).map(
  (document) => document.toJS() as Manifest,
);
const specOf = (wanted: string) => MANIFESTS.find(({ kind }) => kind === wanted)?.spec;
const pod = specOf("Deployment").template.spec;
const [container] = pod.containers;
const SETTINGS = readProjectFile("deploy/kubernetes/settings.env");
const { services } = parse(readProjectFile("compose.yaml"));

// The schemas of Kubernetes let properties pass that they do not know, as a misspelt probe: those are never read.
test("every manifest is what Kubernetes takes, to the last property", async () => {
  for (const manifest of MANIFESTS) {
    const { apiVersion, kind } = manifest;
    const models = await import(`kubernetes-models/${apiVersion}/${kind}`);
    const unread = new Set<string>();
    models[kind].prototype.validate.call(tracked(manifest, kind, unread));
    expect([...unread]).toEqual([]);
  }
});

/** The value, whose properties leave `unread` when they are read. */
function tracked(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const properties = Object.entries(value).map(([name, its]) => {
    const place = `${path}.${name}`;
    unread.add(place);
    const inner = tracked(its, place, unread);
    const get = () => (unread.delete(place), inner);
    return [name, { get, enumerable: true }];
  });
  return Object.defineProperties(Array.isArray(value) ? [] : {}, Object.fromEntries(properties));
}

test("every setting and secret of the manifests is one of the server", () => {
  const plain = Array.from(SETTINGS.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name);
  const secret = container.env.map(({ name, valueFrom }: Record<string, never>) => {
    expect(valueFrom).toMatchObject({ secretKeyRef: { name: "site", key: name } });
    return name;
  });
  const names: string[] = [...plain, ...secret];
  expect(names.filter((name) => !Object.hasOwn(SETTING_DEFAULTS, name))).toEqual([]);
});

test("the pod has the port, folders, limits and time to stop of compose.yaml", () => {
  expect(container.ports[0].containerPort).toBe(services.site.environment.PORT);
  expect(`${pod.terminationGracePeriodSeconds}s`).toBe(services.site.stop_grace_period);
  expect(container.resources.limits.memory).toBe("1Gi");
  expect(services.site.mem_limit).toBe("1g");
  expect(container.securityContext).toEqual({
    readOnlyRootFilesystem: services.site.read_only,
    allowPrivilegeEscalation: false,
    capabilities: { drop: services.site.cap_drop },
  });
  const [, volumes = ""] = /^VOLUME (.+)$/m.exec(readProjectFile("Dockerfile")) ?? [];
  const mounted = container.volumeMounts.map((one: { mountPath: string }) => one.mountPath);
  expect(mounted.toSorted()).toEqual([...volumes.split(" "), ...services.site.tmpfs].toSorted());
});

test("a pod without its database is taken out, and not restarted", () => {
  expect(container.readinessProbe.httpGet).toEqual({ path: "/readyz", port: "http" });
  expect(container.livenessProbe.httpGet).toEqual({ path: "/healthz", port: "http" });
  expect(container.startupProbe.httpGet).toEqual({ path: "/healthz", port: "http" });
});

test("the Ingress takes the host of SITE_URL to the Service, which finds the pods", () => {
  const [, host] = /^SITE_URL=https:\/\/(\S+)$/m.exec(SETTINGS) ?? [];
  const { rules, tls } = specOf("Ingress");
  expect([rules[0].host, tls[0].hosts[0]]).toEqual([host, host]);
  expect(specOf("Service").selector).toEqual(specOf("Deployment").template.metadata.labels);
  expect(specOf("PodDisruptionBudget").selector).toEqual(specOf("Deployment").selector);
});
