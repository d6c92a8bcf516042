import type { BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useBacklogList } from './BacklogListContext';
import { ItemDraft } from './ItemDraft';

/** The row in which a new item is written. */
export function DraftRow({ status }: { status: BacklogStatus }) {
  const { onAdded, onDraftEnd } = useBacklogList();
  return <ItemDraft look="row" status={status} onAdded={onAdded} onEnd={onDraftEnd} />;
}
