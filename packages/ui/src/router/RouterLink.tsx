import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import { createPath, Link, useInRouterContext } from 'react-router-dom';
import { opensElsewhere } from './opensElsewhere';

/** Goes to an address of the app without loading the page. */
export type Navigate = (address: string) => void;

/** How links are followed where there is no react-router; null lets the browser load the page. */
export const NavigateContext = createContext<Navigate | null>(null);

export type RouterLinkProps = ComponentProps<typeof Link>;

/**
 * A link inside the app. It is followed by the react-router that stands around it, else by the `navigate` of
 * `QuarterdeckProvider`; without either it is a plain anchor, which loads the page.
 */
export function RouterLink(props: RouterLinkProps) {
  return useInRouterContext() ? <Link {...props} /> : <PlainLink {...props} />;
}

/** @param props of react-router's link; those that say how the router is to go there have no meaning here. */
function PlainLink({
  to,
  onClick,
  replace: _replace,
  state: _state,
  relative: _relative,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  discover: _discover,
  reloadDocument,
  children,
  ...rest
}: RouterLinkProps) {
  const navigate = use(NavigateContext);
  const href = typeof to === 'string' ? to : createPath(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOwn = (rest.target ?? '_self') === '_self' && rest.download === undefined && !reloadDocument;
    if (navigate === null || event.defaultPrevented || !isOwn || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a href={href} onClick={handleClick} {...rest}>
      {children}
    </a>
  );
}
