import { describe, expect, it } from 'vitest';
import { buildAddress, needsBaseAddress } from './address';

const base = 'https://api.quarterdeck.example/api/';

describe('needsBaseAddress', () => {
  it.each([
    ['assets/icons/anchor.svg', 'a path that ends in svg'],
    ['assets/i18n/en.json', 'a path that ends in json'],
    ['api/common/navigation', 'a path with api/common'],
    ['api/apps/tasks/all', 'a path with api/apps'],
    ['api/pages/activities', 'a path with api/pages'],
    ['api/dashboards/project', 'a path with api/dashboards'],
    ['create-checkout-session', 'the checkout session'],
    ['payments/create-checkout-session/now', 'a path that contains the checkout session'],
  ])('answers %s on the own origin: %s', (path) => {
    expect(needsBaseAddress(path)).toBe(false);
  });

  it.each(['api/auth/sign-in', 'api/ui/icons/feather', 'svg/list', 'api/app/tasks', ''])(
    'puts the base address in front of %j',
    (path) => {
      expect(needsBaseAddress(path)).toBe(true);
    },
  );
});

describe('buildAddress', () => {
  it('starts a path of the own origin with one slash', () => {
    expect(buildAddress({ path: 'api/apps/tasks/all' }, {}, base)).toBe('/api/apps/tasks/all');
  });

  it('puts the base in front of other paths, with one slash between them', () => {
    const wanted = 'https://api.quarterdeck.example/api/api/auth/sign-in';
    for (const given of [base, base.slice(0, -1), `${base}//`]) {
      expect(buildAddress({ path: 'api/auth/sign-in' }, {}, given)).toBe(wanted);
    }
    expect(buildAddress({ path: 'api/auth/sign-in' }, {}, '/')).toBe('/api/auth/sign-in');
  });

  it('encodes parameters, so that an id cannot leave its place in the path', () => {
    const address = buildAddress({ path: 'api/apps/notes/{id}' }, { params: { id: '../../a?b=c#d é' } }, base);
    expect(address).toBe('/api/apps/notes/..%2F..%2Fa%3Fb%3Dc%23d%20%C3%A9');
  });

  it('leaves a parameter that is missing empty', () => {
    expect(buildAddress({ path: 'api/apps/notes/{id}' }, {}, base)).toBe('/api/apps/notes/');
  });

  it('encodes query values and leaves out absent ones', () => {
    const query = { query: 'a&b=c İ', page: 0, isOpen: false, none: undefined, nothing: null, empty: '' };
    expect(buildAddress({ path: 'api/apps/tasks/search' }, { query }, base)).toBe(
      '/api/apps/tasks/search?query=a%26b%3Dc+%C4%B0&page=0&isOpen=false&empty=',
    );
  });
});
