import type { DocumentedEndpoint, DocumentedInput } from '@quarterdeck/contract/docs/documentEndpoints';
import type { ScenarioName } from '@quarterdeck/mocks';
import { Button } from '@quarterdeck/ui/Button';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Code, Pill, Rows, toneOf } from './Console.styles';
import { withCode } from './RulesView';

/** Something that can be tried: an input, or the example under a scenario. */
export interface Trial {
  input?: DocumentedInput;
  scenario: ScenarioName;
}

export interface ErrorsViewProps {
  documented: DocumentedEndpoint;
  onTry: (trial: Trial) => void;
}

interface Row extends Trial {
  status: string;
  code: string;
  when: string;
}

/** How any call may fail; only a scenario of the mock makes it so. */
const ofEveryCall: readonly Row[] = [
  { status: '500', code: 'server', when: 'the server fails', scenario: 'error' },
  { status: 'no answer', code: 'offline', when: 'the network fails', scenario: 'offline' },
];

/** Every way in which an endpoint fails. */
export function rowsOf({ errors }: DocumentedEndpoint): Row[] {
  const own = errors.map(({ status, code, when, example }): Row => {
    return { status: String(status), code, when, input: example, scenario: 'success' };
  });
  return [...own, ...ofEveryCall];
}

/** Name of the button that makes a call fail in one way. */
export const trialName = ({ status, when }: Pick<Row, 'status' | 'when'>) => `Try ${status}: ${when}`;

/** The errors of an endpoint, each with a button that leads to it. */
export function ErrorsView({ documented, onTry }: ErrorsViewProps) {
  return (
    <Frame>
      {rowsOf(documented).map((row) => (
        <li key={row.status + row.when}>
          <Pill $tone={toneOf(row.status)}>{row.status}</Pill>
          <div>
            <Code>{row.code}</Code>
            <p>{withCode(`When ${row.when}.`)}</p>
          </div>
          <Button size="sm" aria-label={trialName(row)} onPress={() => onTry(row)}>
            Try it
          </Button>
        </li>
      ))}
    </Frame>
  );
}

const Frame = styled(Rows)`
  gap: 0;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token('space.1')} ${token('space.3')};
    padding-block: ${token('space.3')};
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > li > div {
    flex: 1 1 220px;
  }
  & p {
    margin: 2px 0 0;
    color: ${token('text.secondary')};
  }
`;
