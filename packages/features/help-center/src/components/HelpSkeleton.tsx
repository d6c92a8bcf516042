import { Skeleton, SkeletonGroup } from '@quarterdeck/ui/Skeleton';

/** Rows of a list that is on its way. */
export function HelpSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      <Skeleton shape="rows" count={rows} height="48px" />
    </SkeletonGroup>
  );
}
