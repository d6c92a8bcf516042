import type { ComponentProps, MouseEvent } from 'react';
import { RouterLink } from '../router';
import type { MenuItem } from './navigationTree';

/** What a menu does with its links. */
export interface LinkActions {
  /** Called when a link is about to be used (hover, focus), so that its page can be loaded ahead. */
  onIntent?: ((href: string) => void) | undefined;
  /** Called when a link is pressed; what prevents the event's default keeps the page. */
  onFollow?: ((href: string, event: MouseEvent) => void) | undefined;
}

export interface NavigationLinkProps extends Omit<ComponentProps<'a'>, 'href'>, LinkActions {
  item: MenuItem;
  /** Whether it leads to the page that is shown. */
  isCurrent: boolean;
}

/** An entry of a menu that leads somewhere: to a page of this site, to another site, or nowhere now. */
export function NavigationLink({ item, isCurrent, onIntent, onFollow, children, ...rest }: NavigationLinkProps) {
  const { href, isDisabled, isExternal } = item;
  if (isDisabled || href === undefined)
    return (
      <a role="link" aria-disabled="true" {...rest}>
        {children}
      </a>
    );
  if (isExternal)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  return (
    <RouterLink
      to={href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => onFollow?.(href, event)}
      onPointerEnter={() => onIntent?.(href)}
      onFocus={() => onIntent?.(href)}
      {...rest}
    >
      {children}
    </RouterLink>
  );
}
