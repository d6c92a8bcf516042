import { ImageOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { Failure, Frame, Picture, Preview, type ImageFit, type ImageRadius, type ImageRatio } from './Image.styles';

export interface ImageProps extends Omit<ComponentProps<'span'>, 'children' | 'onError'> {
  /** Address of the picture. */
  src: string;
  /** What is to be seen; empty where the picture is decoration. */
  alt: string;
  /** Shape of the box, which is as wide as its place. @default '4:3' */
  ratio?: ImageRatio;
  /** `contain` shows the whole picture, `cover` fills the box. @default 'cover' */
  fit?: ImageFit;
  /** Corners. @default 'md' */
  radius?: ImageRadius;
  /** A tiny picture, best as a data URL: it is there blurred until the whole one has come. */
  preview?: string;
  /** Further sizes of the picture, as the browser's `srcset`. */
  srcSet?: string;
  sizes?: string;
  /** `eager` for what is in sight at once. @default 'lazy' */
  loading?: 'lazy' | 'eager';
  /** Called when the picture did not come. */
  onFailure?: () => void;
}

/** `prerendered` is what the server knows: nothing. The picture shows as the browser gets it. */
type Progress = 'prerendered' | 'loading' | 'loaded' | 'failed';

/** A picture in a box that keeps its place while it loads, and says its name where it does not come. */
export function Image({
  src,
  alt,
  ratio = '4:3',
  fit = 'cover',
  radius = 'md',
  preview,
  srcSet,
  sizes,
  loading = 'lazy',
  onFailure,
  ...rest
}: ImageProps) {
  const messages = useKitMessages();
  const [known, setKnown] = useState<{ src: string; progress: Progress }>({ src, progress: 'prerendered' });
  // An empty address is nothing that would come, or fail.
  const progress = src === '' ? 'failed' : known.src === src ? known.progress : 'loading';
  const fail = () => {
    setKnown({ src, progress: 'failed' });
    onFailure?.();
  };
  // It may have come, or failed, before there was anybody to hear of it.
  const look = (picture: HTMLImageElement | null) => {
    if (picture === null || known.progress !== 'prerendered') return;
    if (!picture.complete) setKnown({ src, progress: 'loading' });
    else if (picture.naturalWidth === 0) fail();
    else setKnown({ src, progress: 'loaded' });
  };
  return (
    <Frame data-ratio={ratio} data-fit={fit} data-radius={radius} data-progress={progress} {...rest}>
      {preview === undefined || progress === 'failed' ? null : (
        <Preview src={preview} alt="" aria-hidden data-part="preview" />
      )}
      {progress === 'failed' ? (
        <Failure
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': messages.imageFailed(alt) })}
          data-part="failure"
        >
          <Icon icon={ImageOff} size="lg" />
          {alt === '' ? null : <span data-part="name">{alt}</span>}
        </Failure>
      ) : (
        <Picture
          // Another address is another picture: the one before does not stand for it.
          key={src}
          ref={look}
          src={src}
          alt={alt}
          srcSet={srcSet}
          sizes={sizes}
          loading={loading}
          decoding="async"
          draggable={false}
          onLoad={() => setKnown({ src, progress: 'loaded' })}
          onError={fail}
          data-part="picture"
        />
      )}
    </Frame>
  );
}
