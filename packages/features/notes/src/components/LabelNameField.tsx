import { noteLabelTitleMaxLength, type NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { useTranslation } from '@quarterdeck/i18n';
import { TextField } from '@quarterdeck/ui/TextField';
import { useState } from 'react';

export interface LabelNameFieldProps {
  label: NoteLabel;
  /** Whether another label has this name. */
  isTaken: (title: string) => boolean;
  onRename: (title: string) => void;
}

/** The name of a label. Saved by Enter and when it is left; Escape and an empty name put the old one back. */
export function LabelNameField({ label, isTaken, onRename }: LabelNameFieldProps) {
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
      {...(isRefused ? { errorMessage: t('notes.labels.taken') } : {})}
    />
  );
}
