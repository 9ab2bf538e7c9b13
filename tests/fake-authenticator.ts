import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** Flags of the authenticator data (WebAuthn, 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Challenge {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
}

/** Creates an authenticator with one passkey (ES256, no attestation). Without `isUserVerified`, it was only touched. */
export function createAuthenticator({ origin = "http://localhost", isUserVerified = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, { challenge }: Challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const verified = isUserVerified ? USER_VERIFIED : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | USER_PRESENT | verified]), count]);
  };
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    register(options: Challenge) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = Buffer.concat([
        // A CBOR map: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const idLength = Buffer.from([0, id.length]);
      const data = Buffer.concat([
        authenticatorData(options.rp?.id ?? "", HAS_KEY),
        Buffer.alloc(16),
        idLength,
        id,
        key,
      ]);
      // {"fmt": "none", "attStmt": {}, "authData": bytes}
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a06861757468446174", "hex"),
        Buffer.from([0x61, 0x58, data.length]),
        data,
      ]);
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", options)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },
    signIn(options: Challenge) {
      const client = clientData("webauthn.get", options);
      const data = authenticatorData(options.rpId ?? "", 0);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
