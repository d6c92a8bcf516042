import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import type { Dashboard } from './useDashboard';

/** Says above the cards, once for all of them, that their figures did not come or could not be brought up to date. */
export function StaleFigures({ dashboard }: { dashboard: Dashboard<unknown> }) {
  const describe = useErrorWords();
  const messages = useKitMessages();
  const { staleError, result } = dashboard;
  if (staleError === undefined) return null;
  const { title, text } = describe(staleError);
  return (
    <Note
      tone="warning"
      isAnnounced
      title={title}
      actions={
        <Button isPending={result.isFetching} onPress={() => void result.refetch()}>
          {messages.retry}
        </Button>
      }
    >
      {text}
    </Note>
  );
}

const Note = styled(Alert)`
  margin-block-end: ${token('space.4')};
`;
