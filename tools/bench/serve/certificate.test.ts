// @vitest-environment node
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selfSignedCertificate } from './certificate.ts';

describe('a self-signed certificate', () => {
  it('is read by Node, signed by its own key and valid today', () => {
    const { key, cert } = selfSignedCertificate('bench.test');
    const read = new X509Certificate(cert);
    expect(read.subject).toBe('CN=bench.test');
    expect(read.issuer).toBe(read.subject);
    expect(read.verify(read.publicKey)).toBe(true);
    expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect(read.validFromDate.getTime()).toBeLessThan(Date.now());
    expect(read.validToDate.getTime()).toBeGreaterThan(Date.now());
  });
});
