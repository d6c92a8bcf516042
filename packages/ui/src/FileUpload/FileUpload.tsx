import { Paperclip } from 'lucide-react';
import { useEffect, useRef, useState, type ClipboardEvent, type ComponentProps } from 'react';
import type { DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Attachment } from '../Attachment';
import { Button } from '../Button';
import { ContourArt } from '../ContourArt';
import { useFileSize } from '../fileSize';
import { FormField, type FieldTexts } from '../FormField';
import { Icon } from '../Icon';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { TriggerButtons } from '../overlay/TriggerButtons';
import { truncateForSpeech } from '../truncate';
import { FileRow, type FileUploadItem } from './FileRow';
import { Cards, Rows, Zone } from './FileUpload.styles';
import { FormFiles } from './FormFiles';
import { sortFiles, type FileRules, type Refusal } from './sortFiles';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

export const fileUploadVariants = ['list', 'cards'] as const;
export type FileUploadVariant = (typeof fileUploadVariants)[number];

export interface FileUploadProps
  extends FileRules, FieldTexts, Omit<ComponentProps<'div'>, 'children' | 'onPaste' | 'onDrop'> {
  label: string;
  /** The files that are there, in their order. */
  items: readonly FileUploadItem[];
  /** Files that keep the rules; never empty. With `maxFiles` 1 it is one, for the place of the one before. */
  onAdd: (files: File[]) => void;
  /** Takes a file away, or ends its upload. */
  onRemove: (id: string) => void;
  /** Uploads a file again that failed. */
  onRetry?: (id: string) => void;
  /** Rows below the place for files, or cards in it where they are few. @default 'list' */
  variant?: FileUploadVariant;
  /** In the place for files. @default the kit's words, with the largest size */
  hint?: string;
  /** The form sends the `file`s of the items under this name. */
  name?: string;
  /** @default false */
  isDisabled?: boolean;
}

/** Refusals that are said one by one. */
const saidRefusals = 3;

type DropItem = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'][number];

const filesOf = async (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));

/**
 * Files that go with a form: dropped, chosen or pasted into the place for them. What breaks a rule is refused there, with
 * the reason; uploading is the owner's.
 */
