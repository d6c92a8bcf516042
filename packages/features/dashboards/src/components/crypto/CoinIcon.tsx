import { Icon } from '@quarterdeck/ui/Icon';
import { token } from '@quarterdeck/ui/tokens';
import { Bitcoin, Coins } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { styled } from 'styled-components';

type IconComponent = ComponentProps<typeof Icon>['icon'];
type ShapeProps = ComponentProps<IconComponent>;

/** A sign that no set of icons has, drawn as those are. */
const drawn = (path: string): ComponentType<ShapeProps> =>
  function Sign(props: ShapeProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };

const signs = new Map<string, IconComponent>([
  ['BTC', Bitcoin],
  ['ETH', drawn('M12 2.5 18.5 12 12 21.5 5.5 12ZM5.5 12 12 15l6.5-3M5.5 12 12 9l6.5 3')],
  [
    'BCH',
    drawn(
      'M8.2 5.5h5.3a3.2 3.2 0 0 1 0 6.4H8.2M8.2 11.9h6.1a3.3 3.3 0 0 1 0 6.6H8.2M10.2 3v18M13.4 3v2.5M13.4 18.5V21',
    ),
  ],
  ['XRP', drawn('M4.5 4.5 9 9a4.24 4.24 0 0 0 6 0l4.5-4.5M4.5 19.5 9 15a4.24 4.24 0 0 1 6 0l4.5 4.5')],
  ['LTC', drawn('M11 3.5 7.5 20.5h10.5M5.5 14.5l8-3.5')],
  ['ZEC', drawn('M6.5 6.5h11l-11 11h11M12 3.5v3M12 17.5v3')],
  [
    'BTG',
    drawn(
      'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19ZM9.5 7.5h3.3a2.2 2.2 0 0 1 0 4.4H9.5M9.5 11.9h3.8a2.3 2.3 0 0 1 0 4.6H9.5ZM9.5 7.5v4.4',
    ),
  ],
]);

export interface CoinIconProps {
  /** Short name, such as `ETH`; one that is not known has a general sign. */
  iso: string;
  /** In pixels. @default 32 */
  size?: 32 | 40;
  /** @default 'plain' */
  look?: 'plain' | 'accent' | 'chosen';
}

/** The sign of a coin in its circle. Its name stands beside it. */
export function CoinIcon({ iso, size = 32, look = 'plain' }: CoinIconProps) {
  return (
    <Disc data-look={look} style={{ inlineSize: size, blockSize: size }}>
      <Icon icon={signs.get(iso.toUpperCase()) ?? Coins} size={size === 40 ? 'lg' : 'sm'} />
    </Disc>
  );
}

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: ${token('radius.full')};
  color: ${token('text.secondary')};
  background: ${token('fill.neutral')};
  &[data-look='accent'] {
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
  }
  &[data-look='chosen'] {
    color: ${token('accent.on-indicator')};
    background: ${token('accent.indicator')};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
