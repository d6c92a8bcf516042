import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** A press by pointer, key or assistive technology. */
export interface ButtonPress {
  /** The button. */
  target: Element;
}

/** What every button of the kit understands. */
export interface ButtonElementProps extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'onClick' | 'onKeyDown' | 'onKeyUp' | 'onPointerDown'
> {
  onPress?: (event: ButtonPress) => void;
  /** @default false */
  isDisabled?: boolean;
  /** Something it began is under way: it keeps the focus and ignores presses. @default false */
  isPending?: boolean;
}

/**
 * What a button is made of. Triggers of menus, popovers and tooltips put a button here that they can speak to
 * (`TriggerButtons`). @default the browser's own
 */
export const ButtonElementContext = createContext<ComponentType<ButtonElementProps>>(NativeButton);

/** The element behind a button. */
export function ButtonElement(props: ButtonElementProps) {
  return createElement(use(ButtonElementContext), props);
}

/** The browser's own button. */
export function NativeButton({
  type = 'button',
  isDisabled = false,
  isPending = false,
  onPress,
  ...rest
}: ButtonElementProps) {
  const press = (target: Element) => {
    if (!isPending) onPress?.({ target });
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A press is the button's: what it stands in does not hear of it.
    event.stopPropagation();
    if (isPending) event.preventDefault();
    // Safari leaves the focus where it was, and an overlay would give it back there. A press that is none of a pointer
    // either has the focus already or is Enter in a field of the form, where the focus stays.
    else if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    press(event.currentTarget);
  };
  // Keys press it themselves, but where they send a form: React Aria takes a click that no pointer made for that of a
  // screen reader, and lets the focus of what opens wait for transitions that may never end.
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.stopPropagation();
    // A key that is held down is one press.
    if (event.repeat) event.preventDefault();
    else if (event.key === 'Enter' && type === 'button') {
      event.preventDefault();
      press(event.currentTarget);
    }
  };
  const handleKeyUp = (event: KeyboardEvent<HTMLButtonElement>) => {
    // Only where the key went down on it.
    if (event.key !== ' ' || type !== 'button' || !event.currentTarget.matches(':active')) return;
    event.preventDefault();
    press(event.currentTarget);
  };
  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button === 0) event.stopPropagation();
  };
  return (
    <button
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      {...rest}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onKeyUp={handleKeyUp}
      onPointerDown={handlePointerDown}
    />
  );
}
