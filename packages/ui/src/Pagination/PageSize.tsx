import { useId } from 'react';
import { styled } from 'styled-components';
import { lazyPart } from '../lazyPart';
import { PartBoundary } from '../PartBoundary';
import { SelectPlaceholder } from '../SelectPlaceholder';
import { token } from '../tokens';
import type { PageSizeSelectProps } from './PageSizeSelect';

// Few lists have it, and the rows are read before it is used.
const Choices = lazyPart(() => import('./PageSizeSelect').then((file) => ({ default: file.PageSizeSelect })));

export interface PageSizeProps extends Omit<PageSizeSelectProps, 'labelId'> {
  label: string;
}

/** How many rows a page has, with its label before it. */
export function PageSize({ label, ...choices }: PageSizeProps) {
  const labelId = useId();
  return (
    <Line data-part="page-size">
      <span id={labelId}>{label}</span>
      <PartBoundary shownFor fallback={<SelectPlaceholder size="sm" text={String(choices.value)} />}>
        <Choices labelId={labelId} {...choices} />
      </PartBoundary>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  margin-inline-end: ${token('space.3')};
`;
