import { CircleAlert, Download, RotateCw } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { CloseButton } from '../CloseButton';
import { FileGlyph } from '../FileGlyph';
import { FileName } from '../FileName';
import { useFileSize } from '../fileSize';
import { Icon } from '../Icon';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { TickMeter } from '../TickMeter';
import { truncateForSpeech } from '../truncate';
import { DownloadLink, Facts, Frame } from './Attachment.styles';
import { shareOf, type UploadState } from './uploadState';

export interface AttachmentProps extends UploadState, Omit<ComponentProps<'div'>, 'children'> {
  /** Where the file can be fetched; offers its download. */
  href?: string;
  /** Downloads it in another way. */
  onDownload?: () => void;
  /** Takes it away, or ends its upload. */
  onRemove?: () => void;
  /** Uploads it again after it failed. */
  onRetry?: () => void;
  /** What can be done with it cannot be done now. @default false */
  isDisabled?: boolean;
}

/** A file that belongs to something: its kind, name and size. Its download appears on hover and focus. */
export function Attachment({
  name,
  type,
  sizeBytes,
  status = 'ready',
  progress,
  errorMessage,
  href,
  onDownload,
  onRemove,
  onRetry,
  isDisabled = false,
  ...rest
}: AttachmentProps) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const sizeOf = useFileSize();
  const share = shareOf(progress);
  const problem = errorMessage ?? messages.uploadFailed;
  const statusBefore = useRef(status);
  useEffect(() => {
    if (statusBefore.current === 'uploading' && status === 'failed') announce(`${truncateForSpeech(name)}: ${problem}`);
    statusBefore.current = status;
  }, [status, name, problem]);
  const canDownload = status === 'ready' && (href !== undefined || onDownload !== undefined) && !isDisabled;
  return (
    <Frame data-status={status} {...rest}>
      <FileGlyph type={type ?? name} size="sm" data-part="glyph" />
      <Facts>
        <FileName name={name} data-part="name" />
        {status === 'uploading' ? (
          <TickMeter
            variant="progress"
            label={`${messages.uploading}: ${name}`}
            value={Math.round(share * 100)}
            max={100}
            valueText={new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)}
            strokes={18}
            showsValue
          />
        ) : null}
        {status === 'failed' ? (
          <span data-part="error">
            <Icon icon={CircleAlert} size="xs" />
            {problem}
          </span>
        ) : null}
        {status === 'ready' && sizeBytes !== undefined ? <span data-part="size">{sizeOf(sizeBytes)}</span> : null}
      </Facts>
      {canDownload ? (
        <DownloadLink
          aria-label={messages.download(name)}
          data-part="download"
          {...(href === undefined
            ? { as: 'button' as const, type: 'button' as const }
            : { href, download: name })}
          onClick={() => onDownload?.()}
        >
          <Icon icon={Download} size="sm" />
        </DownloadLink>
      ) : null}
      {status === 'failed' && onRetry ? (
        <CloseButton
          size="sm"
          icon={RotateCw}
          label={messages.uploadAgain(name)}
          isDisabled={isDisabled}
          onPress={onRetry}
          data-part="retry"
        />
      ) : null}
      {onRemove ? (
        <CloseButton
          size="sm"
          label={status === 'uploading' ? messages.cancelUpload(name) : messages.remove(name)}
          isDisabled={isDisabled}
          onPress={onRemove}
          data-part="remove"
        />
      ) : null}
    </Frame>
  );
}
