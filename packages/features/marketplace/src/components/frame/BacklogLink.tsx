import { paths } from '@quarterdeck/contract';
import { opensElsewhere, RouterLink, useLocation } from '@quarterdeck/ui/router';
import type { ComponentProps } from 'react';
import { askBeforeLeaving } from './askBeforeLeaving';

/** Leads to the backlog; from the marketplace with a selection it asks first. */
export function BacklogLink(props: Omit<ComponentProps<typeof RouterLink>, 'to' | 'onClick'>) {
  const { pathname } = useLocation();
  return (
    <RouterLink
      {...props}
      to={paths.backlog.href()}
      onClick={(event) => {
        if (!opensElsewhere(event) && askBeforeLeaving(pathname)) event.preventDefault();
      }}
    />
  );
}
