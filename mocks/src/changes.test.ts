import { buildAddress, type AnyEndpoint } from '@quarterdeck/contract';
import { documentedEndpoints } from '@quarterdeck/contract/docs/documentedEndpoints';
import type { DocumentedInput } from '@quarterdeck/contract/docs/documentEndpoints';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from './core/storage';
import { fragileStorage } from './testing/fragileStorage';
import { storedClient, type StoredClient } from './testing/storedClient';

interface Call {
  endpoint: AnyEndpoint;
  example: DocumentedInput;
}

const areaOf = (endpointId: string): string => endpointId.replace(/\..*$/, '');

const send = ({ send: sendTo }: StoredClient, { endpoint, example: { params, query, body } }: Call) =>
  sendTo(
    endpoint.method,
    buildAddress(endpoint, { params, query }, '/').slice(1),
    body === undefined ? undefined : JSON.stringify(body),
  );

/** Calls that store something, some GET calls among them. */
const writes: Call[] = [];
/** Calls that store nothing and answer the same each time. */
const reads: Call[] = [];
for (const call of documentedEndpoints) {
  const storage = fragileStorage();
  const page = storedClient(storage);
  const [first, second] = [await send(page, call), await send(page, call)];
  if (storage.write.mock.calls.length > 0) writes.push(call);
  else if (JSON.stringify(first) === JSON.stringify(second)) reads.push(call);
}

/** The answer of every read, by endpoint id. */
async function answersOf(page: StoredClient): Promise<Map<string, string>> {
  const answers = await Promise.all(
    reads.map(async (call) => [call.endpoint.id, JSON.stringify(await send(page, call))] as const),
  );
  return new Map(answers);
}

/** Areas in which a write changed an answer. */
const changedAreas = new Set<string>();

describe('a page hears of every area whose answers another page changed', () => {
  it.each(writes.map((call) => [call.endpoint.id, call] as const))('by %s', async (_, call) => {
    const storage = memoryStorage();
    const [one, other] = [storedClient(storage), storedClient(storage)];
    const before = await answersOf(other);
    await send(one, call);
    await other.api.settled();
    const heard = [...other.changes];
    const after = await answersOf(other);
    const changed = reads.map(({ endpoint }) => endpoint.id).filter((id) => before.get(id) !== after.get(id));
    for (const id of changed) changedAreas.add(areaOf(id));
    expect(heard).toEqual(expect.arrayContaining(changed.map(areaOf)));
  });

  it('which happens in every area that can be written', () => {
    const written = writes.map(({ endpoint }) => areaOf(endpoint.id));
    expect([...changedAreas]).toEqual(expect.arrayContaining(written));
  });
});
