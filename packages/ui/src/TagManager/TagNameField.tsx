import { useState } from 'react';
import { isQuestion } from '../keptFocus';
import { TextField } from '../TextField';

export interface TagNameFieldProps {
  label: string;
  name: string;
  maxLength: number;
  /** Why a trimmed name cannot be saved; undefined for one that can. */
  refuse: (name: string) => string | undefined;
  onRename: (name: string) => void;
}

/** The name of a tag in its row. Saved by Enter and when it is left; Escape and an empty name put the old one back. */
export function TagNameField({ label, name, maxLength, refuse, onRename }: TagNameFieldProps) {
  const [text, setText] = useState(name);
  const [shown, setShown] = useState(name);
  if (shown !== name) {
    setShown(name);
    setText(name);
  }
  const wanted = text.trim();
  const problem = wanted === name ? undefined : refuse(wanted);
  const save = () => {
    if (wanted === '') setText(name);
    else if (wanted !== name && problem === undefined) onRename(wanted);
  };
  return (
    <TextField
      aria-label={label}
      variant="quiet"
      size="sm"
      maxLength={maxLength}
      value={text}
      onChange={setText}
      onBlur={(event) => {
        if (!isQuestion(event.relatedTarget)) save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        // The first Escape is for the field, the next one closes the dialog.
        else if (event.key === 'Escape' && text !== name) setText(name);
        else event.continuePropagation();
      }}
      data-part="field"
      {...(problem === undefined ? {} : { errorMessage: problem })}
    />
  );
}
