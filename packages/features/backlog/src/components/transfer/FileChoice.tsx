import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { token, type } from '@quarterdeck/ui/tokens';
import { FileUp, Upload } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';

/** A file from a dialog of the browser, or dropped here. */
export function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation();
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
  return (
    <DropZone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <Icon icon={FileUp} size="xl" />
      <p>{t('backlogTransfer.drop')}</p>
      <Button ref={button} icon={Upload} variant="primary" onPress={() => input.current?.click()}>
        {t('backlogTransfer.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('backlogTransfer.choose')}
        accept=".csv,.json,text/csv,application/json"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file can be chosen again once it has been mended.
          currentTarget.value = '';
        }}
      />
      <small>{t('backlogTransfer.columns')}</small>
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
  &[data-over] {
    border-color: ${token('border.accent')};
    background: ${token('fill.selected')};
  }
  & > small {
    ${type('small')}
  }
`;
