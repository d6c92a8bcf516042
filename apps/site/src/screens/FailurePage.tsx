import { ButtonFrame } from '@quarterdeck/ui/Button';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { PageColumn } from './PageColumn';

export interface FailurePageProps {
  title: string;
  text: string;
  /** What support can look the failure up by. */
  reference: string;
  referenceLabel: string;
  retryLabel: string;
  onRetry: () => void;
  startLabel: string;
}

/** What a person sees when a page failed as a whole. It needs nothing that may have failed. */
export function FailurePage({
  title,
  text,
  reference,
  referenceLabel,
  retryLabel,
  onRetry,
  startLabel,
}: FailurePageProps) {
  return (
    <Column>
      <h1>{title}</h1>
      <p>{text}</p>
      <p data-part="reference">
        {referenceLabel} <code>{reference}</code>
      </p>
      <div data-part="actions">
        <ButtonFrame type="button" $variant="primary" $size="md" $isFullWidth={false} onClick={onRetry}>
          {retryLabel}
        </ButtonFrame>
        <ButtonFrame as="a" href="/" $variant="secondary" $size="md" $isFullWidth={false}>
          {startLabel}
        </ButtonFrame>
      </div>
    </Column>
  );
}

const Column = styled(PageColumn)`
  & code {
    ${type('code')}
    padding: 2px 6px;
    border-radius: ${token('radius.xs')};
    background: ${token('fill.neutral')};
    color: ${token('text.primary')};
    user-select: all;
  }
`;
