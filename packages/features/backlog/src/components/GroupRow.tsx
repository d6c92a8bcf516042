import type { BacklogGroup } from '../model/backlogRows';
import { useBacklogList } from './BacklogListContext';
import { Head } from './GroupRow.styles';

/** The head of a group: its name, how many it has and how long they take. It folds the group away. */
export function GroupRow({ group: { status, count, days, isCollapsed } }: { group: BacklogGroup }) {
  const { words, onCollapse } = useBacklogList();
  return (
    <Head role="gridcell">
      <button
        type="button"
        data-part="fold"
        tabIndex={-1}
        aria-expanded={!isCollapsed}
        onClick={() => onCollapse(status)}
      >
        {words.status[status]}
        <span data-part="count">{words.number(count)}</span>
      </button>
      {days > 0 ? <span data-part="sum">{words.effort(days)}</span> : null}
    </Head>
  );
}
