import { useEffect, useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '../Dialog';
import { useKitMessages } from '../messages';
import { Slider } from '../Slider';
import { token } from '../tokens';
import { cropBox, type CropBox } from './cropBox';
import { drawCrop } from './drawCrop';

export interface CropDialogProps {
  file: File;
  /** Where the file can be shown from. */
  address: string;
  isOpen: boolean;
  onClose: () => void;
  onCrop: (picture: Blob) => void;
  /** The file is no picture that the browser can show, or draw. */
  onUnreadable: () => void;
  /** Longest side of the result in pixels. */
  outputSize: number;
}

/** Chooses the square of a picture that becomes the avatar. */
export function CropDialog({ isOpen, onClose, file, address, ...rest }: CropDialogProps) {
  const messages = useKitMessages();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} isDismissable={false}>
      <DialogHeader title={messages.cropPicture} description={messages.cropHelp} />
      <Cropper key={address} file={file} address={address} onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Cropper({ file, address, onClose, onCrop, onUnreadable, outputSize }: Omit<CropDialogProps, 'isOpen'>) {
  const messages = useKitMessages();
  const picture = useRef<HTMLImageElement>(null);
  const [zoom, setZoom] = useState(1);
  const [box, setBox] = useState<CropBox>();
  const [isPending, setPending] = useState(false);
  // Whoever leaves while it is drawn wants none of it.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const show = (next: number, around?: CropBox) => {
    if (picture.current === null) return;
    const { naturalWidth: width, naturalHeight: height } = picture.current;
    setZoom(next);
    setBox(cropBox({ width, height }, next, around));
  };
  const use = async () => {
    if (picture.current === null || box === undefined) return;
    setPending(true);
    try {
      const drawn = await drawCrop(picture.current, box, file.type, outputSize);
      if (!isLeft.current) onCrop(drawn);
    } catch {
      if (!isLeft.current) onUnreadable();
    }
  };
  return (
    <>
      <DialogBody>
        <Ground dir="ltr">
          <ReactCrop
            aspect={1}
            circularCrop
            locked
            keepSelection
            onChange={(_, percent) => setBox(percent)}
            ariaLabels={{
              ...ReactCrop.defaultProps.ariaLabels,
              cropArea: `${messages.cropPicture}. ${messages.cropHelp}`,
            }}
            {...(box === undefined ? {} : { crop: box })}
          >
            <img ref={picture} src={address} alt="" onLoad={() => show(1)} onError={onUnreadable} />
          </ReactCrop>
        </Ground>
        <Slider
          label={messages.zoom}
          minValue={1}
          maxValue={4}
          step={0.1}
          value={zoom}
          onChange={(next) => show(next, box)}
          isDisabled={box === undefined}
          formatOptions={{ style: 'percent' }}
        />
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose}>{messages.cancel}</Button>
        <Button variant="primary" isDisabled={box === undefined} isPending={isPending} onPress={() => void use()}>
          {messages.usePicture}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The library's own style sheet would have to be loaded by each host: what it needs of it is here. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 240px;
  margin-block-end: ${token('space.4')};
  overflow: hidden;
  border-radius: ${token('radius.md')};
  background: ${token('surface.sunken')};
  & .ReactCrop {
    position: relative;
    max-inline-size: 100%;
    cursor: default;
  }
  & .ReactCrop__child-wrapper {
    overflow: hidden;
  }
  & .ReactCrop__child-wrapper > img {
    display: block;
    max-inline-size: 100%;
    max-block-size: min(46vh, 400px);
    touch-action: none;
    user-select: none;
  }
  & .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  & .ReactCrop__crop-selection {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    box-sizing: border-box;
    border: 2px solid #fff;
    border-radius: 50%;
    box-shadow: 0 0 0 1px #0009;
    cursor: move;
    touch-action: none;
  }
  & .ReactCrop__crop-selection:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
`;
