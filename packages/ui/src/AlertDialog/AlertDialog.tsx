import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Dialog, DialogBody, DialogFooter, type DialogProps } from '../Dialog';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';

export interface AlertDialogProps extends Omit<DialogProps, 'children' | 'role' | 'size' | 'isDismissable' | 'title'> {
  /** A question that names the object: "Discard 3 requirements?" */
  title: ReactNode;
  /** What follows from the action. */
  children: ReactNode;
  /** The verb of the action: "Discard". */
  confirmLabel: string;
  /** The verb of the safe way: "Keep editing". Escape chooses it too. */
  cancelLabel: string;
  /**
   * The action. While a promise runs the button is busy; when it is rejected the dialog stays open, and
   * whoever rejected it says why.
   */
  onConfirm: () => unknown;
  /** `danger` for what cannot be undone. @default 'danger' */
  tone?: 'danger' | 'accent';
  /** A word that has to be typed before the action can be confirmed. */
  confirmationWord?: string;
}

/** A question before an action that loses something. Escape is the safe way; a press outside does nothing. */
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
      <Question
        {...{ title, titleId, textId, confirmLabel, cancelLabel, onConfirm, tone }}
        confirmationWord={confirmationWord ?? null}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </Question>
    </Dialog>
  );
}

interface QuestionProps extends Pick<
  AlertDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'onConfirm'
> {
  titleId: string;
  textId: string;
  tone: 'danger' | 'accent';
  confirmationWord: string | null;
  onClose: () => void;
}

/** Lives as long as the dialog is open, so what was typed is forgotten with it. */
function Question({
  title,
  titleId,
  textId,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone,
  confirmationWord,
  onClose,
}: QuestionProps) {
  const messages = useKitMessages();
  const [isPending, setPending] = useState(false);
  const [typed, setTyped] = useState('');
  const isConfirmable = confirmationWord === null || typed.trim() === confirmationWord;
  const handleConfirm = () => {
    const outcome = onConfirm();
    if (!(outcome instanceof Promise)) {
      onClose();
      return;
    }
    setPending(true);
    outcome.then(onClose, () => setPending(false));
  };
  return (
    <>
      <DialogBody>
        <Title id={titleId} data-part="title">
          {title}
        </Title>
        <Consequence id={textId} data-part="text">
          {children}
        </Consequence>
        {confirmationWord === null ? null : (
          <Confirmation>
            {messages.typeToConfirm(confirmationWord)}
            <input
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Confirmation>
        )}
      </DialogBody>
      <DialogFooter>
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an alert dialog has to take the focus, on its safe answer
          autoFocus
          onPress={onClose}
        >
          {cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          isPending={isPending}
          isDisabled={!isConfirmable}
          onPress={handleConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </>
  );
}

const Title = styled.h2`
  margin-block-start: ${token('space.5')};
  color: ${token('text.primary')};
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${type('title-3')}
`;

const Consequence = styled.div`
  margin-block-start: ${token('space.2')};
  text-wrap: pretty;
  ${type('body')}
`;

const Confirmation = styled.label`
  display: grid;
  gap: ${token('space.1-5')};
  margin-block-start: ${token('space.4')};
  color: ${token('text.primary')};
  ${type('small-medium')}
  & > input {
    min-block-size: ${token('control.md')};
    padding-inline: ${token('space.3')};
    border: 1px solid ${token('border.control')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.card')};
    /* 16 px and more: smaller text makes phones zoom in. */
    font-size: max(16px, 1em);
  }
  & > input:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
`;
