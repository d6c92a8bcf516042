import { buildAddress } from '@quarterdeck/contract';
import { documentedEndpoints } from '@quarterdeck/contract/docs/documentedEndpoints';
import type { DocumentedInput } from '@quarterdeck/contract/docs/documentEndpoints';
import { describe, expect, it } from 'vitest';
import { testClient } from './testing/clientOf';

describe.each(documentedEndpoints.map((documented) => [documented.endpoint.id, documented] as const))(
  'the document of %s',
  (_, { endpoint, example, errors }) => {
    /** Each on first data of its own: what one call deletes another could not find. The mock checks the answer. */
    const send = ({ params, query, body }: DocumentedInput) =>
      testClient().send(
        endpoint.method,
        buildAddress(endpoint, { params, query }, '/').slice(1),
        body === undefined ? undefined : JSON.stringify(body),
      );

    it('has an example that succeeds', async () => {
      await expect(send(example)).resolves.toMatchObject({ status: 200 });
    });

    it.each(errors.map((error) => [error.when, error] as const))(
      'is right that it is refused when %s',
      async (_, error) => {
        const body = error.body ?? { error: { code: error.code } };
        await expect(send(error.example)).resolves.toMatchObject({ status: error.status, body });
      },
    );
  },
);
