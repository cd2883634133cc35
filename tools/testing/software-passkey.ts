import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

/** The part of a server's options that an authenticator needs. */
type Options = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } };

/** Deliberate errors of an authenticator. */
export type Deviation = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; type?: string };

/** An authenticator with one passkey; options and answers are JSON as in the Web Authentication standard. */
export type SoftwarePasskey = {
  id: string;
  /** The answer to the options of a registration. */
  create(options: Options, deviation?: Deviation): object;
  /** The answer to the options of a login. Increments the counter each time. */
  prove(options: Options, deviation?: Deviation): object;
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** An authenticator in software, for the pages of an origin: ES256, user verified, attestation `none`. */
export function softwarePasskey(origin = 'http://localhost'): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let handle = '';
  let counter = 0;
  const clientData = (type: string, { challenge }: Options, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, flags: number, { isVerified = true, ...deviation }: Deviation) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(deviation.counter ?? counter);
    const flagsByte = Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]);
    return Buffer.concat([sha256(deviation.rpId ?? rpId), flagsByte, count]);
  };
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  });
  return {
    id,
    create(options, deviation = {}) {
      handle = options.user?.id ?? '';
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
          [cose.COSEKEYS.alg, cose.COSEALG.ES256],
          [cose.COSEKEYS.crv, cose.COSECRV.P256],
          [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
          [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const head = authenticatorData(options.rp?.id ?? '', 0x40, deviation);
      const authData = Buffer.concat([head, Buffer.alloc(16), length, credentialId, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: clientData('webauthn.create', options, deviation).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    prove(options, deviation = {}) {
      counter += 1;
      const data = authenticatorData(options.rpId ?? '', 0, deviation);
      const client = clientData('webauthn.get', options, deviation);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: handle,
      });
    },
  };
}
