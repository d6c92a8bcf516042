import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { pictureLimits, readPicture, type PictureLimits, type PictureProblem } from './readPicture';

export interface PictureInputOptions extends Partial<PictureLimits> {
  /** Gets what was read, as a data URL. */
  onRead: (image: string) => void;
}

/**
 * Reads what somebody chooses, pastes or drops, and says what is wrong with it. A file is 5 MB and a picture 1600 px at
 * most unless the options say otherwise.
 * @returns the problem of the last file, what takes a file, and the handlers of the element that is pasted and dropped into.
 */
export function usePictureInput({ onRead, ...limits }: PictureInputOptions) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readPicture(file, { ...pictureLimits, ...limits });
    setProblem('problem' in read ? read.problem : null);
    if ('image' in read) onRead(read.image);
  };
  const takeFrom = (event: ClipboardEvent | DragEvent, transfer: DataTransfer) => {
    const [file] = transfer.files;
    // What programs copy as words often comes with a picture of these words.
    if (file === undefined || transfer.getData('text/plain') !== '') return;
    event.preventDefault();
    void take(file);
  };
  return {
    problem,
    take: (file: File | undefined) => void take(file),
    targetProps: {
      onPaste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData),
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => takeFrom(event, event.dataTransfer),
    },
  };
}
