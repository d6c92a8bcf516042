import { describe, expect, it } from 'vitest';
import { hasFittingLink, isExternalLink, isInternalLink } from './link';

describe('isInternalLink', () => {
  it.each(['/', '/apps/tasks', '/apps/tasks/task-01?view=done#notes', '/arama/İzmir'])('takes %s', (link) => {
    expect(isInternalLink(link)).toBe(true);
  });

  it.each(['', 'apps/tasks', '//elsewhere.example', '/\\elsewhere.example', '/a b', '/a\nb', '/a\u0000', ' /a'])(
    'refuses %j',
    (link) => {
      expect(isInternalLink(link)).toBe(false);
    },
  );
});

describe('isExternalLink', () => {
  it.each([
    'https://tides.example/today',
    'http://harbour.example',
    'mailto:elif@harbour.example',
    'tel:+902125550111',
  ])('takes %s', (link) => {
    expect(isExternalLink(link)).toBe(true);
  });

  it.each([
    '',
    '/apps/tasks',
    'tides.example',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
  ])('refuses %j', (link) => {
    expect(isExternalLink(link)).toBe(false);
  });
});

describe('hasFittingLink', () => {
  it('asks for an address inside the site only of what the router opens', () => {
    expect(hasFittingLink({ link: '/apps/chat', useRouter: true })).toBe(true);
    expect(hasFittingLink({ link: 'https://tides.example', useRouter: true })).toBe(false);
    expect(hasFittingLink({ link: 'https://tides.example', useRouter: false })).toBe(true);
    expect(hasFittingLink({ link: 'https://tides.example' })).toBe(true);
  });

  it('takes an entry that opens nothing', () => {
    expect(hasFittingLink({})).toBe(true);
    expect(hasFittingLink({ useRouter: true })).toBe(true);
  });
});
