import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useShellHost } from '../ShellContext';

/** Links of the site beside its menus; those whose pages the site lacks are left out. */
export function TopLinks() {
  const { t } = useTranslation();
  const { isKnownAddress } = useShellHost();
  const links = [
    { href: paths.help.href(), label: t('shell.links.contact') },
    { href: paths.home.href(), label: t('shell.links.about') },
  ];
  return links
    .filter(({ href }) => isKnownAddress(href))
    .map(({ href, label }) => (
      <ButtonLink key={href} href={href} variant="ghost">
        {label}
      </ButtonLink>
    ));
}
