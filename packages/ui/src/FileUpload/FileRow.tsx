import { CircleAlert } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { shareOf, type UploadState } from '../Attachment';
import { Button } from '../Button';
import { CloseButton } from '../CloseButton';
import { FileGlyph } from '../FileGlyph';
import { FileName } from '../FileName';
import { useFileSize } from '../fileSize';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { TickMeter } from '../TickMeter';
import { Row } from './FileUpload.styles';

export interface FileUploadItem extends UploadState {
  /** Unique among the files. */
  id: string;
  /** What a form with a `name` sends. */
  file?: File;
}

export interface FileRowProps {
  item: FileUploadItem;
  isDisabled: boolean;
  onRemove: () => void;
  onRetry?: (id: string) => void;
}

/** One file of the list: what it is, and how far its upload is. */
export function FileRow({ item, isDisabled, onRemove, onRetry }: FileRowProps) {
  const { id, name, type, sizeBytes, status = 'ready', progress, errorMessage } = item;
  const messages = useKitMessages();
  const { locale } = useLocale();
  const sizeOf = useFileSize();
  const share = shareOf(progress);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const size = sizeBytes === undefined ? '' : sizeOf(sizeBytes);
  const uploaded = size === '' ? [] : [messages.uploadedSize(sizeOf((sizeBytes ?? 0) * share), size)];
  return (
    <Row data-status={status}>
      <FileGlyph type={type ?? name} size="sm" />
      <div data-part="facts">
        <FileName name={name} data-part="name" />
        {status === 'ready' ? <span data-part="size">{size}</span> : null}
        {status === 'uploading' ? (
          <span data-part="size">{[messages.uploading, ...uploaded, percent].join(' · ')}</span>
        ) : null}
        {status === 'failed' ? (
          <span data-part="error">
            <Icon icon={CircleAlert} size="xs" />
            {errorMessage ?? messages.uploadFailed}
          </span>
        ) : null}
        {status === 'uploading' ? (
          <TickMeter
            variant="progress"
            label={`${messages.uploading}: ${name}`}
            value={Math.round(share * 100)}
            max={100}
            valueText={percent}
            strokes={61}
          />
        ) : null}
      </div>
      {status === 'failed' && onRetry ? (
        <Button size="sm" isDisabled={isDisabled} aria-label={messages.uploadAgain(name)} onPress={() => onRetry(id)}>
          {messages.retry}
        </Button>
      ) : null}
      <CloseButton
        label={status === 'uploading' ? messages.cancelUpload(name) : messages.remove(name)}
        isDisabled={isDisabled}
        onPress={onRemove}
        data-part="remove"
      />
    </Row>
  );
}
