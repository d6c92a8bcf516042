import { styled } from 'styled-components';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { EmptyState, type EmptyStateProps } from '../EmptyState';
import type { ErrorWords } from '../errorWords';
import { useKitMessages } from '../messages';
import { token } from '../tokens';

interface FailureProps {
  words: ErrorWords;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of content that never came. */
export function FailedFace({
  words,
  size,
  headingLevel,
  isRetrying,
  isAnnounced,
  onRetry,
}: FailureProps & Required<Pick<EmptyStateProps, 'size' | 'headingLevel'>> & { isAnnounced: boolean }) {
  const { title, text, kind = 'error', details } = words;
  const messages = useKitMessages();
  return (
    <EmptyState
      {...(isAnnounced ? { role: 'alert' } : {})}
      kind={kind}
      title={title}
      text={text}
      details={details}
      size={size}
      headingLevel={headingLevel}
      action={
        <Button size={size === 'sm' ? 'sm' : 'md'} isPending={isRetrying} onPress={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  );
}

/** Above content that is older than it should be, because the refresh failed. */
export function StaleNote({ words, isRetrying, onRetry }: FailureProps) {
  const messages = useKitMessages();
  return (
    <Stale
      tone="warning"
      isAnnounced
      title={words.title}
      data-part="failure"
      actions={
        <Button isPending={isRetrying} onPress={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {words.text}
    </Stale>
  );
}

const Stale = styled(Alert)`
  margin-block-end: ${token('space.3')};
`;
