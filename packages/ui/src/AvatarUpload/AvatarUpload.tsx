import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { Avatar, type AvatarProps } from '../Avatar';
import { Button } from '../Button';
import { useFileSize } from '../fileSize';
import { sortFiles } from '../FileUpload/sortFiles';
import { FormField, type FieldTexts } from '../FormField';
import { IconButton } from '../IconButton';
import { lazyPart, usePreloadedPart } from '../lazyPart';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { TriggerButtons } from '../overlay/TriggerButtons';
import { PartBoundary } from '../PartBoundary';
import { truncateForSpeech } from '../truncate';
import { token, type } from '../tokens';

const CropDialog = lazyPart(() => import('./CropDialog').then((file) => ({ default: file.CropDialog })));

/** What was chosen: the square that is shown, and the file it comes from. */
export interface UploadedPicture {
  /** The square, at most `outputSize` pixels wide; a PNG or WebP stays one, everything else is a JPEG. */
  picture: Blob;
  original: File;
}

export interface AvatarUploadProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'id' | 'onChange'>,
    FieldTexts,
    Pick<AvatarProps, 'id' | 'name' | 'src' | 'shape' | 'hue'> {
  label: string;
  /** Null when the picture was removed. Until `src` changes, the field shows what was chosen. */
  onChange: (picture: UploadedPicture | null) => void;
  /** Media types that can be chosen. @default JPEG, PNG, WebP, AVIF and GIF */
  accept?: readonly string[];
  /** Largest file in bytes. @default 5,000,000 */
  maxBytes?: number;
  /** Longest side of the square in pixels. @default 512 */
  outputSize?: number;
  /** @default false */
  isDisabled?: boolean;
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** As people write it: JPG, PNG, WebP. */
const typeName = (mediaType: string): string =>
  mediaType === 'image/webp'
    ? 'WebP'
    : (mediaType.split('/')[1] ?? mediaType).replace('svg+xml', 'svg').replace('jpeg', 'jpg').toUpperCase();

/** The picture of a person or team: chosen, cropped to a square, and removed. Sending it is the owner's. */
export function AvatarUpload({
  id,
  name,
  src,
  shape,
  hue,
  onChange,
  accept = pictureTypes,
  maxBytes = 5_000_000,
  outputSize = 512,
  isDisabled = false,
  label,
  isOptional = false,
  description,
  errorMessage,
  ...rest
}: AvatarUploadProps) {
  const messages = useKitMessages();
  const { locale } = useLocale();
  const sizeOf = useFileSize();
  const camera = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  const [isCropping, setCropping] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [given, setGiven] = useState(src);
  /** What was chosen since; null where it was removed. */
  const [own, setOwn] = useState<string | null>();
  if (given !== src) {
    setGiven(src);
    setOwn(undefined);
  }
  usePreloadedPart(CropDialog, !isDisabled);
  useEffect(() => {
    if (typeof own !== 'string') return undefined;
    return () => URL.revokeObjectURL(own);
  }, [own]);
  useEffect(() => {
    if (chosen === undefined) return undefined;
    return () => URL.revokeObjectURL(chosen.address);
  }, [chosen]);
  const shown = own === undefined ? src : own;
  const hasPicture = shown !== undefined && shown !== null && shown !== '';

  const refuse = (text: string) => {
    setRefusal(text);
    announce(text);
  };
  const take = (files: readonly File[]) => {
    if (isDisabled) return;
    const { taken, refused } = sortFiles(files, { accept, maxBytes, maxFiles: 1 }, 0);
    const [file] = taken;
    const [first] = refused;
    setRefusal(undefined);
    if (file) {
      setChosen({ file, address: URL.createObjectURL(file) });
      setCropping(true);
    } else if (first) {
      const said = truncateForSpeech(first.name);
      if (first.reason === 'size') refuse(messages.fileTooLarge(said, sizeOf(maxBytes)));
      else refuse(first.reason === 'empty' ? messages.fileEmpty(said) : messages.fileTypeRefused(said));
    }
  };
  const handleCrop = (picture: Blob) => {
    setCropping(false);
    if (chosen === undefined) return;
    setOwn(URL.createObjectURL(picture));
    onChange({ picture, original: chosen.file });
    announce(messages.pictureChanged);
  };
  const handleUnreadable = () => {
    setCropping(false);
    refuse(messages.pictureUnreadable(truncateForSpeech(chosen?.file.name ?? '')));
  };
  const remove = () => {
    setOwn(null);
    setRefusal(undefined);
    onChange(null);
    announce(messages.pictureRemoved);
    // The button goes with the picture.
    camera.current?.focus();
  };

  const problem = refusal ?? errorMessage;
  const limit = Number.isFinite(maxBytes) ? messages.fileSizeLimit(sizeOf(maxBytes)) : '';
  const types = new Intl.ListFormat(locale, { type: 'unit' }).format(
    accept.filter((type) => !type.endsWith('*')).map(typeName),
  );
  return (
    <FormField
      label={label}
      isOptional={isOptional}
      description={description}
      {...(problem === undefined ? {} : { errorMessage: problem })}
      {...rest}
    >
      {({ id: inputId, 'aria-labelledby': labelId, 'aria-describedby': texts }) => (
        <Line role="group" aria-labelledby={labelId} aria-describedby={texts}>
          <Portrait>
            <Avatar
              id={id}
              name={name}
              src={shown}
              size="2xl"
              {...(shape === undefined ? {} : { shape })}
              {...(hue === undefined ? {} : { hue })}
            />
            <TriggerButtons>
              <FileTrigger
                // Its types leave out that the field takes an id, which makes the label lead to it.
                {...(isDisabled ? {} : { id: inputId })}
                acceptedFileTypes={accept}
                onSelect={(files) => take([...(files ?? [])])}
              >
                <CameraButton
                  ref={camera}
                  icon={Camera}
                  variant="secondary"
                  size="sm"
                  label={hasPicture ? messages.changePicture : messages.addPicture}
                  isDisabled={isDisabled}
                  data-part="camera"
                />
              </FileTrigger>
            </TriggerButtons>
          </Portrait>
          <Beside>
            <Hint data-part="hint">{[types, limit].filter((part) => part !== '').join(', ')}</Hint>
            {hasPicture ? (
              <Button
                variant="ghost"
                size="sm"
                icon={Trash2}
                isDisabled={isDisabled}
                onPress={remove}
                data-part="remove"
              >
                {messages.removePicture}
              </Button>
            ) : null}
          </Beside>
          <PartBoundary shownFor={isCropping} onFailure={() => setCropping(false)}>
            {chosen === undefined ? null : (
              <CropDialog
                {...chosen}
                isOpen={isCropping}
                onClose={() => setCropping(false)}
                onCrop={handleCrop}
                onUnreadable={handleUnreadable}
                outputSize={outputSize}
              />
            )}
          </PartBoundary>
        </Line>
      )}
    </FormField>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')};
`;

const Portrait = styled.div`
  position: relative;
  flex: none;
`;

const CameraButton = styled(IconButton)`
  position: absolute;
  inset-block-end: -2px;
  inset-inline-end: -2px;
  border-radius: ${token('radius.full')};
  box-shadow:
    0 0 0 2px var(--qd-avatar-ring, ${token('surface.card')}),
    ${token('elevation.1')};
`;

const Beside = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space.1-5')};
  min-inline-size: 0;
`;

const Hint = styled.span`
  color: ${token('text.secondary')};
  ${type('caption')}
`;
