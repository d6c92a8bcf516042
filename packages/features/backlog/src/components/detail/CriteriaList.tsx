import type { AcceptanceCriterion, BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useFormats, useTooLong, useTranslation } from '@quarterdeck/i18n';
import { Checklist } from '@quarterdeck/ui/Checklist';
import { criterionLimit, criterionMaxLength, draftKeys } from '../../model/item';
import { useBacklogWrites } from '../../queries/useBacklogWrites';

/** What must be true for the item to count as done. */
export function CriteriaList({ item: { id: itemId, acceptanceCriteria: criteria } }: { item: BacklogItem }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const tooLong = useTooLong();
  const writes = useWrites();
  const { change } = useBacklogWrites();
  const save = (acceptanceCriteria: AcceptanceCriterion[], undoLabel?: string, onSaved?: () => void) =>
    change([{ id: itemId, acceptanceCriteria }], undoLabel, onSaved);
  // Criteria have no ids; their place is what tells them apart.
  const items = criteria.map(({ text, done }, index) => ({ id: String(index), text, isDone: done }));
  const done = criteria.filter((criterion) => criterion.done).length;
  return (
    <Checklist
      variant="square"
      items={items}
      words={{
        title: t('backlogDetail.criteria.title'),
        progress: t('backlogDetail.criteria.progress', { done: number(done), total: number(criteria.length) }),
        add: t('backlogDetail.criteria.add'),
        text: t('backlogDetail.criteria.text'),
        check: (text) => text,
        remove: (text) => t('backlogDetail.criteria.remove', { text }),
      }}
      draftKey={draftKeys.criterion(itemId)}
      limit={{
        items: criterionLimit,
        full: t('backlogDetail.criteria.full', { limit: number(criterionLimit) }),
      }}
      refuse={(text) => tooLong(text, criterionMaxLength)}
      onAdd={(texts, onKept) => {
        const added = texts.map((text) => ({ text, done: false }));
        const saving = save([...criteria, ...added], undefined, onKept);
        if (writes.isKept) onKept();
        return saving;
      }}
      onChange={(id, { text, isDone }) =>
        save(
          criteria.map((criterion, index) =>
            String(index) === id ? { text: text ?? criterion.text, done: isDone ?? criterion.done } : criterion,
          ),
        )
      }
      onRemove={(id) => {
        const rest = criteria.filter((_, index) => String(index) !== id);
        void save(rest, t('backlogDetail.criteria.removed'));
      }}
    />
  );
}
