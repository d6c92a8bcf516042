import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ButtonFrame } from '../Button';
import { useCopy } from '../copy';
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
  /** Address of a way out, such as the start; its words are `linkLabel`. @default no way out */
  href?: string;
  linkLabel?: string;
  /** @default the host's words, from `ErrorWordsContext` */
  describeError?: DescribeError;
}

/** What support needs to find the failure: nothing a person typed. */
function detailsOf(error: unknown, referenceId: string | undefined): string {
  const cause = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return [referenceId, location.pathname, cause].filter(Boolean).join('\n');
}

/**
 * Stands in for a part or a page that broke, or whose code did not load: what happened, the same once more, a way out. It
 * is made of nothing that is loaded later, as that may be what fails.
 */
export function ErrorBoundaryView({
  error,
  referenceId,
  onRetry,
  form = 'region',
  href,
  linkLabel,
  describeError,
  ...rest
}: ErrorBoundaryViewProps) {
  const messages = useKitMessages();
  const { title, text } = useErrorWords(describeError)(error);
  const { isCopied, copy } = useCopy();
  const Title = form === 'page' ? 'h1' : 'h3';
  const frame = { $size: 'md', $isFullWidth: false } as const;
  return (
    <View role="alert" data-form={form} {...rest}>
      <Title>{title}</Title>
      <p>{text}</p>
      {referenceId === undefined ? null : (
        <p data-part="reference">
          {messages.reference} <code>{referenceId}</code>
        </p>
      )}
      <div data-part="actions">
        {onRetry ? (
          <ButtonFrame
            type="button"
            $variant={form === 'page' ? 'primary' : 'secondary'}
            {...frame}
            onClick={() => onRetry()}
          >
            {messages.retry}
          </ButtonFrame>
        ) : null}
        {href === undefined ? null : (
          <ButtonFrame as="a" href={href} $variant="secondary" {...frame}>
            {linkLabel}
          </ButtonFrame>
        )}
        <ButtonFrame type="button" $variant="ghost" {...frame} onClick={() => void copy(detailsOf(error, referenceId))}>
          {isCopied ? messages.copied : messages.copyDetails}
        </ButtonFrame>
      </div>
    </View>
  );
}

const View = styled.div`
  display: grid;
  gap: ${token('space.3')};
  place-content: center;
  justify-items: center;
  min-block-size: 100%;
  padding: ${token('space.6')} ${token('space.4')};
  text-align: center;
  &[data-form='page'] {
    gap: ${token('space.4')};
    min-block-size: 100dvh;
  }
  & > h1,
  & > h3 {
    text-wrap: balance;
    ${type('title-5')}
  }
  & > h1 {
    ${type('title-1')}
  }
  & > p {
    max-inline-size: 480px;
    color: ${token('text.secondary')};
    text-wrap: pretty;
  }
  & code {
    ${type('code')}
    padding: 2px 6px;
    border-radius: ${token('radius.xs')};
    background: ${token('fill.neutral')};
    color: ${token('text.primary')};
    user-select: all;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space.3')};
  }
`;
