import { noteLabelTitleMaxLength, type NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { fold } from '@quarterdeck/contract/rules/fold';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@quarterdeck/ui/Dialog';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { TextField } from '@quarterdeck/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { Tag, Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { countNotes } from '../model/noteViews';
import { noteQueries } from '../queries/noteQueries';
import { useLabelWrites } from '../queries/labelWrites';
import { LabelRows, NewLabel } from './LabelDialog.styles';
import { LabelNameField } from './LabelNameField';
import { LabelDot } from './NoteCard.styles';
import { labelHue } from '../model/labelHue';

export interface LabelDialogProps {
  /** Gets the label that was made last, for the note that it is made for. */
  onMade?: (label: NoteLabel) => void;
  onClose: () => void;
}

/** All labels: added, renamed in place and deleted. */
export function LabelDialog({ onMade, onClose }: LabelDialogProps) {
  const { t } = useTranslation();
  const labels = useQuery(noteQueries.labels()).data ?? [];
  const counts = countNotes(useQuery(noteQueries.list()).data ?? []);
  const writes = useLabelWrites();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isTaken = (wanted: string, own?: NoteLabel) =>
    labels.some((label) => label !== own && fold(label.title) === fold(wanted));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = title.trim();
    if (wanted === '') return;
    if (isTaken(wanted)) {
      setProblem(t('notes.labels.taken'));
      return;
    }
    setTitle('');
    void writes.create(wanted, onMade).then((isMade) => {
      // What was not made can be tried again from the field, unless something was typed there since.
      if (!isMade) setTitle((typed) => (typed === '' ? wanted : typed));
    });
  };
  const remove = (label: NoteLabel) => {
    // The focus would be lost with the row.
    field.current?.focus();
    void writes.remove(label);
  };

  return (
    <Dialog isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogHeader title={t('notes.labels.edit')} />
      <DialogBody>
        <NewLabel onSubmit={handleSubmit}>
          <TextField
            inputRef={field}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever asked for a new label is about to write its name.
            autoFocus={onMade !== undefined}
            aria-label={t('notes.labels.newName')}
            placeholder={t('notes.labels.newName')}
            icon={Tag}
            maxLength={noteLabelTitleMaxLength}
            value={title}
            onChange={(text) => {
              setTitle(text);
              setProblem(undefined);
            }}
            {...(problem === undefined ? {} : { errorMessage: problem })}
          />
          <Button type="submit" variant="primary">
            {t('notes.labels.add')}
          </Button>
        </NewLabel>
        <LabelRows>
          {labels.map((label) => (
            <li key={label.id}>
              <LabelDot data-hue={labelHue(label.id)} />
              <LabelNameField
                label={label}
                isTaken={(wanted) => isTaken(wanted, label)}
                onRename={(wanted) => void writes.rename(label, wanted)}
              />
              <span data-part="count">{t('notes.count', { count: counts.labels.get(label.id) ?? 0 })}</span>
              <IconButton
                size="sm"
                icon={Trash2}
                label={t('notes.labels.delete', { title: saidTitle(label.title) })}
                onPress={() => remove(label)}
              />
            </li>
          ))}
        </LabelRows>
      </DialogBody>
      <DialogFooter>
        <p data-part="hint">{t('notes.labels.hint')}</p>
      </DialogFooter>
    </Dialog>
  );
}
