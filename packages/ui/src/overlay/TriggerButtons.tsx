import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { ButtonElementContext, NativeButton, type ButtonElementProps } from '../Button/ButtonElement';

/** React Aria's button: its triggers of menus, popovers and tooltips reach it by a context of its own. */
function TriggerButton(props: ButtonElementProps) {
  // It takes the same attributes; its types only name the elements of events less exactly.
  return <Button {...(props as unknown as ButtonProps)} />;
}

/** The buttons of a trigger. */
export function TriggerButtons({ children }: { children: ReactNode }) {
  return <ButtonElementContext value={TriggerButton}>{children}</ButtonElementContext>;
}

/** The buttons of what a trigger has opened. They are none of the trigger. */
export function ContentButtons({ children }: { children: ReactNode }) {
  return <ButtonElementContext value={NativeButton}>{children}</ButtonElementContext>;
}
