import { listContacts } from '@quarterdeck/contract/endpoints/contacts';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';

describe('contacts.all', () => {
  it('is sorted by name', async () => {
    const names = (await testClient().call(listContacts, {})).body.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(42);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  });
});
