import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { useKitMessages } from '../messages';
import { Heading, Text } from '../Text';
import { Body, Head } from './DetailPane.styles';
import { DetailPlace } from './DetailPlace';

export interface DetailFailureProps {
  /** Heading: what would be open, such as "Task". */
  title: string;
  titleId: string;
  /** Said in place of the kit's own words. */
  words?: { failed?: string; failedText?: string; offline?: string; offlineText?: string } | undefined;
  /** False inside a drawer, which is a place already. @default true */
  hasPlace?: boolean | undefined;
  /** Loads the pane anew. @returns false when nothing could be reached. */
  onRetry: () => Promise<boolean>;
  onClose: () => void;
}

/** The code of the pane did not load. It is made of nothing that the list does not use as well. */
export function DetailFailure({ title, titleId, words, hasPlace = true, onRetry, onClose }: DetailFailureProps) {
  const messages = useKitMessages();
  const [state, setState] = useState<'failed' | 'trying' | 'offline'>(() => (navigator.onLine ? 'failed' : 'offline'));
  const { failed = messages.failed, failedText = messages.partFailedText } = words ?? {};
  const { offline = messages.offline, offlineText = messages.offlineText } = words ?? {};
  const texts = { failed: failedText, trying: messages.loading, offline: offlineText };
  const handleRetry = async () => {
    if (state === 'trying') return;
    setState('trying');
    if (!(await onRetry())) setState('offline');
  };
  const content = (
    <>
      <Head>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <IconButton icon={X} label={messages.close} onPress={onClose} />
      </Head>
      <Body role="alert">
        <Heading level={3}>{state === 'offline' ? offline : failed}</Heading>
        <Text as="p" tone="secondary">
          {texts[state]}
        </Text>
        <div>
          <Button variant="primary" onPress={() => void handleRetry()}>
            {messages.retry}
          </Button>
        </div>
      </Body>
    </>
  );
  if (!hasPlace) return content;
  return (
    <DetailPlace titleId={titleId} onClose={onClose}>
      {content}
    </DetailPlace>
  );
}
