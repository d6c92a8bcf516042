import { needsBaseAddress } from '@quarterdeck/contract';
import { getUser, updateUser } from '@quarterdeck/contract/endpoints/common';
import { getTranslations, saveUser } from '@quarterdeck/contract/endpoints/shell';
import type { MessageTree } from '@quarterdeck/contract/entities/messages';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../common/buildUser';
import { testClient } from '../testing/clientOf';

/** Keys of all words, with their groups in front. */
const keysOf = (tree: MessageTree, front = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [front + key] : keysOf(value, `${front}${key}.`),
  );

const wordsOf = async (lang: string) => (await testClient().call(getTranslations, { params: { lang } })).body;

describe('product.translations', () => {
  it('answers static JSON files per language under assets/i18n, with the same keys in both', async () => {
    const [english, turkish] = await Promise.all([wordsOf('en'), wordsOf('tr')]);
    expect(english).toMatchObject({ product: { free: 'Free' } });
    expect(turkish).toMatchObject({ product: { free: 'Ücretsiz' } });
    expect(keysOf(turkish)).toEqual(keysOf(english));
  });

  it('has a path ending in json, which gets no base address', () => {
    expect(needsBaseAddress('assets/i18n/en.json')).toBe(false);
    expect(getTranslations.path).toBe('assets/i18n/{lang}.json');
  });

  it.each(['de', 'constructor', '__proto__', 'en.json'])('answers 404 for the language %s', async (lang) => {
    await expect(testClient().call(getTranslations, { params: { lang } })).resolves.toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  });
});

describe('product.user.update', () => {
  it('takes the user object with the new status; the demo saves through api/common/user, which knows of it', async () => {
    const { call } = testClient();
    const { body: user } = await call(getUser, {});
    const { body } = await call(saveUser, { params: { id: user.id }, body: { user: { ...user, status: 'away' } } });
    expect(body).toEqual({ ...user, status: 'away' });
    expect((await call(getUser, {})).body).toEqual(body);
    await call(updateUser, { body: { user: { status: 'busy' } } });
    expect((await call(getUser, {})).body.status).toBe('busy');
  });

  it('keeps the id of the path', async () => {
    const { call } = testClient();
    const { body: user } = await call(getUser, {});
    const { body } = await call(saveUser, { params: { id: user.id }, body: { user: buildUser({ id: 'other' }) } });
    expect(body).toMatchObject({ id: user.id, name: 'Noor Haddad' });
  });

  it('answers 400 to a part of a user, 404 for a missing id', async () => {
    const { call, send } = testClient();
    await expect(send('PATCH', 'users/user-elif', '{"user":{"status":"away"}}')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'user.name': 'Is missing' } } },
    });
    await expect(call(saveUser, { params: { id: 'nobody' }, body: { user: buildUser() } })).resolves.toMatchObject({
      status: 404,
    });
  });
});
