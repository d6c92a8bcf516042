import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@quarterdeck/ui/Dialog';
import { useMemo, useState } from 'react';
import { useBacklogWrites } from '../useBacklogWrites';
import { FileChoice } from './FileChoice';
import { ImportPreview } from './ImportPreview';
import { readFile, type FileReading } from './readFile';

export interface ImportDialogProps {
  /** The whole backlog: what it has already is not added again. */
  items: readonly BacklogItem[];
  onClose: () => void;
}

/** Adds items from a file. What would be added is shown first, and what is wrong with each row; nothing is written before. */
export function ImportDialog({ items, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { add } = useBacklogWrites();
  const knownKeys = useMemo(() => new Set(items.map(({ key }) => key)), [items]);
  const [file, setFile] = useState<{ name: string; reading: FileReading }>();
  const rows = file?.reading.rows;
  const good = (rows ?? []).flatMap(({ item }) => (item === null ? [] : [item]));

  const handleFile = async (chosen: File) => {
    setFile({ name: chosen.name, reading: await readFile(chosen, knownKeys) });
  };
  const handleAdd = () => {
    void add(good);
    onClose();
  };

  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
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
            {t('backlogTransfer.add', { count: good.length, formatted: number(good.length) })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
