import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, useSyncExternalStore, type ComponentProps, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { CloseButton } from '../CloseButton';
import { IconButton } from '../IconButton';
import { Image } from '../Image';
import { useKeptFocus } from '../keptFocus';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { Scrim } from '../overlay';
import { useScrollEdges } from '../ScrollArea';
import { Caption, Column, Counter, Foot, Ground, Head, Picture, Stage, Window } from './Lightbox.styles';
import { dragToScroll } from './dragToScroll';
import { indexWithin, pictureAt } from './pictureKeys';
import { useSwipe } from './useSwipe';

export interface LightboxImage {
  /** Address of the whole picture. */
  src: string;
  /** What is to be seen. */
  alt: string;
  /** A tiny picture, blurred until the whole one has come. */
  preview?: string;
  /** One sentence below the picture. */
  caption?: string;
}

export interface LightboxProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the dialog. */
  label: string;
  images: readonly LightboxImage[];
  /** From 0; the nearest one there is otherwise. */
  index: number;
  onIndexChange: (index: number) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Sizes of the picture: 1 shows the whole of it. */
const zooms = [1, 1.5, 2, 3, 4] as const;

/**
 * Pictures one at a time over the whole window. Arrows, Home and End go from one to the next, a finger swipes; plus and
 * minus change the size, and what is enlarged is moved by arrows, wheel or dragging. The focus stays inside, and returns.
 */
export function Lightbox({ isOpen, onOpenChange, label, ...rest }: LightboxProps) {
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange}>
      <Window>
        <Pictures {...rest} label={label} onClose={() => onOpenChange(false)} />
      </Window>
    </Scrim>
  );
}

function followTheme(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => changes.disconnect();
}
const pageTheme = () => document.documentElement.dataset['theme'];
const noTheme = () => undefined;

type PicturesProps = Omit<LightboxProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void };

function Pictures({ label, images, index: given, onIndexChange, onClose, ...rest }: PicturesProps) {
  const messages = useKitMessages();
  const theme = useSyncExternalStore(followTheme, pageTheme, noTheme);
  const index = indexWithin(given, images.length);
  const [zoomStep, setZoomStep] = useState(0);
  const [shown, setShown] = useState(index);
  if (shown !== index) {
    setShown(index);
    setZoomStep(0);
  }
  const zoom = zooms[zoomStep] ?? 1;
  const isZoomed = zoomStep > 0;
  const { before, after, notePress } = useKeptFocus(index === 0, index >= images.length - 1);
  const {
    before: smaller,
    after: larger,
    notePress: noteZoom,
  } = useKeptFocus(!isZoomed, zoomStep === zooms.length - 1);
  const go = (wanted: number) => {
    const next = indexWithin(wanted, images.length);
    if (next === index) return;
    onIndexChange(next);
    announce(`${images[next]?.alt ?? ''}, ${messages.imageCount(next + 1, images.length)}`);
  };
  const zoomBy = (steps: number) => setZoomStep(indexWithin(zoomStep + steps, zooms.length));
  const swipe = useSwipe((way) => go(index + way), !isZoomed);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const zoomKeys: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      '0': () => setZoomStep(0),
    };
    const action = zoomKeys[event.key];
    if (action) {
      event.preventDefault();
      action();
      return;
    }
    // What is enlarged is moved by the same keys.
    if (isZoomed && event.target instanceof Element && event.target.closest('[data-part="stage"]')) return;
    const next = pictureAt(event.key, index, images.length, event.currentTarget.matches(':dir(rtl)'));
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };

  const image = images[index];
  return (
    // Keys are heard around the dialog, which has the focus itself at first.
    <Ground
      // Pictures are seen best on a dark ground; the tokens of its subtree are those of the dark scheme.
      data-theme={theme}
      data-scheme="dark"
      onKeyDown={handleKeyDown}
    >
      <Column as={Dialog} aria-label={label} {...rest}>
        <Head data-part="head">
          <Counter data-part="counter">
            {messages.imageCount(images.length === 0 ? 0 : index + 1, images.length)}
          </Counter>
          <IconButton
            ref={smaller}
            icon={ZoomOut}
            label={messages.zoomOut}
            isDisabled={!isZoomed}
            onPress={() => {
              noteZoom('before');
              zoomBy(-1);
            }}
          />
          <IconButton
            ref={larger}
            icon={ZoomIn}
            label={messages.zoomIn}
            isDisabled={zoomStep === zooms.length - 1}
            onPress={() => {
              noteZoom('after');
              zoomBy(1);
            }}
          />
          <CloseButton onPress={onClose} data-part="close" />
        </Head>
        <Stage
          data-zoomed={isZoomed || undefined}
          data-part="stage"
          {...(isZoomed ? { tabIndex: 0, role: 'group', 'aria-label': image?.alt ?? label } : {})}
          onDoubleClick={() => setZoomStep(isZoomed ? 0 : 2)}
          onPointerDown={isZoomed ? dragToScroll : undefined}
        >
          <Picture {...swipe} $zoom={zoom}>
            {image === undefined ? null : (
              <Image
                key={image.src}
                src={image.src}
                alt={image.alt}
                fit="contain"
                radius="none"
                loading="eager"
                {...(image.preview === undefined ? {} : { preview: image.preview })}
              />
            )}
          </Picture>
        </Stage>
        <Foot data-part="foot">
          {images.length > 1 ? (
            <IconButton
              ref={before}
              icon={ChevronLeft}
              isDirectional
              size="lg"
              label={messages.previousImage}
              isDisabled={index === 0}
              onPress={() => {
                notePress('before');
                go(index - 1);
              }}
            />
          ) : null}
          <Words key={index} text={image?.caption ?? image?.alt ?? ''} />
          {images.length > 1 ? (
            <IconButton
              ref={after}
              icon={ChevronRight}
              isDirectional
              size="lg"
              label={messages.nextImage}
              isDisabled={index >= images.length - 1}
              onPress={() => {
                notePress('after');
                go(index + 1);
              }}
            />
          ) : null}
        </Foot>
      </Column>
    </Ground>
  );
}

/** As high as it needs, up to a fifth of the window; then it scrolls. */
function Words({ text }: { text: string }) {
  const { ref, isStop } = useScrollEdges<HTMLParagraphElement>();
  return (
    <Caption ref={ref} {...(isStop ? { tabIndex: 0 } : {})} data-part="caption">
      {text}
    </Caption>
  );
}
