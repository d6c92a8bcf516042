import type { AnyEndpoint } from '@quarterdeck/contract';
import { Button } from '@quarterdeck/ui/Button';
import { token } from '@quarterdeck/ui/tokens';
import { RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { CardBody, CardTitle, Code, Pill, Rows, toneOf } from './Console.styles';
import { addressOf, type Draft } from './draft';
import type { PastCall } from './useCalls';

export interface HistoryProps {
  endpoint: AnyEndpoint;
  calls: readonly PastCall[];
  onSendAgain: (draft: Draft) => void;
}

/** The last calls, newest first, each of which can be sent again as it was. */
export function History({ endpoint, calls, onSendAgain }: HistoryProps) {
  if (calls.length === 0) return null;
  return (
    <Frame>
      <CardTitle>History</CardTitle>
      <Rows>
        {calls.map(({ number, draft, outcome }) => (
          <li key={number}>
            <Pill $tone={toneOf(outcome)}>{outcome}</Pill>
            <Code title={draft.body ?? undefined}>{shortOf(endpoint, draft)}</Code>
            <Button
              size="xs"
              variant="ghost"
              icon={RotateCcw}
              aria-label={`Send call ${number} again`}
              onPress={() => onSendAgain(draft)}
            >
              Again
            </Button>
          </li>
        ))}
      </Rows>
    </Frame>
  );
}

/** What tells calls of one endpoint apart: the query and the body. */
function shortOf(endpoint: AnyEndpoint, draft: Draft): string {
  const [, search = ''] = addressOf(endpoint, draft).split('?');
  return search || draft.body?.replaceAll(/\s+/g, ' ') || `/${endpoint.path}`;
}

const Frame = styled(CardBody)`
  border-block-start: 1px solid ${token('border.subtle')};
  & li {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  & code {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
