import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { token } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden';
import { isApplePlatform, pressesOf } from './keyGlyphs';

export interface KbdProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In tinykeys' words: `$mod+k`, `Shift+ArrowDown`, `g t`. */
  keys: string;
  /** @default the platform of the browser */
  platform?: 'apple' | 'other';
}

/** Keys as this platform draws them, with their names for who listens. */
export function Kbd({ keys, platform = isApplePlatform() ? 'apple' : 'other', ...rest }: KbdProps) {
  const messages = useKitMessages();
  const isApple = platform === 'apple';
  const presses = pressesOf(keys, isApple, messages);
  return (
    <Keys {...rest}>
      <VisuallyHidden>{presses.map((press) => press.map((key) => key.spoken).join(' + ')).join(', ')}</VisuallyHidden>
      {presses.map((press, index) => (
        // The same press may come twice, as in "g g"; its place is what tells it apart.
        <Cap key={index} aria-hidden>
          {press.map((key) => key.glyph).join(isApple ? '' : '+')}
        </Cap>
      ))}
    </Keys>
  );
}

const Keys = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  flex: none;
`;

const Cap = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 16px;
  block-size: 16px;
  padding-inline: ${token('space.1')};
  border-radius: ${token('radius.xs')};
  box-shadow: inset 0 0 0 1px ${token('border.strong')};
  color: ${token('text.secondary')};
  font: ${token('weight.medium')} 10px/16px ${token('font.sans')};
  letter-spacing: 0;
  white-space: nowrap;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
