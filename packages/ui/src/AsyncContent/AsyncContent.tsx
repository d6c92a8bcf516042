import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EmptyStateProps, EmptyStateSize } from '../EmptyState';
import { useErrorWords, type DescribeError } from '../errorWords';
import { ProgressLine } from '../progressLine';
import { SkeletonGroup } from '../Skeleton';
import { useSteadyWait } from './useSteadyWait';

// What a failure needs travels only when something fails.
const FailedFace = lazy(() => import('./FailureFaces').then((file) => ({ default: file.FailedFace })));
const StaleNote = lazy(() => import('./FailureFaces').then((file) => ({ default: file.StaleNote })));

/** What is known of something that is fetched; results of query libraries have this shape. */
export interface AsyncResult<T> {
  /** Undefined until the first answer. */
  data: T | undefined;
  /** Null or undefined while nothing failed. */
  error: unknown;
  /** True until there was an answer or a failure. */
  isPending: boolean;
  /** True while a request is under way, also a repeated one. */
  isFetching: boolean;
  refetch: () => unknown;
}

export interface AsyncContentProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  result: AsyncResult<T>;
  children: (data: T) => ReactNode;
  /** Skeletons with the box of the content. */
  skeleton: ReactNode;
  /** Shown in place of the content when there is none. */
  empty?: ReactNode | ((data: T) => ReactNode);
  /** @default null and empty lists are empty */
  isEmpty?: (data: T) => boolean;
  /** @default the host's words, from `ErrorWordsContext` */
  describeError?: DescribeError;
  /** Of the failure's face: in a panel, a pane or a page. @default 'md' */
  size?: EmptyStateSize;
  /** False where several places show the same failure and the page says it once. @default true */
  isFailureAnnounced?: boolean | undefined;
  /** Place of the failure's title in the page's outline. @default 3 */
  headingLevel?: NonNullable<EmptyStateProps['headingLevel']>;
}

const hasNothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/**
 * The four faces of what is fetched: waiting, failed, empty, full. Old content stays while it is
 * refreshed, also when the refresh fails.
 */
export function AsyncContent<T>({
  result,
  children,
  skeleton,
  empty,
  isEmpty = hasNothing,
  describeError,
  size = 'md',
  isFailureAnnounced = true,
  headingLevel = 3,
  ...rest
}: AsyncContentProps<T>) {
  const { data, error, isPending, isFetching, refetch } = result;
  const describe = useErrorWords(describeError);
  const isWaitShown = useSteadyWait(isPending);
  const isRefreshShown = useSteadyWait(isFetching && !isPending);
  const hasFailed = error !== null && error !== undefined;

  if (isWaitShown || (data === undefined && !hasFailed)) {
    return (
      <Region {...rest}>
        {isWaitShown ? <SkeletonGroup>{skeleton}</SkeletonGroup> : <Reserved aria-hidden>{skeleton}</Reserved>}
      </Region>
    );
  }
  if (data === undefined) {
    return (
      <Region {...rest}>
        <Suspense fallback={null}>
          <FailedFace
            words={describe(error)}
            size={size}
            headingLevel={headingLevel}
            isAnnounced={isFailureAnnounced}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </Suspense>
      </Region>
    );
  }
  return (
    <Region aria-busy={isRefreshShown} {...rest}>
      {isRefreshShown ? <ProgressLine data-part="refresh" /> : null}
      {hasFailed ? (
        <Suspense fallback={null}>
          <StaleNote words={describe(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
        </Suspense>
      ) : null}
      {empty !== undefined && isEmpty(data) ? (typeof empty === 'function' ? empty(data) : empty) : children(data)}
    </Region>
  );
}

const Region = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** Keeps the room of the skeleton before it is shown, so that nothing moves. */
const Reserved = styled.div`
  visibility: hidden;
`;
