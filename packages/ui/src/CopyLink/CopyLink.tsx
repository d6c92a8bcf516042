import { Check, Link2 } from 'lucide-react';
import type { Ref } from 'react';
import { Button, type ButtonSize } from '../Button';
import type { ButtonElementProps } from '../Button/ButtonElement';
import { useCopy } from '../copy';
import { IconButton } from '../IconButton';
import { useKitMessages } from '../messages';

export interface CopyLinkProps extends Omit<ButtonElementProps, 'children' | 'aria-label' | 'onPress' | 'onBlur'> {
  ref?: Ref<HTMLButtonElement>;
  /** An address of the site; with the site's own address before it, it is what is copied. */
  href: string;
  /** @default the kit's words, “Copy link” */
  label?: string;
  /** Shows the icon alone, with the words as a tooltip. @default false */
  isIconOnly?: boolean;
  /** @default 'ghost' */
  variant?: 'ghost' | 'secondary' | 'subtle';
  /** @default 'sm' */
  size?: ButtonSize;
}

/** Copies a link to something on the site, and says so until the focus leaves it. */
export function CopyLink({
  href,
  label: wantedLabel,
  isIconOnly = false,
  variant = 'ghost',
  size = 'sm',
  ...rest
}: CopyLinkProps) {
  const messages = useKitMessages();
  const { isCopied, copy, forget } = useCopy();
  const label = isCopied ? messages.copied : (wantedLabel ?? messages.copyLink);
  const common = {
    variant,
    size,
    icon: isCopied ? Check : Link2,
    onPress: () => void copy(new URL(href, location.origin).href),
    onBlur: forget,
    ...rest,
  };
  if (isIconOnly) return <IconButton label={label} {...common} />;
  return <Button {...common}>{label}</Button>;
}
