import { describe, expect, it } from 'vitest';
import { safeInternalPath, signInAddress } from './returnAddress';

const everyPath = () => true;
const knownPath = (path: string) => path.startsWith('/apps/') || path === '/settings';

const schemes = [
  'https:',
  'http:',
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
  'ftp:',
  'ws:',
  'wss:',
  'about:',
  'mailto:',
  'JaVaScRiPt:',
  'intent:',
  'view-source:',
  'filesystem:',
];
const hostile = [
  // Another host, or a scheme.
  ...schemes.flatMap((scheme) => [`${scheme}//evil.example`, `${scheme}evil.example`, `/${scheme}//`.slice(1)]),
  'javascript:alert(1)',
  'javascript:alert(1)//https://x',
  'data:text/html,<script>alert(1)</script>',
  'evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/apps/notes',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/x/%2E%2e//evil.example',
  '//evil.example@x',
  '//',
  '///',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:evil.example/apps/notes',
  // Slashes and backslashes.
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/apps\\notes',
  '/apps/notes\\..\\..',
  '/\\t//evil.example',
  '/..\\evil.example',
  '\\\\/evil.example',
  '/ \\evil.example',
  // Control characters, which browsers drop.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  '/\u0000/evil.example',
  '/apps/notes\u0000',
  '/apps/notes\r\nSet-Cookie: a=b',
  '/apps/\u0007notes',
  '/\u0009/evil.example',
  '/\u000b/evil.example',
  '/\u000c/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '\u0000/apps/notes',
  // Spaces and what looks like none.
  ' /apps/notes',
  '/apps/notes ',
  ' //evil.example',
  '/ /evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\u2029/evil.example',
  '/\u200b/evil.example',
  '/\u200d/evil.example',
  '/\u202e/evil.example',
  '/\u2066/evil.example',
  '/\ufeff/evil.example',
  '\ufeff/apps/notes',
  '/\u3000/evil.example',
  '/\u00ad/evil.example',
  '/apps/no\u200btes',
  // Letters that mean slashes, dots or schemes elsewhere.
  '\u2215\u2215evil.example',
  '\uff0f\uff0fevil.example',
  '\u2044\u2044evil.example',
  '\u29f8\u29f8evil.example',
  '\uff3c\uff3cevil.example',
  'https\uff1a//evil.example',
  'evil\u3002example',
  '\u2216/evil.example',
  // Users and ports.
  'https://quarterdeck.example@evil.example',
  'https://evil.example:443/apps',
  '@evil.example',
  'user:password@evil.example',
  '//quarterdeck.example:80@evil.example',
  '//[::1]/apps',
  '//127.0.0.1',
  '//2130706433',
  '//0x7f.1',
  '//localhost:4173',
  // In a circle.
  '/sign-out',
  '/sign-out/',
  '/sign-out?returnTo=/apps/notes',
  '/sign-out#x',
  '/pages/authentication/sign-in/classic',
  '/pages/authentication/sign-out/modern',
  '/Pages/Authentication/sign-in/classic',
  '/SIGN-OUT',
  '/Sign-Out/',
  '/API/common/user',
  '/pages/authentication/',
  '/pages/authentication',
  '/pages/authentication/sign-in/classic?returnTo=/pages/authentication/sign-in/classic',
  '/apps/../sign-out',
  '/apps/../pages/authentication/sign-in/classic',
  '/./sign-out',
  '/apps/%2e%2e/sign-out',
  // The API.
  '/api/common/user',
  '/api/auth/sign-in',
  '/api',
  '/api/',
  '/apps/../api/common/user',
  // No address.
  '',
  '?returnTo=/apps/notes',
  '#apps',
  'apps/notes',
  './apps/notes',
  '../apps/notes',
  'null',
  'undefined',
  '0',
  `/apps/${'n'.repeat(2_048)}`,
];
const noText = [
  null,
  undefined,
  0,
  1,
  true,
  {},
  [],
  ['/apps/notes'],
  { toString: () => '/apps/notes' },
  Symbol('/apps'),
];

describe('the address after signing in', () => {
  it('has at least 120 hostile ones to refuse', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(120);
  });

  it.each(hostile)('is not %j', (address) => {
    expect(safeInternalPath(address, everyPath)).toBeUndefined();
  });

  it.each(noText)('is no %s', (value) => {
    expect(safeInternalPath(value, everyPath)).toBeUndefined();
  });

  it.each([
    '/nowhere',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%2e%2e/%2e%2e/x',
    '/evil.example',
    '/.well-known/x',
  ])('is not %s, which stays inside and leads to no page', (address) => {
    expect(safeInternalPath(address, knownPath)).toBeUndefined();
  });

  it.each([
    '/settings',
    '/apps/notes',
    '/apps/tasks/task-01?layout=thin&sort=title#details',
    '/apps/notes/labels/caf%C3%A9',
    '/apps/tasks?text=%2F%2Fevil.example',
    '/apps/tasks?next=https://evil.example',
    '/apps/notes#//evil.example',
  ])('is %s', (address) => {
    expect(safeInternalPath(address, knownPath)).toBe(address);
  });

  it('is what the address means, without steps upwards', () => {
    expect(safeInternalPath('/apps/./x/../notes', knownPath)).toBe('/apps/notes');
  });

  it('survives the way through signing in as it is', () => {
    const from = '/apps/tasks/task-01?layout=thin&text=a%20b#details';
    const { pathname, searchParams } = new URL(signInAddress(from), 'http://localhost');
    expect(pathname).toBe('/pages/authentication/sign-in/split-screen');
    expect(searchParams.get('returnTo')).toBe(from);
  });
});
