import { use, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { styled } from 'styled-components';
import { bareInput } from '../FormField';
import { bestMatch } from './matches';

export interface ComboInputProps {
  ref: Ref<HTMLInputElement> | undefined;
  placeholder: string;
  allowsCustomValue: boolean;
  /** What somebody types; not the name that stands there because it was chosen. */
  onSought: (text: string) => void;
}

/** The text of the field. Enter, and leaving the field, choose what was meant without a key that points at it. */
export function ComboInput({ ref, placeholder, allowsCustomValue, onSought }: ComboInputProps) {
  const state = use(ComboBoxStateContext);
  const isTyped = (text: string) => text.trim() !== '' && text !== state?.selectedItem?.textValue;
  const choose = (text: string): boolean => {
    const items = [...(state?.collection ?? [])].filter(
      ({ type, key }) => type === 'item' && !state?.selectionManager.isDisabled(key),
    );
    const best = bestMatch(items, ({ textValue }) => textValue, text);
    if (state && best) state.setValue(best.key);
    return best !== undefined;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    if (event.nativeEvent.isComposing || allowsCustomValue || !isTyped(text)) return;
    if (state?.isOpen !== true || state.selectionManager.focusedKey !== null) return;
    // React Aria empties the field at this key, before it is left.
    if (event.key === 'Tab') choose(text);
    if (event.key !== 'Enter') return;
    // Nothing or too much may be meant: what was typed stays then, to be typed on.
    event.preventDefault();
    event.stopPropagation();
    choose(text);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    // The button, or the list itself.
    const next = event.relatedTarget;
    const isInside = event.currentTarget.parentElement?.contains(next) || next?.closest('[role="listbox"]');
    if (!isInside && !allowsCustomValue && isTyped(event.currentTarget.value)) choose(event.currentTarget.value);
  };
  return (
    <TextInput
      ref={ref}
      placeholder={placeholder}
      onInput={({ currentTarget }) => onSought(currentTarget.value)}
      onKeyDownCapture={handleKeyDown}
      onBlurCapture={handleBlur}
    />
  );
}

const TextInput = styled(Input)`
  ${bareInput}
`;
