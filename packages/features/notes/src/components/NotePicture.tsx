import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { ImageOff, ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureTypes, readPicture, type PictureProblem } from '../model/readPicture';
import { PictureFrame } from './NoteEditor.styles';

/** Reads what somebody chooses, pastes or drops, and says what is wrong with it. */
export function useNotePicture(onRead: (image: string) => void) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readPicture(file);
    if ('problem' in read) setProblem(read.problem);
    else {
      setProblem(null);
      onRead(read.image);
    }
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
        <PictureFrame>
          <img src={image} alt={t('notes.picture.alt')} />
          <IconButton variant="secondary" icon={ImageOff} label={t('notes.picture.remove')} onPress={onRemove} />
        </PictureFrame>
      )}
      {problem === null ? null : (
        <Alert tone="danger" role="alert" data-part="problem">
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
  const openNow = useEffectEvent(() => input.current?.click());
  useEffect(() => {
    if (opensAtOnce) openNow();
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
