import { describe, expect, it } from 'vitest';
import { JsonResponse } from './jsonResponse';

const json = '{"name":"Lantern Quay – İskele"}';
const bytes = new TextEncoder().encode(json);

describe('JsonResponse', () => {
  it('is an answer in JSON', () => {
    const response = new JsonResponse(json);
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.ok, response.bodyUsed]).toEqual([200, true, false]);
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('has the status it is given', () => {
    const response = new JsonResponse(json, 404);
    expect([response.status, response.ok]).toEqual([404, false]);
  });

  it('gives the same in every way of reading', async () => {
    await expect(new JsonResponse(json).text()).resolves.toBe(json);
    await expect(new JsonResponse(json).json()).resolves.toEqual(JSON.parse(json));
    await expect(new JsonResponse(json).bytes()).resolves.toEqual(bytes);
    await expect(new JsonResponse(json).arrayBuffer()).resolves.toEqual(bytes.buffer);
    await expect(new Response(new JsonResponse(json).body).text()).resolves.toBe(json);
    await expect(new JsonResponse('').text()).resolves.toBe('');
  });

  it('can be read once, whichever way came first', async () => {
    const read = new JsonResponse(json);
    await read.text();
    expect(read.bodyUsed).toBe(true);
    const parsed = new JsonResponse(json);
    await parsed.json();
    for (const response of [read, parsed]) {
      await expect(response.text()).rejects.toBeInstanceOf(TypeError);
      await expect(response.json()).rejects.toBeInstanceOf(TypeError);
      expect(() => response.clone()).toThrow(TypeError);
    }
  });

  it('cannot be read while somebody else does', async () => {
    const response = new JsonResponse(json);
    response.body?.getReader();
    await expect(response.text()).rejects.toBeInstanceOf(TypeError);
  });

  it('can be cloned before it is read, as msw does', async () => {
    const response = new JsonResponse(json);
    const clone = response.clone();
    await expect(response.text()).resolves.toBe(json);
    await expect(clone.text()).resolves.toBe(json);
  });
});
