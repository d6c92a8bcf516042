import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Image, type ImageFit, type ImageRatio } from '../Image';
import { useKeptFocus } from '../keptFocus';
import { lazyPart, usePreloadedPart } from '../lazyPart';
import type { LightboxImage } from '../Lightbox';
import { indexWithin, pictureAt } from '../Lightbox/pictureKeys';
import { useSwipe } from '../Lightbox/useSwipe';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { PartBoundary } from '../PartBoundary';
import { Counter, Frame, Main, Opener, Thumbnails } from './Gallery.styles';

const Lightbox = lazyPart(() => import('../Lightbox').then((file) => ({ default: file.Lightbox })));

export interface GalleryImage extends LightboxImage {
  /** A smaller picture for the row of thumbnails. @default the picture itself */
  thumbnail?: string;
}

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** Names the region and its lightbox, such as "Pictures of the harbour". */
  label: string;
  images: readonly GalleryImage[];
  /** From 0. */
  index?: number;
  defaultIndex?: number;
  onIndexChange?: (index: number) => void;
  /** Of the large picture. @default '4:3' */
  ratio?: ImageRatio;
  /** @default 'cover' */
  fit?: ImageFit;
}

/**
 * A large picture and the others small below it. Arrows, Home, End and a swipe go from one to the next; a press on the
 * large one opens it over the whole window. Nothing is shown for no pictures.
 */
export function Gallery({
  label,
  images,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  ratio = '4:3',
  fit = 'cover',
  onKeyDown,
  ...rest
}: GalleryProps) {
  const messages = useKitMessages();
  const thumbnails = useRef<HTMLUListElement>(null);
  const [own, setOwn] = useState(defaultIndex);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  usePreloadedPart(Lightbox, images.length > 0);
  const count = images.length;
  const index = indexWithin(given ?? own, count);
  const { before, after, notePress } = useKeptFocus(index === 0, index >= count - 1);
  const image = images[index];

  const select = (next: number) => {
    if (next === index) return;
    setOwn(next);
    onIndexChange?.(next);
  };
  const go = (wanted: number) => {
    const next = indexWithin(wanted, count);
    if (next !== index) announce(`${images[next]?.alt ?? ''}, ${messages.imageCount(next + 1, count)}`);
    select(next);
  };
  const swipe = useSwipe((way) => go(index + way), count > 1);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = pictureAt(event.key, index, count, event.currentTarget.matches(':dir(rtl)'));
    if (next === undefined) return;
    event.preventDefault();
    go(next);
    const isThumbnail = thumbnails.current?.contains(event.target as Node) ?? false;
    if (isThumbnail) thumbnails.current?.querySelectorAll('button')[next]?.focus();
  };
  if (image === undefined) return null;

  const main = (
    <Main onKeyDown={handleKeyDown}>
      <Opener
        type="button"
        aria-label={messages.enlarge(image.alt)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
        data-part="main"
      >
        <span {...swipe} data-part="slide">
          <Image
            key={image.src}
            src={image.src}
            alt=""
            ratio={ratio}
            fit={fit}
            radius="lg"
            loading="eager"
            {...(image.preview === undefined ? {} : { preview: image.preview })}
          />
        </span>
        <span data-part="enlarge" aria-hidden>
          <Icon icon={Expand} size="sm" />
        </span>
      </Opener>
      {count > 1 ? (
        <>
          <IconButton
            ref={before}
            icon={ChevronLeft}
            isDirectional
            variant="secondary"
            label={messages.previousImage}
            isDisabled={index === 0}
            onPress={() => {
              notePress('before');
              go(index - 1);
            }}
            data-way="before"
          />
          <IconButton
            ref={after}
            icon={ChevronRight}
            isDirectional
            variant="secondary"
            label={messages.nextImage}
            isDisabled={index >= count - 1}
            onPress={() => {
              notePress('after');
              go(index + 1);
            }}
            data-way="after"
          />
          <Counter data-part="counter">{messages.imageCount(index + 1, count)}</Counter>
        </>
      ) : null}
    </Main>
  );
  return (
    <Frame aria-label={label} {...rest}>
      {main}
      {count > 1 ? (
        <Thumbnails ref={thumbnails} onKeyDown={handleKeyDown} data-part="thumbnails">
          {images.map(({ src, thumbnail = src, alt }, place) => (
            // Two pictures may be the same; their place tells them apart.
            <li key={place}>
              <button
                type="button"
                aria-label={alt}
                aria-current={place === index || undefined}
                // One Tab stop; arrows go on.
                tabIndex={place === index ? 0 : -1}
                onClick={() => select(place)}
              >
                <Image src={thumbnail} alt="" ratio="1:1" radius="sm" />
              </button>
            </li>
          ))}
        </Thumbnails>
      ) : null}
      <PartBoundary shownFor={isOpen} onFailure={() => setOpen(false)}>
        {wasOpened ? (
          <Lightbox
            label={label}
            images={images}
            index={index}
            onIndexChange={select}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        ) : null}
      </PartBoundary>
    </Frame>
  );
}
