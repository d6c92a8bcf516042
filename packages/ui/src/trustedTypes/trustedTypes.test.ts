import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Policy {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

/** As in a browser: a second policy of the same name is refused. */
function buildTrustedTypes() {
  return {
    defaultPolicy: null as Policy | null,
    createPolicy(_name: 'default', policy: Policy) {
      if (this.defaultPolicy) throw new TypeError('Policy with name "default" already exists');
      this.defaultPolicy = policy;
    },
  };
}
let page: ReturnType<typeof buildTrustedTypes>;

beforeEach(() => {
  vi.resetModules();
  page = buildTrustedTypes();
  vi.stubGlobal('trustedTypes', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lets the empty text be HTML, and nothing else', async () => {
  const { allowEmptyHtml } = await import('./trustedTypes');
  allowEmptyHtml();
  allowEmptyHtml();
  expect(page.defaultPolicy?.createHTML('')).toBe('');
  for (const html of [' ', 'text', '<b>', '<img src=x onerror=alert(1)>'])
    expect(page.defaultPolicy?.createHTML(html)).toBeNull();
});

it('trusts scripts of the hosts that were named, whenever they were', async () => {
  // Chrome knows trusted types from 83 on, and this from 126 on.
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function');
  });
  const { allowEmptyHtml, trustScriptsFrom } = await import('./trustedTypes');
  allowEmptyHtml();
  const script = 'https://js.example.com/v3/';
  expect(page.defaultPolicy?.createScriptURL(script)).toBeNull();
  trustScriptsFrom('https://js.example.com');
  expect(page.defaultPolicy?.createScriptURL(script)).toBe(script);
  for (const address of [
    'https://js.example.com.evil.example/',
    'https://js.example.com@evil.example/',
    'http://js.example.com/v3/',
    'javascript:alert(1)',
    'data:,alert(1)',
    '/own.js',
    '',
  ])
    expect(page.defaultPolicy?.createScriptURL(address)).toBeNull();
});

it('leaves a policy of the host alone, and a page without trusted types too', async () => {
  const { allowEmptyHtml } = await import('./trustedTypes');
  const own: Policy = { createHTML: () => null, createScriptURL: () => null };
  page.defaultPolicy = own;
  allowEmptyHtml();
  expect(page.defaultPolicy).toBe(own);
  vi.stubGlobal('trustedTypes', undefined);
  expect(allowEmptyHtml).not.toThrow();
});
