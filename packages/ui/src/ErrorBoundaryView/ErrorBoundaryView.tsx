import { Check, Copy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { useCopy } from '../copy';
import { EmptyState } from '../EmptyState';
import { useErrorWords, type DescribeError } from '../errorWords';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';

export interface ErrorBoundaryViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  error: unknown;
  /** What support can look the failure up by. */
  referenceId?: string;
  /** Renders what failed once more. */
  onRetry?: () => void;
  /** A part of a page that goes on, or the whole page. @default 'region' */
  form?: 'region' | 'page';
  /** A way out, such as a link to the start. */
  link?: ReactNode;
  /** @default the host's words, from `ErrorWordsContext` */
  describeError?: DescribeError;
}

/** What support needs to find the failure: nothing a person typed. */
function detailsOf(error: unknown, referenceId: string | undefined): string {
  const cause = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return [referenceId, location.pathname, cause].filter(Boolean).join('\n');
}

/** Stands in for a part or a page that broke while it was drawn. */
export function ErrorBoundaryView({
  error,
  referenceId,
  onRetry,
  form = 'region',
  link,
  describeError,
  ...rest
}: ErrorBoundaryViewProps) {
  const messages = useKitMessages();
  const { title, text, kind = 'error' } = useErrorWords(describeError)(error);
  const { isCopied, copy } = useCopy();
  return (
    <View role="alert" {...rest}>
      <EmptyState
        kind={kind}
        size={form === 'page' ? 'lg' : 'md'}
        headingLevel={form === 'page' ? 1 : 3}
        title={title}
        text={
          <>
            {text}
            {referenceId === undefined ? null : (
              <Reference data-part="reference">
                {messages.reference} <code>{referenceId}</code>
              </Reference>
            )}
          </>
        }
        action={
          <>
            {onRetry ? (
              <Button variant={form === 'page' ? 'primary' : 'secondary'} onPress={onRetry}>
                {messages.retry}
              </Button>
            ) : null}
            <Button
              variant="ghost"
              icon={isCopied ? Check : Copy}
              onPress={() => void copy(detailsOf(error, referenceId))}
            >
              {isCopied ? messages.copied : messages.copyDetails}
            </Button>
          </>
        }
        link={link}
      />
    </View>
  );
}

const View = styled.div`
  min-block-size: 100%;
  display: grid;
`;

const Reference = styled.span`
  display: block;
  margin-block-start: ${token('space.2')};
  color: ${token('text.tertiary')};
  ${type('caption')}
  & > code {
    user-select: all;
    ${type('code-small')}
  }
`;
