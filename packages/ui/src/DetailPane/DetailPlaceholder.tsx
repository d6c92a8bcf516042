import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../Skeleton';
import { Heading } from '../Text';
import { useIsFrom } from '../viewport';
import { Beside, Body, Head } from './DetailPane.styles';

export interface DetailPlaceholderProps {
  title: string;
  /** What can be read of the record already. */
  preview: ReactNode;
  hasPlace?: boolean | undefined;
}

/** Keeps the place of the pane beside the list; over the list there is none to keep. */
export function DetailPlaceholder({ title, preview, hasPlace = true }: DetailPlaceholderProps) {
  const isBeside = useIsFrom('lg');
  const content = preview ? (
    <>
      <Head>
        <Heading level={2}>{title}</Heading>
      </Head>
      <Body aria-busy>{preview}</Body>
    </>
  ) : (
    <SkeletonGroup>
      <Head>
        <Skeleton width="72px" height="24px" shape="box" />
      </Head>
      <Body>
        <Skeleton shape="rows" count={6} height="36px" />
        <Skeleton shape="box" />
      </Body>
    </SkeletonGroup>
  );
  if (!hasPlace) return content;
  return isBeside ? <Beside as="div">{content}</Beside> : null;
}
