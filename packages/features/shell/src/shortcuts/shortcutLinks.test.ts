import { describe, expect, it } from 'vitest';
import { linkProblemOf } from './shortcutLinks';

const isKnownAddress = (address: string) => address.startsWith('/apps/');
const problemOf = (link: string, useRouter: boolean) => linkProblemOf({ link, useRouter }, isKnownAddress);

describe('the link of a shortcut (SC-3)', () => {
  it('leads to a page of the site, or to one outside', () => {
    expect(problemOf('/apps/tasks', true)).toBeUndefined();
    expect(problemOf('https://tides.example/harbours', false)).toBeUndefined();
    expect(problemOf('http://tides.example', false)).toBeUndefined();
  });

  it('is none to a page that the site does not have', () => {
    expect(problemOf('/pages/nowhere', true)).toBe('noPage');
  });

  it.each(['apps/tasks', '//evil.example', '/\\evil.example', 'https://tides.example', 'javascript:alert(1)', ''])(
    'inside the site is not %j',
    (link) => {
      expect(problemOf(link, true)).toBe('notInside');
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'file:///etc',
    '/apps/tasks',
    'https://',
    '',
  ])('outside is not %j', (link) => {
    expect(problemOf(link, false)).toBe('notOutside');
  });
});
