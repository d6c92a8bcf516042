import { useState, type ReactNode } from 'react';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader, type DialogProps } from '../Dialog';
import { useKitMessages } from '../messages';
import { FileDrop } from './FileDrop';
import { ImportPreview } from './ImportPreview';
import {
  countOutcomes,
  type ImportColumn,
  type ImportCounts,
  type ImportOutcome,
  type ImportReading,
  type ImportRow,
} from './importRows';

export interface ImportDialogProps<Row extends ImportRow> extends Omit<
  DialogProps,
  'isOpen' | 'onOpenChange' | 'children' | 'title' | 'aria-label'
> {
  /** Heads the dialog and names it. */
  title: string;
  /** Below the title: which files, and that everything is shown before it is imported. */
  description: string;
  /** Types of files that the browser offers, as of `<input accept>`. @default all */
  accept?: string;
  /** In the place for the file. @default the kit's "Drop a file here" */
  dropText?: string;
  /** On the button that chooses a file. @default the kit's "Choose file" */
  chooseLabel?: string;
  /** Below the button: what has to be in the file. @default nothing */
  hint?: ReactNode;
  /** Reads the file; it writes nothing. What it throws is shown as a file that could not be read. */
  read: (file: File) => Promise<ImportReading<Row>>;
  /** Between the number of a row and its result. */
  columns: readonly ImportColumn<Row>[];
  /** "2 new items" of the summary; asked only for what there is. */
  sayCount: (outcome: ImportOutcome, count: number) => string;
  /** What becomes of a row that can be imported, such as "New". */
  sayOutcome: (row: Row) => string;
  /** What is wrong with a row, as sentences; asked only of rows with errors. */
  getErrors: (row: Row) => readonly string[];
  /** On the button that imports, such as "Add 2 items". */
  submitLabel: (counts: ImportCounts) => string;
  /** Gets the rows that are new or update something, never empty. The dialog closes once it is done, and stays when it throws. */
  onImport: (rows: readonly Row[]) => void | Promise<void>;
  onClose: () => void;
}

/**
 * Imports records from a file that is chosen, dropped or pasted. What would be imported is shown first, and what is wrong
 * with each row; nothing is written before.
 */
export function ImportDialog<Row extends ImportRow>({
  title,
  description,
  accept,
  dropText,
  chooseLabel,
  hint,
  read,
  columns,
  sayCount,
  sayOutcome,
  getErrors,
  submitLabel,
  onImport,
  onClose,
  size = 'lg',
  ...rest
}: ImportDialogProps<Row>) {
  const messages = useKitMessages();
  const [file, setFile] = useState<{ name: string; reading: ImportReading<Row> }>();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const rows = file?.reading.rows;
  const good = (rows ?? []).filter(({ outcome }) => outcome === 'new' || outcome === 'update');
  const isPending = state === 'pending';

  const readIt = async (chosen: File) => {
    try {
      setFile({ name: chosen.name, reading: await read(chosen) });
    } catch {
      setFile({ name: chosen.name, reading: { failure: messages.failedText } });
    }
  };
  const importThem = async () => {
    setState('pending');
    try {
      await onImport(good);
      onClose();
    } catch {
      setState('failed');
    }
  };
  const chooseAnother = () => {
    setFile(undefined);
    setState('idle');
  };

  return (
    <Dialog
      size={size}
      {...rest}
      isOpen
      onOpenChange={() => {
        // What is on its way cannot be called back.
        if (!isPending) onClose();
      }}
    >
      <DialogHeader title={title} description={description} />
      <DialogBody>
        {rows === undefined ? (
          <>
            {file?.reading.failure === undefined ? null : (
              <Alert tone="danger" isAnnounced title={messages.fileNotRead(file.name)}>
                {file.reading.failure}
              </Alert>
            )}
            <FileDrop
              accept={accept}
              dropText={dropText ?? messages.dropFile}
              chooseLabel={chooseLabel ?? messages.chooseFile}
              hint={hint}
              onFile={(chosen) => void readIt(chosen)}
            />
          </>
        ) : (
          <>
            {state === 'failed' ? (
              <Alert tone="danger" isAnnounced title={messages.notSaved}>
                {messages.failedText}
              </Alert>
            ) : null}
            <ImportPreview
              name={file?.name ?? ''}
              rows={rows}
              columns={columns}
              sayCount={sayCount}
              sayOutcome={sayOutcome}
              getErrors={getErrors}
            />
          </>
        )}
      </DialogBody>
      <DialogFooter>
        {rows === undefined ? null : (
          <Button variant="ghost" isDisabled={isPending} onPress={chooseAnother}>
            {messages.chooseAnotherFile}
          </Button>
        )}
        <Button isDisabled={isPending} onPress={onClose}>
          {messages.cancel}
        </Button>
        {rows === undefined ? null : (
          <Button
            variant="primary"
            isDisabled={good.length === 0}
            isPending={isPending}
            onPress={() => void importThem()}
          >
            {submitLabel(countOutcomes(rows))}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
