// @vitest-environment node -- signatures are verified with the runtime's own crypto as well
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testNow } from '../testing/clientOf';
import { isValidToken, signToken } from './accessToken';

const day = 24 * 60 * 60 * 1_000;
const after = (ms: number) => new Date(testNow.getTime() + ms);

const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;
const seal = (content: string, key = '{key}') => createHmac('sha256', key).update(content).digest('base64url');

const iat = testNow.getTime() / 1_000;
const header = { alg: 'HS256', typ: 'JWT' };
const claims = { iss: 'Quarterdeck', iat, exp: iat + 60 };

/** A token made without our code. */
function forge(head: object, body: unknown, key?: string): string {
  const content = `${write(head)}.${write(body)}`;
  return `${content}.${seal(content, key)}`;
}

describe('signToken', () => {
  it('writes a JSON Web Token: HS256, issued by the template, valid 7 days', async () => {
    const [head, body, signature] = (await signToken(testNow)).split('.');
    expect(read(head)).toEqual(header);
    expect(read(body)).toEqual({ iss: 'Quarterdeck', iat, exp: iat + 7 * 24 * 60 * 60 });
    expect(signature).toBe(seal(`${head}.${body}`));
  });
});

describe('isValidToken', () => {
  it('takes what signToken wrote, until 7 days are over', async () => {
    const token = await signToken(testNow);
    await expect(isValidToken(token, testNow)).resolves.toBe(true);
    await expect(isValidToken(token, after(7 * day - 1_000))).resolves.toBe(true);
    await expect(isValidToken(token, after(7 * day))).resolves.toBe(false);
  });

  it('takes a token that others wrote with the same key', async () => {
    await expect(isValidToken(forge(header, claims), testNow)).resolves.toBe(true);
  });

  it.each([
    ['signed with another key', forge(header, claims, '{other}')],
    ['without a signature', `${write(header)}.${write(claims)}.`],
    ['that says it needs no signature', `${write({ alg: 'none' })}.${write(claims)}.`],
    ['of another algorithm', forge({ alg: 'HS512' }, claims)],
    ['of another issuer', forge(header, { ...claims, iss: 'Elsewhere' })],
    ['without an end', forge(header, { iss: 'Quarterdeck', iat })],
    ['whose end is a text', forge(header, { ...claims, exp: '9999999999' })],
    ['that has expired', forge(header, { ...claims, exp: iat })],
    ['that begins later', forge(header, { ...claims, nbf: iat + 60 })],
    ['with a fourth part', `${forge(header, claims)}.x`],
    ['that is no JSON', `x.y.${seal('x.y')}`],
    ['that is no base64', '§.§.§'],
    ['that is a word', 'token'],
    ['that is empty', ''],
  ])('refuses one %s', async (_, token) => {
    await expect(isValidToken(token, testNow)).resolves.toBe(false);
  });

  it('refuses a token in which any letter was changed', async () => {
    const token = await signToken(testNow);
    // The last letter carries fewer bits than it has, so that its neighbours can mean the same bytes.
    const places = Array.from({ length: token.length - 1 }, (_, at) => at).filter((at) => token[at] !== '.');
    const changed = places.map((at) => token.slice(0, at) + (token[at] === 'A' ? 'Q' : 'A') + token.slice(at + 1));
    const verdicts = await Promise.all(changed.map((one) => isValidToken(one, testNow)));
    expect(places.filter((_, index) => verdicts[index])).toEqual([]);
  });
});
