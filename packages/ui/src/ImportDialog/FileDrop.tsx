import { FileUp, Upload } from 'lucide-react';
import { useEffect, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { token, type } from '../tokens';

interface FileDropProps {
  accept: string | undefined;
  dropText: string;
  chooseLabel: string;
  hint: ReactNode;
  onFile: (file: File) => void;
}

/** A file from a dialog of the browser, dropped here, or pasted: as a file or as its text. */
export function FileDrop({ accept, dropText, chooseLabel, hint, onFile }: FileDropProps) {
  const messages = useKitMessages();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Also when it comes back in place of a preview, whose button had the focus.
  useEffect(() => button.current?.focus(), []);
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  const handlePaste = ({ clipboardData }: ClipboardEvent) => {
    const text = clipboardData.getData('text/plain');
    const file = clipboardData.files[0] ?? (text.trim() === '' ? undefined : new File([text], messages.pastedText));
    if (file) onFile(file);
  };
  return (
    <DropZone
      data-part="drop-zone"
      data-drop-target={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      <Icon icon={FileUp} size="xl" />
      <p>{dropText}</p>
      <Button ref={button} icon={Upload} variant="primary" onPress={() => input.current?.click()}>
        {chooseLabel}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={chooseLabel}
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again once it has been mended.
          currentTarget.value = '';
        }}
      />
      {hint === undefined ? null : <small>{hint}</small>}
    </DropZone>
  );
}

const DropZone = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.3')};
  margin-block-start: ${token('space.4')};
  padding: ${token('space.8')} ${token('space.4')};
  border: 1px dashed ${token('border.control')};
  border-radius: ${token('radius.lg')};
  color: ${token('text.secondary')};
  background: ${token('surface.sunken')};
  text-align: center;
  text-wrap: balance;
  &[data-drop-target] {
    border-color: ${token('border.accent')};
    background: ${token('fill.selected')};
  }
  & > small {
    ${type('small')}
  }
`;
