import { ImagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../Button';
import { IconButton, type IconButtonProps } from '../IconButton';
import { pictureTypes } from './readPicture';

export interface PictureButtonProps extends Omit<IconButtonProps, 'icon' | 'onPress'> {
  /** @default a picture with a plus */
  icon?: IconButtonProps['icon'];
  /** Shows the label beside the icon. @default false */
  hasText?: boolean;
  /** The choice of a file opens at once, where somebody asked for a picture before. @default false */
  opensAtOnce?: boolean;
  onChoose: (file: File | undefined) => void;
}

/** Opens the browser's choice of a file. */
export function PictureButton({
  icon = ImagePlus,
  label,
  hasText = false,
  opensAtOnce = false,
  onChoose,
  ...rest
}: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useEffect(() => {
    if (opensAtOnce) input.current?.click();
  }, [opensAtOnce]);
  return (
    <>
      {hasText ? (
        <Button icon={icon} onPress={choose}>
          {label}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} onPress={choose} {...rest} />
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={label}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
