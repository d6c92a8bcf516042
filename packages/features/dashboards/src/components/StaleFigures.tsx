import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import type { Dashboard } from './useDashboard';

/** Says above the cards, once for all of them, that their figures could not be brought up to date, and how old they are. */
export function StaleFigures({ dashboard }: { dashboard: Dashboard<unknown> }) {
  const { t } = useTranslation();
  const { time, dateTime, daysFromToday } = useFormats();
  const describe = useErrorWords();
  const messages = useKitMessages();
  const { staleError, result, updatedAt } = dashboard;
  if (staleError === undefined) return null;
  const { title, text } = describe(staleError);
  const updated = new Date(updatedAt).toISOString();
  return (
    <AboveCards
      tone="warning"
      isAnnounced
      title={title}
      actions={
        <Button isPending={result.isFetching} onPress={() => void result.refetch()}>
          {messages.retry}
        </Button>
      }
    >
      {text} {t('dashboards.stale', { time: daysFromToday(updated) === 0 ? time(updated) : dateTime(updated) })}
    </AboveCards>
  );
}

const AboveCards = styled(Alert)`
  margin-block-end: ${token('space.4')};
`;
