import { X } from 'lucide-react';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { FieldButton } from './FieldButton';

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
