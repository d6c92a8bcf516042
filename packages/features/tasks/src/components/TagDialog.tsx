import type { TaskTag } from '@quarterdeck/contract/entities/task';
import { fold } from '@quarterdeck/contract/rules/fold';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '@quarterdeck/ui/Dialog';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { TextField } from '@quarterdeck/ui/TextField';
import { useId, useState, type FormEvent } from 'react';
import { saidTitle } from '@quarterdeck/ui/saidTitle';

export interface TagDialogProps {
  tag: TaskTag;
  /** Names of the other tags. */
  taken: readonly string[];
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Renames a tag on every task. */
export function TagDialog({ tag, taken, onRename, onClose }: TagDialogProps) {
  const { t } = useTranslation();
  const messages = useKitMessages();
  const formId = useId();
  const [title, setTitle] = useState(tag.title);
  const wanted = title.trim();
  const isTaken = taken.some((other) => fold(other) === fold(wanted));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || isTaken) return;
    if (wanted !== tag.title) onRename(wanted);
    onClose();
  };

  return (
    <Dialog isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogHeader
        title={t('tasks.tags.rename', { title: saidTitle(tag.title) })}
        description={t('tasks.tags.editText')}
      />
      <DialogBody>
        <form id={formId} onSubmit={handleSubmit}>
          <TextField
            label={t('tasks.detail.titleLabel')}
            value={title}
            onChange={setTitle}
            maxLength={200}
            isInvalid={isTaken}
            {...(isTaken ? { errorMessage: t('tasks.tags.taken') } : {})}
          />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button type="submit" form={formId} variant="primary" isDisabled={wanted === '' || isTaken}>
          {t('tasks.tags.done')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
