import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { bits, context, integer, objectId, sequence, set, text, time } from './der.ts';

export interface Certificate {
  /** Both in PEM. */
  readonly key: string;
  readonly cert: string;
}

const dayMs = 86_400_000;
const ecdsaWithSha256 = '1.2.840.10045.4.3.2';
const commonName = '2.5.4.3';

/**
 * A certificate that signs itself, for one run on this machine: browsers speak HTTP/2 over TLS only. It is never
 * trusted; the measuring browser is told to take any. Written here because Node makes keys but no certificates.
 * The fields are those of RFC 5280, section 4.1.
 */
export function selfSignedCertificate(name = 'localhost'): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(ecdsaWithSha256));
  const holder = sequence(set(sequence(objectId(commonName), text(name))));
  const version3 = context(0, integer(Buffer.from([2])));
  const body = sequence(
    version3,
    // A serial number is positive: its first bit is 0.
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    holder,
    sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs))),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, { key: privateKey, dsaEncoding: 'der' });
  const der = sequence(body, algorithm, bits(signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
