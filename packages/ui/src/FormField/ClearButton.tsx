import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { token } from '../tokens';

export interface ClearButtonProps {
  onPress?: () => void;
}

/** The small cross in a field. It is no Tab stop, since the keys that delete do the same, and keeps the focus. */
export function ClearButton(props: ClearButtonProps) {
  const messages = useKitMessages();
  return (
    <FieldButton aria-label={messages.clear} excludeFromTabOrder preventFocusOnPress data-part="clear" {...props}>
      <Icon icon={X} size="xs" />
    </FieldButton>
  );
}

/** Small square for buttons inside a field: 24 px to see, 44 to hit with a finger. */
export const FieldButton = styled(Button)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  margin: 0;
  margin-inline-end: calc(var(--qd-field-padding, 0px) * -1 + 5px);
  padding: 0;
  border: 0;
  border-radius: ${token('radius.xs')};
  background: none;
  color: ${token('text.secondary')};
  cursor: pointer;
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -1px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`;
