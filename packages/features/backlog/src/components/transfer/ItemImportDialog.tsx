import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { ImportDialog, type ImportCounts, type ImportOutcome, type ImportReading } from '@quarterdeck/ui/ImportDialog';
import { readFile, type ImportedItem } from '../../model/readItems';
import { useBacklogWrites } from '../../queries/useBacklogWrites';

export interface ItemImportDialogProps {
  /** The whole backlog: a row with a key that it has updates that item. */
  items: readonly BacklogItem[];
  onClose: () => void;
}

/** The summary's words for each outcome. */
const countKeys = { error: 'wrongRows', update: 'updateRows', new: 'goodRows', same: 'knownRows' } as const;

/** Adds items from a file, and updates those whose keys it names. */
export function ItemImportDialog({ items, onClose }: ItemImportDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { effort } = useMeasures();
  const { add, change } = useBacklogWrites();
  const people = usePeople();

  const read = async (file: File): Promise<ImportReading<ImportedItem>> => {
    const reading = await readFile(file, { items, people });
    if (reading.failure === undefined) return reading;
    return { failure: t(`backlogTransfer.failure.${reading.failure}`) };
  };
  const write = (rows: readonly ImportedItem[]) => {
    const good = rows.flatMap(({ item }) => item ?? []);
    const updated = good.flatMap(({ id, ...fields }) => (id === undefined ? [] : [{ ...fields, id }]));
    add(good.filter(({ id }) => id === undefined));
    void change(updated, t('backlog.done.changed', { count: updated.length }));
  };

  const counted = (key: string, count: number) => t(`backlogTransfer.${key}`, { count, formatted: number(count) });
  const sayCount = (outcome: ImportOutcome, count: number) => counted(countKeys[outcome], count);
  const sayOutcome = ({ outcome, knownKey }: ImportedItem) => {
    if (outcome === 'new') return t('backlogTransfer.willBeAdded');
    return t(outcome === 'update' ? 'backlogTransfer.willBeUpdated' : 'backlogTransfer.unchanged', { key: knownKey });
  };
  const submitLabelOf = ({ new: added, update }: ImportCounts) => {
    if (update === 0) return counted('add', added);
    if (added === 0) return counted('update', update);
    return t('backlogTransfer.addAndUpdate', { added: number(added), updated: number(update) });
  };

  return (
    <ImportDialog
      title={t('backlogTransfer.title')}
      description={t('backlogTransfer.text')}
      accept=".csv,.json,text/csv,application/json"
      dropText={t('backlogTransfer.drop')}
      chooseLabel={t('backlogTransfer.choose')}
      hint={t('backlogTransfer.columns')}
      read={read}
      columns={[
        {
          id: 'title',
          name: t('backlogTransfer.itemTitle'),
          cell: ({ title }) => (title === '' ? t('backlogTransfer.untitled') : title),
          isRowHeader: true,
        },
        {
          id: 'effort',
          name: t('project.effort'),
          cell: ({ item }) => (typeof item?.estimateDays === 'number' ? effort(item.estimateDays) : null),
          isHiddenOnPhones: true,
        },
      ]}
      sayCount={sayCount}
      sayOutcome={sayOutcome}
      getErrors={({ errors }) => errors.map((error) => t(`backlogTransfer.error.${error}`))}
      submitLabel={submitLabelOf}
      onImport={write}
      onClose={onClose}
    />
  );
}