export function FileUpload({
  label,
  isOptional = false,
  description,
  errorMessage,
  items,
  onAdd,
  onRemove,
  onRetry,
  accept,
  maxBytes,
  maxFiles,
  variant = 'list',
  hint,
  name,
  isDisabled = false,
  ...rest
}: FileUploadProps) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const sizeOf = useFileSize();
  const chooser = useRef<HTMLButtonElement>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { ref: list, removed } = useFocusAfterRemoval(items.length, chooser);
  const isSingle = maxFiles === 1;
  const isFull = !isSingle && maxFiles !== undefined && items.length >= maxFiles;

  const say = ({ reason, name: refused }: Refusal): string => {
    const said = truncateForSpeech(refused);
    if (reason === 'size') return messages.fileTooLarge(said, sizeOf(maxBytes ?? 0));
    if (reason === 'empty') return messages.fileEmpty(said);
    return reason === 'type' ? messages.fileTypeRefused(said) : messages.fileCountRefused(maxFiles ?? 0);
  };
  const sayAll = (refused: readonly Refusal[]): string => {
    const texts = [...new Set(refused.map(say))];
    const more = texts.length - saidRefusals;
    return [...texts.slice(0, saidRefusals), ...(more > 0 ? [messages.moreCount(more)] : [])].join(' ');
  };
  const take = (files: readonly File[]) => {
    if (isDisabled || files.length === 0) return;
    const { taken, refused } = sortFiles(
      files,
      {
        ...(accept === undefined ? {} : { accept }),
        ...(maxBytes === undefined ? {} : { maxBytes }),
        ...(maxFiles === undefined ? {} : { maxFiles }),
      },
      items.length,
    );
    setRefusals(refused);
    if (taken.length > 0) {
      onAdd(taken);
      announce(
        messages.fileAdded(new Intl.ListFormat(locale).format(taken.map((file) => truncateForSpeech(file.name)))),
      );
    }
    if (refused.length > 0) announce(sayAll(refused));
  };
  const remove = ({ id, name: gone }: FileUploadItem, index: number) => {
    removed(index);
    setRefusals([]);
    onRemove(id);
    announce(messages.fileRemoved(truncateForSpeech(gone)));
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    // React Aria's zone would take them again, without those that the browser has no entry for.
    event.stopPropagation();
    take(files);
  };
  // An attachment says its own.
  useSaidFailures(variant === 'cards' ? nothing : items, messages.uploadFailed);

  const problem = refusals.length > 0 ? sayAll(refusals) : errorMessage;
  const limit = maxBytes === undefined || !Number.isFinite(maxBytes) ? [] : [messages.fileSizeLimit(sizeOf(maxBytes))];
  const text = isFull
    ? messages.fileCountRefused(maxFiles)
    : (hint ?? [isSingle ? messages.dropFile : messages.dropFiles, ...limit].join(', '));
  const common = { isDisabled, ...(onRetry ? { onRetry } : {}) };
  return (
    <FormField
      label={label}
      isOptional={isOptional}
      description={description}
      {...(problem === undefined ? {} : { errorMessage: problem })}
      {...rest}
    >
      {({ id, 'aria-labelledby': labelId, 'aria-describedby': texts }) => (
        <div role="group" aria-labelledby={labelId} aria-describedby={texts} ref={list} onPaste={handlePaste}>
          <Zone
            aria-label={text}
            aria-labelledby={labelId}
            isDisabled={isDisabled}
            data-invalid={problem === undefined ? undefined : ''}
            data-part="zone"
            onDrop={({ items: dropped }) => void filesOf(dropped).then(take)}
          >
            {({ isDropTarget }) => (
              <>
                {isDropTarget ? <ContourArt seed={label} width={480} height={60} tone="accent" /> : null}
                {variant === 'cards' && items.length > 0 ? (
                  <Cards>
                    {items.map((item, index) => (
                      <li key={item.id}>
                        <Attachment
                          // Owners keep more in an item than this, such as the content of the file.
                          name={item.name}
                          type={item.type}
                          sizeBytes={item.sizeBytes}
                          status={item.status}
                          progress={item.progress}
                          errorMessage={item.errorMessage}
                          isDisabled={isDisabled}
                          onRemove={() => remove(item, index)}
                          {...(onRetry ? { onRetry: () => onRetry(item.id) } : {})}
                        />
                      </li>
                    ))}
                  </Cards>
                ) : null}
                <Icon icon={Paperclip} data-part="icon" />
                <span data-part="hint">{text}</span>
                <TriggerButtons>
                  <FileTrigger
                    // Its types leave out that the field takes an id, which makes the label lead to it.
                    {...(isDisabled || isFull ? {} : { id })}
                    allowsMultiple={!isSingle}
                    onSelect={(files) => take([...(files ?? [])])}
                    {...(accept === undefined ? {} : { acceptedFileTypes: accept })}
                  >
                    <Button ref={chooser} size="sm" isDisabled={isDisabled || isFull} aria-describedby={texts}>
                      {isSingle ? messages.chooseFile : messages.chooseFiles}
                    </Button>
                  </FileTrigger>
                </TriggerButtons>
              </>
            )}
          </Zone>
          {variant === 'list' && items.length > 0 ? (
            <Rows>
              {items.map((item, index) => (
                <FileRow key={item.id} item={item} onRemove={() => remove(item, index)} {...common} />
              ))}
            </Rows>
          ) : null}
          {name === undefined ? null : (
            <FormFiles name={name} isDisabled={isDisabled} files={items.flatMap(({ file }) => file ?? [])} />
          )}
        </div>
      )}
    </FormField>
  );
}

const nothing: readonly FileUploadItem[] = [];

/** Says once of each file that it was not uploaded. */
function useSaidFailures(items: readonly FileUploadItem[], uploadFailed: string): void {
  const said = useRef(new Set<string>());
  useEffect(() => {
    const failed = items.filter(({ status }) => status === 'failed');
    for (const { id, name, errorMessage } of failed) {
      if (!said.current.has(id)) announce(`${truncateForSpeech(name)}: ${errorMessage ?? uploadFailed}`);
    }
    said.current = new Set(failed.map(({ id }) => id));
  }, [items, uploadFailed]);
}
