import type { AnyEndpoint } from '@quarterdeck/contract';
import { jsonSchemaOf } from '@quarterdeck/contract/docs/inspect';
import { token } from '@quarterdeck/ui/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { CardTitle } from './Console.styles';
import { JsonView } from './JsonView';

/** The schemas of a call as JSON Schema; made when the tab is opened. */
export function SchemaView({ endpoint }: { endpoint: AnyEndpoint }) {
  const parts = useMemo(() => {
    const { query, body, response } = endpoint;
    return [
      ...(query ? [{ name: 'Query', schema: jsonSchemaOf(query, 'input') }] : []),
      ...(body ? [{ name: 'Body', schema: jsonSchemaOf(body, 'input') }] : []),
      { name: 'Answer', schema: jsonSchemaOf(response, 'output') },
    ];
  }, [endpoint]);
  return (
    <Frame>
      {parts.map(({ name, schema }) => (
        <div key={name}>
          <CardTitle as="h3">{name}</CardTitle>
          <JsonView label={`Schema: ${name}`} value={schema} />
        </div>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.2')};
  }
`;
