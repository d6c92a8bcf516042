import { Button } from '../Button';
import { useKitMessages } from '../messages';
import { PickerColumn } from './Picker.styles';

/** Something to choose at one press, beside the calendar. */
export interface PickerChoice {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

export interface PickerChoicesProps {
  choices: readonly PickerChoice[];
  /** Takes away what is chosen. Without it nothing offers that. */
  onClear: (() => void) | undefined;
  /** Whether there is nothing to take away. */
  isEmpty: boolean;
}

export function PickerChoices({ choices, onClear, isEmpty }: PickerChoicesProps) {
  const messages = useKitMessages();
  const all = onClear ? [...choices, { label: messages.clearDate, isDisabled: isEmpty, onPress: onClear }] : choices;
  if (all.length === 0) return null;
  return (
    <PickerColumn>
      {all.map(({ label, isDisabled, onPress }) => (
        <Button key={label} variant="ghost" size="sm" isDisabled={isDisabled} onPress={onPress}>
          {label}
        </Button>
      ))}
    </PickerColumn>
  );
}
