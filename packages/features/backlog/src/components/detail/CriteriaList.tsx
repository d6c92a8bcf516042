import type { AcceptanceCriterion, BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTooLong } from '@quarterdeck/data/visit/useTooLong';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { criterionLimit, criterionMaxLength, draftKeys } from '../../model/item';
import { Criteria } from './BacklogDetail.styles';

interface CriteriaListProps {
  item: BacklogItem;
  /**
   * @param onSaved is called once the server has them, also after another attempt.
   * @returns whether they were saved.
   */
  onChange: (criteria: AcceptanceCriterion[], onSaved?: () => void) => Promise<boolean>;
  /** The list without the one that was removed. */
  onRemove: (criteria: AcceptanceCriterion[]) => void;
}

/** What must be true for the item to count as done. */
export function CriteriaList({ item, onChange, onRemove }: CriteriaListProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const tooLong = useTooLong();
  const writes = useWrites();
  const criteria = item.acceptanceCriteria;
  // Criteria have no ids; their place is what tells them apart.
  const items = criteria.map(({ text, done }, index) => ({ id: String(index), text, isDone: done }));
  const done = criteria.filter((criterion) => criterion.done).length;
  return (
    <Criteria
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
      draftKey={draftKeys.criterion(item.id)}
      maxItems={criterionLimit}
      refuse={(text) => tooLong(text, criterionMaxLength)}
      onAdd={(texts, onKept) => {
        const saving = onChange([...criteria, ...texts.map((text) => ({ text, done: false }))], onKept);
        if (writes.isKept) onKept();
        return saving;
      }}
      onChange={(id, { text, isDone }) =>
        onChange(
          criteria.map((criterion, index) =>
            String(index) === id ? { text: text ?? criterion.text, done: isDone ?? criterion.done } : criterion,
          ),
        )
      }
      onRemove={(id) => onRemove(criteria.filter((_, index) => String(index) !== id))}
    />
  );
}
