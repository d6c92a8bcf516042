import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { FormField } from '@quarterdeck/ui/FormField';
import { Icon } from '@quarterdeck/ui/Icon';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Text } from '@quarterdeck/ui/Text';
import { token, type } from '@quarterdeck/ui/tokens';
import { FileText, Paperclip, X } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { readAttachment, type ChosenFile } from '../model/supportDraft';

export interface AttachmentFieldProps {
  file: ChosenFile | null;
  onChange: (file: ChosenFile | null) => void;
  isDisabled: boolean;
}

/** Why a file was refused, and which: another one may be attached already. */
interface Problem {
  reason: 'tooLarge' | 'unreadable';
  name: string;
}

/** One file that goes with a request, chosen or dropped. It is not part of the draft that a reload keeps. */
export function AttachmentField({ file, onChange, isDisabled }: AttachmentFieldProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    // The button that removed the file went with it.
    if (isRemoved) chooser.current?.focus();
  }, [isRemoved]);
  const [problem, setProblem] = useState<Problem>();
  const say = ({ reason, name }: Problem) => t(`helpCenter.support.${reason}`, { name });
  const refuse = (reason: Problem['reason'], { name }: File) => {
    setProblem({ reason, name });
    announce(say({ reason, name }));
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen || isDisabled) return;
    try {
      const read = await readAttachment(chosen);
      if (read === null) return refuse('tooLarge', chosen);
      setProblem(undefined);
      setRemoved(false);
      onChange(read);
    } catch {
      refuse('unreadable', chosen);
    }
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <FormField
      label={t('helpCenter.support.attachment')}
      isOptional
      {...(problem ? { errorMessage: say(problem) } : {})}
    >
      {({ id, 'aria-labelledby': label, 'aria-describedby': texts }) => (
        <Zone
          role="group"
          aria-labelledby={label}
          aria-describedby={texts}
          onDragOver={(event) => event.preventDefault()}
          onDrop={handleDrop}
        >
          <Icon icon={file ? FileText : Paperclip} />
          {file ? (
            <>
              <div>
                <Text as="div" variant="small-medium">
                  {file.name}
                </Text>
                {t('helpCenter.support.size', { size: number(Math.ceil(file.sizeBytes / 1000)) })}
              </div>
              <IconButton
                icon={X}
                size="sm"
                label={t('helpCenter.support.removeFile', { name: file.name })}
                isDisabled={isDisabled}
                onPress={() => {
                  setRemoved(true);
                  onChange(null);
                }}
              />
            </>
          ) : (
            <>
              <div>{t('helpCenter.support.drop')}</div>
              <Button ref={chooser} size="sm" isDisabled={isDisabled} onPress={() => input.current?.click()}>
                {t('helpCenter.support.choose')}
              </Button>
            </>
          )}
          <input
            ref={input}
            id={id}
            type="file"
            hidden
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </Zone>
      )}
    </FormField>
  );
}

const Zone = styled.div`
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
  ${type('caption')}
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
`;
