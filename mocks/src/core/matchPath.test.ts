import { describe, expect, it } from 'vitest';
import { matchPath } from './matchPath';

describe('matchPath', () => {
  it('finds a path with and without the base address or a folder in front', () => {
    for (const front of ['/', '/api/', '/quarterdeck/']) {
      expect(matchPath('api/auth/sign-in', `${front}api/auth/sign-in`)).toEqual({});
    }
  });

  it('compares whole segments', () => {
    expect(matchPath('api/apps/tasks/tag', '/api/apps/tasks/tags')).toBeUndefined();
    expect(matchPath('api/apps/tasks/tag', '/xapi/apps/tasks/tag')).toBeUndefined();
    expect(matchPath('api/apps/tasks/tag', '/api/apps/tasks/tag/')).toBeUndefined();
    expect(matchPath('api/apps/tasks/tag', '/tag')).toBeUndefined();
  });

  it('reads parameters and decodes them', () => {
    expect(matchPath('api/notes/{id}/labels/{labelId}', '/api/notes/a%2Fb%20%C3%A9/labels/__proto__')).toEqual(
      Object.fromEntries([
        ['id', 'a/b é'],
        ['labelId', '__proto__'],
      ]),
    );
  });

  it('wants a parameter to be there', () => {
    expect(matchPath('api/notes/{id}', '/api/notes/')).toBeUndefined();
  });

  it('reads a parameter that is a part of its segment', () => {
    expect(matchPath('assets/i18n/{lang}.json', '/site/assets/i18n/en.json')).toEqual({ lang: 'en' });
    for (const name of ['.json', 'en', 'en.jsonx', 'enjson']) {
      expect(matchPath('assets/i18n/{lang}.json', `/assets/i18n/${name}`)).toBeUndefined();
    }
  });

  it('takes a broken escape as it is written', () => {
    expect(matchPath('api/notes/{id}', '/api/notes/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });
});
