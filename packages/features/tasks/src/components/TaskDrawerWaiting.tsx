import { Skeleton, SkeletonGroup } from '@quarterdeck/ui/Skeleton';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Beside, Body, Head } from './TaskDrawerPlace.styles';

/** Keeps the place of the panel beside the list while it is on its way; over the list there is none to keep. */
export function TaskDrawerWaiting() {
  const isBeside = useIsFrom('lg');
  if (!isBeside) return null;
  return (
    <Beside as="div">
      <SkeletonGroup>
        <Head>
          <Skeleton width="72px" height="24px" shape="box" />
        </Head>
        <Body>
          <Skeleton shape="rows" count={6} height="36px" />
          <Skeleton shape="box" />
        </Body>
      </SkeletonGroup>
    </Beside>
  );
}
