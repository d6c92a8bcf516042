import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

/** A press by pointer, key or assistive technology. */
export interface ButtonPress {
  /** The button. */
  target: Element;
}

/** What every button of the kit understands. */
export interface ButtonElementProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'onClick' | 'onKeyDown' | 'onPointerDown'
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

function NativeButton({
  type = 'button',
  isDisabled = false,
  isPending = false,
  onPress,
  ...rest
}: ButtonElementProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A press is the button's: what it stands in does not hear of it.
    event.stopPropagation();
    if (isPending) {
      event.preventDefault();
      return;
    }
    // Safari leaves the focus where it was, and an overlay would give it back there.
    event.currentTarget.focus({ preventScroll: true });
    onPress?.({ target: event.currentTarget });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.stopPropagation();
    // A key that is held down is one press.
    if (event.repeat) event.preventDefault();
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
      onPointerDown={stopPropagation}
    />
  );
}

const stopPropagation = (event: { stopPropagation: () => void }) => event.stopPropagation();
