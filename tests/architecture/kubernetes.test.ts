import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { SETTING_DEFAULTS } from "#config/environment.server.ts";
import { readProjectFile } from "./project-files.ts";

// Compares the manifests with server, image and compose.yaml, because no cluster runs here.

interface Manifest {
  readonly kind: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly spec: any;
}

const MANIFESTS = parseAllDocuments(readProjectFile("deploy/kubernetes/site.yaml")).map(
  (document) => document.toJS() as Manifest,
);
const pod = MANIFESTS.find(({ kind }) => kind === "Deployment")?.spec.template.spec;
const [container] = pod.containers;
const SETTINGS = readProjectFile("deploy/kubernetes/settings.env");
const { services } = parse(readProjectFile("compose.yaml"));

test("uses only settings and secrets that the server knows", () => {
  const plain = Array.from(SETTINGS.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name);
  const secret = container.env.map(({ name, valueFrom }: Record<string, never>) => {
    expect(valueFrom).toMatchObject({ secretKeyRef: { name: "site", key: name } });
    return name;
  });
  const names: string[] = [...plain, ...secret];
  expect(names.filter((name) => !Object.hasOwn(SETTING_DEFAULTS, name))).toEqual([]);
});

test("gives the pod the port, folders, limits and grace period of compose.yaml", () => {
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
