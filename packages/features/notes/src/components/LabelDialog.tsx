import { noteLabelTitleMaxLength, type NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { fold } from '@quarterdeck/contract/rules/fold';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@quarterdeck/ui/Dialog';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { Text } from '@quarterdeck/ui/Text';
import { TextField } from '@quarterdeck/ui/TextField';
import { token } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { Tag, Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { countNotes } from '../model/noteViews';
import { useLabelWrites } from '../queries/labelWrites';
import { noteQueries } from '../queries/noteQueries';
import { LabelDot } from './LabelDot';

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
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isTaken = (wanted: string, own?: NoteLabel) =>
    labels.some((label) => label !== own && fold(label.title) === fold(wanted));

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = title.trim();
    if (wanted === '') return;
    if (isTaken(wanted)) {
      setRefused(true);
      return;
    }
    setTitle('');
    const isMade = await writes.create(wanted, onMade);
    // What was not made can be tried again from the field, unless something was typed there since.
    if (!isMade) setTitle((typed) => (typed === '' ? wanted : typed));
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
        <Line as="form" onSubmit={(event) => void handleSubmit(event)}>
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
              setRefused(false);
            }}
            data-part="field"
            {...(isRefused ? { errorMessage: t('notes.labels.taken') } : {})}
          />
          <Button type="submit" variant="primary">
            {t('notes.labels.add')}
          </Button>
        </Line>
        <ul>
          {labels.map((label) => (
            <Line as="li" key={label.id}>
              <LabelDot $id={label.id} />
              <LabelNameField
                label={label}
                isTaken={(wanted) => isTaken(wanted, label)}
                onRename={(wanted) => void writes.rename(label, wanted)}
              />
              <Text variant="small" tone="secondary" isNumeric>
                {t('notes.count', { count: counts.labels.get(label.id) ?? 0 })}
              </Text>
              <IconButton
                size="sm"
                icon={Trash2}
                label={t('notes.labels.delete', { title: saidTitle(label.title) })}
                onPress={() => remove(label)}
              />
            </Line>
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <p>{t('notes.labels.hint')}</p>
      </DialogFooter>
    </Dialog>
  );
}

interface LabelNameFieldProps {
  label: NoteLabel;
  /** Whether another label has this name. */
  isTaken: (title: string) => boolean;
  onRename: (title: string) => void;
}

/** The name of a label. Saved by Enter and when it is left; Escape and an empty name put the old one back. */
function LabelNameField({ label, isTaken, onRename }: LabelNameFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(label.title);
  const [shown, setShown] = useState(label.title);
  if (shown !== label.title) {
    setShown(label.title);
    setText(label.title);
  }
  const wanted = text.trim();
  const isRefused = wanted !== label.title && isTaken(wanted);
  const save = () => {
    if (wanted === '') setText(label.title);
    else if (wanted !== label.title && !isRefused) onRename(wanted);
  };
  return (
    <TextField
      aria-label={t('notes.labels.nameOf', { title: label.title })}
      variant="quiet"
      size="sm"
      maxLength={noteLabelTitleMaxLength}
      value={text}
      onChange={setText}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        // The first Escape is for the field, the next one closes the dialog.
        else if (event.key === 'Escape' && text !== label.title) setText(label.title);
        else event.continuePropagation();
      }}
      data-part="field"
      {...(isRefused ? { errorMessage: t('notes.labels.taken') } : {})}
    />
  );
}

const Line = styled.div`
  display: flex;
  gap: ${token('space.2')};
  & > [data-part='field'] {
    flex: 1;
    min-inline-size: 0;
  }
  &:is(form) {
    /* Below the field there may be what is wrong with it. */
    align-items: flex-start;
    padding-block: 2px ${token('space.2')};
  }
  &:is(li) {
    align-items: center;
    min-block-size: 48px;
  }
`;
