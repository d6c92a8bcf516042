import type { MenuName, NavigationItem } from '@quarterdeck/contract/entities/navigation';
import { useTranslation } from '@quarterdeck/i18n';
import type { MenuItem } from '@quarterdeck/ui/VerticalNavigation';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { shellQueries } from '../queries/shellQueries';
import { useShellHost } from '../ShellContext';
import { joinedOnce } from './joinedOnce';
import { joinMenu } from './joinMenu';
import { menuKeyOf } from './menuKey';
import { offeredMenu } from './offeredMenu';

export interface Menu {
  /** Undefined while it is on its way. Where it does not arrive, it holds what the features offer. */
  menu: MenuItem[] | undefined;
  /** What is known from the start: what the features offer, until the menu is there. */
  known: MenuItem[];
}

/** One of the API's menus, joined with what the features offer; none is empty. */
export function useMenu(name: MenuName | null): Menu {
  const { t, i18n } = useTranslation();
  const { offers, showsUnknownItems } = useShellHost();
  const { data: answer, isError } = useQuery({ ...shellQueries.navigation(), enabled: name !== null });
  // Drawn as a transition: a menu of sixty items in one piece would hold up whoever types already.
  const data = useDeferredValue(answer);
  return useMemo(() => {
    const join = (items: readonly NavigationItem[]) =>
      joinMenu(items, {
        offers,
        translate: (id, title) => {
          const offer = offers.find((candidate) => candidate.id === id);
          const key = offer?.titleKey ?? menuKeyOf(id, (candidate) => i18n.exists(candidate));
          return key === undefined ? title : t(key);
        },
        showsUnknown: showsUnknownItems,
      });
    const items = name === null ? [] : data?.[name];
    const menu = items && joinedOnce(items, [offers, i18n.language, showsUnknownItems], join);
    // A menu has over sixty words: what the features offer is only asked for while nothing else is known.
    const known = menu ?? join(offeredMenu(offers));
    return { menu: isError ? known : menu, known };
  }, [data, isError, name, offers, showsUnknownItems, t, i18n]);
}
