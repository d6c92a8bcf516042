import { describe, expect, it } from 'vitest';
import { endpoints } from './index';

describe('endpoints', () => {
  it('have ids of their own, written <area>.<thing>', () => {
    const ids = endpoints.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+(\.[a-z-]+){1,3}$/);
  });

  it('have a method and path of their own', () => {
    const calls = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('have paths without a slash at either end', () => {
    for (const { path } of endpoints) expect(path).toMatch(/^[a-z](.*[a-z}])?$/);
  });

  it('take a body only where HTTP gives one a meaning', () => {
    const withBody = endpoints.filter(({ body }) => body !== undefined).map(({ method }) => method);
    expect(withBody).not.toContain('GET');
    expect(withBody).not.toContain('DELETE');
  });
});
