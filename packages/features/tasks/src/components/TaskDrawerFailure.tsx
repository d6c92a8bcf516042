import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { TaskDrawerPlace } from './TaskDrawerPlace';
import { Body, Head } from './TaskDrawerPlace.styles';

/** What stands in the place of the panel: its file failed, is asked for again, or cannot come without a connection. */
const words = {
  failed: { title: 'tasks.failed.panel', text: 'tasks.failed.panelText' },
  trying: { title: 'tasks.failed.panel', text: 'kit.loading' },
  offline: { title: 'errors.offline.title', text: 'errors.offline.text' },
} as const;

export interface TaskDrawerFailureProps {
  /** Loads the panel anew. @returns false when nothing could be reached. */
  onRetry: () => Promise<boolean>;
  onClose: () => void;
}

/** Stands where the panel would: its code did not load. It is made of nothing that the list does not use as well. */
export function TaskDrawerFailure({ onRetry, onClose }: TaskDrawerFailureProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [state, setState] = useState<keyof typeof words>(() => (navigator.onLine ? 'failed' : 'offline'));
  const handleRetry = async () => {
    if (state === 'trying') return;
    setState('trying');
    if (!(await onRetry())) setState('offline');
  };
  return (
    <TaskDrawerPlace titleId={titleId} onClose={onClose}>
      <Head>
        <Heading level={2} id={titleId}>
          {t('tasks.detail.label')}
        </Heading>
        <IconButton icon={X} label={t('kit.close')} onPress={onClose} />
      </Head>
      <Body role="alert">
        <Heading level={3}>{t(words[state].title)}</Heading>
        <Text as="p" tone="secondary">
          {t(words[state].text)}
        </Text>
        <div>
          <Button variant="primary" onPress={() => void handleRetry()}>
            {t('kit.retry')}
          </Button>
        </div>
      </Body>
    </TaskDrawerPlace>
  );
}
