import { Skeleton, SkeletonGroup } from '../Skeleton';
import { useIsFrom } from '../viewport';
import { Beside, Body, Head } from './DetailPane.styles';

/** Keeps the place of the pane beside the list; over the list there is none to keep. */
export function DetailPlaceholder({ hasPlace = true }: { hasPlace?: boolean | undefined }) {
  const isBeside = useIsFrom('lg');
  const skeleton = (
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
  if (!hasPlace) return skeleton;
  return isBeside ? <Beside as="div">{skeleton}</Beside> : null;
}
