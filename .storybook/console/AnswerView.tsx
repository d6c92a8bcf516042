import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import { Icon } from '@quarterdeck/ui/Icon';
import { Spinner } from '@quarterdeck/ui/Spinner';
import { token, type } from '@quarterdeck/ui/tokens';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { verdictOf, type Answer } from './answer';
import { Code, Pill, Quiet, Row, toneOf } from './Console.styles';
import { JsonView } from './JsonView';
import { ProblemList } from './ProblemList';
import type { CallState } from './useCalls';

export interface AnswerViewProps {
  documented: DocumentedEndpoint;
  state: CallState;
}

const words: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  409: 'Conflict',
  500: 'Internal Server Error',
};

/** What came back, and whether the contract announces it. */
export function AnswerView({ documented, state }: AnswerViewProps) {
  const delayMs = documented.endpoint.delayMs ?? 0;
  return (
    <Frame>
      <Row>
        <output aria-label="Status">
          <Status state={state} />
        </output>
        {/* Declared, not measured: what was measured would differ from one look to the next. */}
        <Quiet>{delayMs === 0 ? 'no declared latency' : `declared latency ${delayMs} ms`}</Quiet>
      </Row>
      {state.kind === 'answered' ? <Arrived documented={documented} answer={state.answer} /> : null}
      {state.kind === 'failed' ? <Quiet>{`The network failed before anything arrived: ${state.reason}`}</Quiet> : null}
      {state.kind === 'idle' ? <Quiet>Send the request to see what the mock answers.</Quiet> : null}
    </Frame>
  );
}

function Status({ state }: { state: CallState }) {
  if (state.kind === 'idle') return <Pill $tone="plain">not sent</Pill>;
  if (state.kind === 'failed') return <Pill $tone="bad">no answer</Pill>;
  if (state.kind === 'waiting') {
    return (
      <Pill $tone="plain">
        <Spinner size="sm" />
        &nbsp;waiting
      </Pill>
    );
  }
  const { status } = state.answer;
  return <Pill $tone={toneOf(String(status))}>{`${status} ${words[status] ?? ''}`.trim()}</Pill>;
}

function Arrived({ documented, answer }: { documented: DocumentedEndpoint; answer: Answer }) {
  const verdict = useMemo(() => verdictOf(documented, answer), [documented, answer]);
  return (
    <>
      <Judged data-good={verdict.isGood}>
        <Icon icon={verdict.isGood ? CircleCheck : CircleAlert} size="sm" />
        {verdict.text}
      </Judged>
      <ProblemList label="Paths" problems={verdict.details} />
      <JsonView label="Body of the answer" value={answer.json ?? answer.text} />
      <details>
        <summary>{`Headers (${answer.headers.length})`}</summary>
        <dl>
          {answer.headers.map(([name, value]) => (
            <div key={name}>
              <Code as="dt">{name}</Code>
              <Code as="dd">{value}</Code>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  & summary {
    ${type('small-medium')}
    inline-size: fit-content;
    padding-block: ${token('space.1')};
    cursor: pointer;
  }
  & dl {
    display: grid;
    gap: ${token('space.1')};
    margin: ${token('space.2')} 0 0;
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.3')};
  }
  & dt {
    color: ${token('text.secondary')};
  }
  & dd {
    margin: 0;
  }
`;

const Judged = styled.p`
  ${type('body-medium')}
  display: flex;
  align-items: center;
  gap: ${token('space.1-5')};
  margin: 0;
  color: ${token('danger.text')};
  &[data-good='true'] {
    color: ${token('success.text')};
  }
`;
