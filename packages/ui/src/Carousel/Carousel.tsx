import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, useRef, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { useKeptFocus } from '../keptFocus';
import { token } from '../tokens';
import { useSlides } from './useSlides';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Names the region. */
  label: string;
  /** The slides. */
  children: ReactNode;
  /** Names of the two buttons: "Previous", "Next". */
  words: { previous: string; next: string };
  /** Above the slides, beside the buttons: a heading. */
  title?: ReactNode;
  /** Width of a slide in CSS pixels; less where the room is narrower. @default 280 */
  slideWidth?: number;
}

/**
 * Slides in a row that scrolls and stops at each of them; the next one peeks in. It never moves by itself.
 * The buttons go a page on, and the row scrolls by touch, wheel and arrow keys.
 */
export function Carousel({ label, children, words, title, slideWidth = 280, ...rest }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd, turn } = useSlides(row);
  const { before, after, notePress } = useKeptFocus(isAtStart, isAtEnd);
  const go = (way: 'before' | 'after') => {
    notePress(way);
    turn(way === 'before' ? -1 : 1);
  };
  return (
    <Frame aria-label={label} {...rest}>
      <Head>
        <div data-part="title">{title}</div>
        {isAtStart && isAtEnd ? null : (
          <>
            <IconButton
              ref={before}
              icon={ChevronLeft}
              isDirectional
              variant="secondary"
              label={words.previous}
              isDisabled={isAtStart}
              onPress={() => go('before')}
            />
            <IconButton
              ref={after}
              icon={ChevronRight}
              isDirectional
              variant="secondary"
              label={words.next}
              isDisabled={isAtEnd}
              onPress={() => go('after')}
            />
          </>
        )}
      </Head>
      {/* A row that scrolls has to be reached by key. */}
      <Row ref={row} tabIndex={0} aria-label={label} data-part="row">
        {Children.map(children, (slide) => (
          <Slide $width={slideWidth}>{slide}</Slide>
        ))}
      </Row>
    </Frame>
  );
}

const Frame = styled.section`
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  margin-block-end: ${token('space.3')};
  & > [data-part='title'] {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Row = styled.ul`
  display: flex;
  gap: ${token('space.4')};
  /* Room for the shadows and the focus rings of the slides. */
  margin: -6px;
  padding: 6px;
  scroll-padding-inline: 6px;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  border-radius: ${token('radius.lg')};
  outline: none;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
`;

const Slide = styled.li<{ $width: number }>`
  display: flex;
  flex: none;
  flex-direction: column;
  /* 24 px of the next slide stay in sight where only one fits. */
  inline-size: min(${(p) => p.$width}px, calc(100% - 24px - ${token('space.4')}));
  scroll-snap-align: start;
  & > * {
    flex: 1;
  }
`;
