import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { token, type } from '@quarterdeck/ui/tokens';
import { CircleAlert, FileText, Paperclip, X } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { readAttachment, type ChosenFile } from '../model/readAttachment';

export interface AttachmentFieldProps {
  file: ChosenFile | null;
  onChange: (file: ChosenFile | null) => void;
  isDisabled: boolean;
}

/** One file that goes with a request, chosen or dropped. It is not part of the draft that a reload keeps. */
export function AttachmentField({ file, onChange, isDisabled }: AttachmentFieldProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'large' | 'unreadable'>();
  const take = async (chosen: File | undefined) => {
    if (!chosen || isDisabled) return;
    try {
      const read = await readAttachment(chosen);
      setProblem(read === null ? 'large' : undefined);
      if (read !== null) onChange(read);
    } catch {
      setProblem('unreadable');
    }
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Group role="group" aria-labelledby="help-attachment" aria-describedby={problem ? 'help-attachment-problem' : ''}>
      <p id="help-attachment">
        {t('helpCenter.support.attachment')} <span>{t('helpCenter.support.optional')}</span>
      </p>
      <div onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        {file ? (
          <>
            <Icon icon={FileText} />
            <div>
              <strong>{file.name}</strong>
              <small>{t('helpCenter.support.size', { size: number(Math.ceil(file.sizeBytes / 1000)) })}</small>
            </div>
            <IconButton
              icon={X}
              size="sm"
              label={t('helpCenter.support.removeFile', { name: file.name })}
              isDisabled={isDisabled}
              onPress={() => onChange(null)}
            />
          </>
        ) : (
          <>
            <Icon icon={Paperclip} />
            <small>{t('helpCenter.support.drop')}</small>
            <Button size="sm" isDisabled={isDisabled} onPress={() => input.current?.click()}>
              {t('helpCenter.support.choose')}
            </Button>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('helpCenter.support.choose')}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {problem ? (
        <p id="help-attachment-problem" role="alert">
          <Icon icon={CircleAlert} size="xs" />
          {t(problem === 'large' ? 'helpCenter.support.tooLarge' : 'helpCenter.support.unreadable')}
        </p>
      ) : null}
    </Group>
  );
}

const Group = styled.div`
  & > p {
    margin-block-end: ${token('space.1')};
    ${type('small-medium')}
  }
  & > p > span {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')};
    min-block-size: 60px;
    box-sizing: border-box;
    padding: ${token('space.2')} ${token('space.4')};
    border: 1px dashed ${token('border.strong')};
    border-radius: ${token('radius.md')};
    color: ${token('text.secondary')};
  }
  & > div > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > div > small {
    flex: 1;
  }
  & strong {
    display: block;
    color: ${token('text.primary')};
    ${type('small-medium')}
  }
  & small {
    ${type('caption')}
  }
  & > p[role='alert'] {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    margin-block: ${token('space.1')} 0;
    color: ${token('danger.text')};
    ${type('caption')}
  }
`;
