import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { useUndo } from '@quarterdeck/ui/undo';

/** Empties the selection at once; what was in it can be brought back, beside what was selected since. */
export function useDiscard(): () => void {
  const { t } = useTranslation();
  const undo = useUndo();
  return () => {
    const discarded = readVisit().projectRequirements;
    const ids = new Set(discarded.map(({ id }) => id));
    visit.emptySelection();
    undo.offer({
      label: t('marketplace.discarded', { count: discarded.length }),
      undo: () =>
        visit.restoreSelection([...discarded, ...readVisit().projectRequirements.filter(({ id }) => !ids.has(id))]),
    });
  };
}
