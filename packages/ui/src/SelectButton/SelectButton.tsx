import { Check, Plus } from 'lucide-react';
import { Button, type ButtonProps } from '../Button';

export interface SelectButtonProps extends Omit<
  ButtonProps,
  'children' | 'variant' | 'icon' | 'aria-pressed' | 'aria-label' | 'onPress'
> {
  /** What the button says: that it adds, or that it is selected. */
  label: string;
  /** The same with what it is about, read in its place. */
  'aria-label': string;
  isSelected: boolean;
  onToggle: () => void;
}

/** Adds something to a selection, or takes it away again. */
export function SelectButton({ label, isSelected, onToggle, ...rest }: SelectButtonProps) {
  return (
    <Button
      size="sm"
      variant={isSelected ? 'subtle' : 'secondary'}
      icon={isSelected ? Check : Plus}
      aria-pressed={isSelected}
      {...rest}
      onPress={onToggle}
    >
      {label}
    </Button>
  );
}
