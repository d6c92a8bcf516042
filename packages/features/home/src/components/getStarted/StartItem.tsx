import { IconButton } from '@quarterdeck/ui/IconButton';
import { Text } from '@quarterdeck/ui/Text';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StartItemProps {
  title: string;
  /** What else is known of it. */
  hint: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}

/** One of the people who are invited, or of the items with which the backlog begins. */
export const StartItem = ({ title, hint, removeLabel, onRemove }: StartItemProps) => (
  <li>
    <div>
      {title}
      <Text as="div" variant="small" tone="secondary">
        {hint}
      </Text>
    </div>
    <IconButton icon={X} label={removeLabel} onPress={onRemove} />
  </li>
);
