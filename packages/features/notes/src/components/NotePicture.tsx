import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { from, token } from '@quarterdeck/ui/tokens';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { pictureTypes, readPicture, type PictureProblem } from '../model/readPicture';
import { dimmedPicture } from './NoteCard.styles';

/** Reads what somebody chooses, pastes or drops, and says what is wrong with it. */
export function useNotePicture(onRead: (image: string) => void) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readPicture(file);
    setProblem('problem' in read ? read.problem : null);
    if ('image' in read) onRead(read.image);
  };
  return { problem, take };
}

export interface NotePictureProps {
  image: string | null;
  problem: PictureProblem | null;
  onRemove: () => void;
}

/** The picture of a note, and why a file could not be it. */
export function NotePicture({ image, problem, onRemove }: NotePictureProps) {
  const { t } = useTranslation();
  return (
    <>
      {image === null ? null : (
        <Frame>
          <img src={image} alt={t('notes.picture.alt')} />
          <IconButton variant="secondary" icon={ImageOff} label={t('notes.picture.remove')} onPress={onRemove} />
        </Frame>
      )}
      {problem === null ? null : (
        <Alert tone="danger" isAnnounced>
          {t(`notes.picture.${problem}`)}
        </Alert>
      )}
    </>
  );
}

export interface PictureButtonProps {
  onChoose: (file: File | undefined) => void;
  /** The choice of a file opens at once, where somebody asked for a note with a picture. */
  opensAtOnce: boolean;
}

/** Chooses a picture. */
export function PictureButton({ onChoose, opensAtOnce }: PictureButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (opensAtOnce) input.current?.click();
  }, [opensAtOnce]);
  return (
    <>
      <IconButton icon={ImagePlus} label={t('notes.picture.add')} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t('notes.picture.add')}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

const Frame = styled.div`
  position: relative;
  /* To the edges of the dialog. */
  margin: calc(-1 * ${token('space.4')}) calc(-1 * ${token('space.5')}) 0;
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 208px;
    object-fit: cover;
    background: ${token('surface.sunken')};
    ${from('sm')} {
      border-start-start-radius: ${token('radius.xl')};
      border-start-end-radius: ${token('radius.xl')};
    }
  }
  & > button {
    position: absolute;
    inset-block-start: ${token('space.3')};
    inset-inline-end: ${token('space.3')};
  }
  ${dimmedPicture}
`;
