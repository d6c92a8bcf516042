import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@quarterdeck/ui/Dialog';
import { useState } from 'react';
import { readFile, type Reading } from '../../model/readItems';
import { useBacklogWrites } from '../../queries/useBacklogWrites';
import { FileChoice } from './FileChoice';
import { ImportPreview } from './ImportPreview';

export interface ImportDialogProps {
  /** The whole backlog: a row with a key that it has updates that item. */
  items: readonly BacklogItem[];
  onClose: () => void;
}

/** Adds items from a file. What would be added is shown first, and what is wrong with each row; nothing is written before. */
export function ImportDialog({ items, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { add, change } = useBacklogWrites();
  const people = usePeople();
  const [file, setFile] = useState<{ name: string; reading: Reading }>();
  const rows = file?.reading.rows;
  const good = (rows ?? []).flatMap(({ item }) => (item === null ? [] : [item]));
  const added = good.filter(({ id }) => id === undefined);
  const updated = good.flatMap(({ id, ...fields }) => (id === undefined ? [] : [{ ...fields, id }]));

  const handleFile = async (chosen: File) => {
    setFile({ name: chosen.name, reading: await readFile(chosen, { items, people }) });
  };
  const handleAdd = () => {
    add(added);
    void change(updated, t('backlog.done.changed', { count: updated.length }));
    onClose();
  };

  const sayAct = () => {
    const counts = { added: number(added.length), updated: number(updated.length) };
    if (updated.length === 0) return t('backlogTransfer.add', { count: added.length, formatted: counts.added });
    if (added.length === 0) return t('backlogTransfer.update', { count: updated.length, formatted: counts.updated });
    return t('backlogTransfer.addAndUpdate', counts);
  };

  return (
    <Dialog isOpen size="lg" onOpenChange={onClose}>
      <DialogHeader title={t('backlogTransfer.title')} description={t('backlogTransfer.text')} />
      <DialogBody>
        {rows === undefined ? (
          <>
            {file?.reading.failure === undefined ? null : (
              <Alert tone="danger" title={t('backlogTransfer.notRead', { name: file.name })}>
                {t(`backlogTransfer.failure.${file.reading.failure}`)}
              </Alert>
            )}
            <FileChoice onFile={(chosen) => void handleFile(chosen)} />
          </>
        ) : (
          <ImportPreview name={file?.name ?? ''} rows={rows} />
        )}
      </DialogBody>
      <DialogFooter>
        {rows === undefined ? null : (
          <Button variant="ghost" onPress={() => setFile(undefined)}>
            {t('backlogTransfer.another')}
          </Button>
        )}
        <Button onPress={onClose}>{t('backlogTransfer.cancel')}</Button>
        {rows === undefined ? null : (
          <Button variant="primary" isDisabled={good.length === 0} onPress={handleAdd}>
            {sayAct()}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
