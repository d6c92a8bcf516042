import { useParams } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { AwaitedRail, AwaitedTools } from './Backlog.styles';
import { FormSkeleton } from './skeletons/FormSkeleton';
import { useBacklog } from './useBacklog';
import { useBacklogView } from './useBacklogView';

/** All below the header while the backlog is on its way, each part in its box: filters, search, and its form. */
export function BacklogSkeleton() {
  const { view } = useBacklogView();
  const { id } = useParams();
  const isWide = useIsFrom('lg');
  const { data } = useBacklog();
  // The page has its filters and search then; the skeleton only stays so long that it does not flash.
  const isArriving = data !== undefined && data.requirements.length > 0;
  return (
    <>
      {isArriving ? null : (
        <>
          {isWide && id === undefined ? (
            <AwaitedRail data-part="awaited-rail">
              <Skeleton shape="rows" count={8} height="24px" />
            </AwaitedRail>
          ) : null}
          <AwaitedTools data-part="awaited-tools">
            <Skeleton shape="box" height={token('control.md')} />
          </AwaitedTools>
        </>
      )}
      <FormSkeleton form={view.form} />
    </>
  );
}
