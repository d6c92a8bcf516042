import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Dialog, DialogBody, DialogFooter, type DialogProps } from '../Dialog';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';

export interface AlertDialogProps extends Omit<DialogProps, 'children' | 'role' | 'size' | 'isDismissable' | 'title'> {
  /** A question that names the object: "Discard 3 requirements?" */
  title: ReactNode;
  /** What follows from the act. */
  children: ReactNode;
  /** The verb of the act: "Discard". */
  confirmLabel: string;
  /** The verb of the safe way: "Keep editing". Escape chooses it too. */
  cancelLabel: string;
  /** A promise keeps the dialog open and its button busy until it ends; a rejected one leaves it open. */
  onConfirm: () => unknown;
  /** `danger` for what cannot be undone. @default 'danger' */
  tone?: 'danger' | 'accent';
  /** A word that has to be typed before the act can be confirmed. */
  confirmationWord?: string;
}

/** A question before an act that loses something. Neither Escape nor a press outside does the act. */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  confirmationWord,
  onOpenChange,
  ...rest
}: AlertDialogProps) {
  const titleId = useId();
  const textId = useId();
  const [isPending, setPending] = useState(false);
  const handleConfirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      isDismissable={false}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onOpenChange={onOpenChange}
      {...rest}
    >
      <DialogBody>
        <Question id={titleId}>{title}</Question>
        <Consequence id={textId}>{children}</Consequence>
        <Answers
          key={String(rest.isOpen)}
          confirmationWord={confirmationWord}
          confirmLabel={confirmLabel}
          cancelLabel={cancelLabel}
          tone={tone}
          isPending={isPending}
          onCancel={() => onOpenChange(false)}
          onConfirm={() => void handleConfirm()}
        />
      </DialogBody>
    </Dialog>
  );
}
