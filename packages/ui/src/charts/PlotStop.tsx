import { useId, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { token } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden';

export interface PlotStopProps {
  /** Name of the chart. */
  title: string;
  /** Ids of what describes it, before the keys do. */
  describedBy: readonly (string | undefined)[];
  /** Which keys there are, in words. */
  keys: string;
  /** How far it stays from the edges of the plot: `--qd-stop-block`, `--qd-stop-inline`. @default it covers the plot */
  style?: CSSProperties & Readonly<Record<`--${string}`, string>>;
  className?: string;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** The pointer is over the plot, or presses it. */
  onFollow?: (event: PointerEvent<HTMLDivElement>) => void;
  /** Nothing in the plot is looked at any longer. */
  onLeave: () => void;
}

/** The one stop of Tab in a chart, over its drawing: arrows and the pointer go from value to value in it. */
export function PlotStop({ title, describedBy, keys, onFollow, onLeave, ...rest }: PlotStopProps) {
  const messages = useKitMessages();
  const keysId = useId();
  return (
    <>
      <Stop
        {...rest}
        role="application"
        tabIndex={0}
        aria-roledescription={messages.chart}
        aria-label={title}
        aria-describedby={[...describedBy, keysId].filter((id) => id !== undefined).join(' ')}
        data-part="stop"
        onPointerDown={onFollow}
        onPointerMove={onFollow}
        onPointerLeave={({ pointerType }) => {
          // A finger that is lifted leaves what it was on in sight.
          if (pointerType === 'mouse') onLeave();
        }}
        onBlur={onLeave}
      />
      <VisuallyHidden id={keysId}>{keys}</VisuallyHidden>
    </>
  );
}

const Stop = styled.div`
  position: absolute;
  inset-block: var(--qd-stop-block, 0);
  inset-inline: var(--qd-stop-inline, 0);
  border-radius: ${token('radius.sm')};
  outline: none;
  /* A finger that goes up or down scrolls the page. */
  touch-action: pan-y;
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 4px;
  }
  @media print {
    display: none;
  }
`;
