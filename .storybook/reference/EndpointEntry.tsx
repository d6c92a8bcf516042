import { areaOf } from '@quarterdeck/contract/docs/documentedEndpoints';
import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { CardTitle, Code, Quiet } from '../console/Console.styles';
import { RulesView, withCode } from '../console/RulesView';
import { SchemaView } from '../console/SchemaView';
import { storyAddress } from './storyAddress';

/** What the reference says of one call. */
export function EndpointEntry({ documented }: { documented: DocumentedEndpoint }) {
  const { endpoint, description, rules, errors } = documented;
  return (
    <Frame>
      <p>{withCode(description)}</p>
      <Quiet as="p">
        <Code>{endpoint.id}</Code> · waits {endpoint.delayMs ?? 0} ms ·{' '}
        {/* The frame around this page has the addresses, so the link leaves this one. */}
        <a href={storyAddress(areaOf(documented), documented.name)} target="_top">
          open its console
        </a>
      </Quiet>
      <div>
        <CardTitle as="h4">Rules</CardTitle>
        <RulesView rules={rules} />
      </div>
      <div>
        <CardTitle as="h4">Refusals</CardTitle>
        {errors.length === 0 ? (
          <Quiet>None of its own.</Quiet>
        ) : (
          <ul>
            {errors.map(({ status, code, when }) => (
              <li key={`${status} ${when}`}>
                <Code>{`${status} ${code}`}</Code> {withCode(when)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <SchemaView endpoint={endpoint} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  & p {
    max-inline-size: 68ch;
    margin: 0;
  }
  & ul {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding-inline-start: ${token('space.5')};
  }
`;
