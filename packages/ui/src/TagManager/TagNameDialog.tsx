import { useId, useState, type FormEvent } from 'react';
import { Button } from '../Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader, type DialogProps } from '../Dialog';
import { useKitMessages } from '../messages';
import { TextField } from '../TextField';
import { isNameTaken } from './tagNames';

export interface TagNameDialogWords {
  title: string;
  /** Below the title: what renaming does. */
  description?: string;
  /** Of the field. */
  label: string;
  /** Another one has this name. */
  taken: string;
  /** On the button that saves. */
  done: string;
}

export interface TagNameDialogProps extends Omit<
  DialogProps,
  'isOpen' | 'onOpenChange' | 'children' | 'title' | 'aria-label'
> {
  name: string;
  /** Names of the others. */
  taken: readonly string[];
  words: TagNameDialogWords;
  /** Characters of a name. */
  maxLength: number;
  /** Gets a trimmed name that is new and that no other has. */
  onRename: (name: string) => void;
  onClose: () => void;
}

/** The name of one tag, for where tags are chosen rather than kept: the names are checked as in `TagManager`. */
export function TagNameDialog({
  name,
  taken,
  words,
  maxLength,
  onRename,
  onClose,
  size = 'sm',
  ...rest
}: TagNameDialogProps) {
  const messages = useKitMessages();
  const formId = useId();
  const [text, setText] = useState(name);
  const wanted = text.trim();
  const isTaken = isNameTaken(wanted, taken);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || isTaken) return;
    if (wanted !== name) onRename(wanted);
    onClose();
  };
  return (
    <Dialog isOpen size={size} onOpenChange={(isOpen) => !isOpen && onClose()} {...rest}>
      <DialogHeader
        title={words.title}
        {...(words.description === undefined ? {} : { description: words.description })}
      />
      <DialogBody>
        <form id={formId} onSubmit={handleSubmit}>
          <TextField
            label={words.label}
            value={text}
            onChange={setText}
            maxLength={maxLength}
            isInvalid={isTaken}
            {...(isTaken ? { errorMessage: words.taken } : {})}
          />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button type="submit" form={formId} variant="primary" isDisabled={wanted === '' || isTaken}>
          {words.done}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
