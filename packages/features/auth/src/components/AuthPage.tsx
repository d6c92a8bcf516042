import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { AuthFrame, type AuthFrameProps } from '@quarterdeck/ui/AuthFrame';
import { AvatarGroup } from '@quarterdeck/ui/Avatar';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { useHydrated } from '@quarterdeck/ui/hydrated';
import { Link } from '@quarterdeck/ui/Link';
import { Logo } from '@quarterdeck/ui/Logo';
import { Inline } from '@quarterdeck/ui/Stack';
import { authLinks } from './authLinks';
import { useAuthAddress } from './useAuthAddress';

/** Some of the crew. */
const crew = [
  { id: 'deniz', name: 'Deniz Kaya' },
  { id: 'marta', name: 'Marta Oliveira' },
  { id: 'jonas', name: 'Jonas Weber' },
  { id: 'priya', name: 'Priya Raman' },
];

/** A page for signing in, in the frame that its address names. */
export function AuthPage(props: Pick<AuthFrameProps, 'icon' | 'tone' | 'title' | 'description' | 'children'>) {
  const { t } = useTranslation();
  const { variant } = useAuthAddress();
  const { renderFooter, renderLanguages, isKnownAddress = () => false } = useHostActions();
  const isHydrated = useHydrated();
  const links = authLinks.filter(({ href }) => isKnownAddress(href));
  return (
    <AuthFrame
      {...props}
      variant={variant}
      brand={<Logo href={paths.start.href()} aria-label={t('auth.frame.start')} />}
      {...(renderLanguages ? { languages: renderLanguages() } : {})}
      // Its year is that of the reader, not of the build; its place is kept.
      note={(isHydrated ? renderFooter?.() : null) ?? '\u00a0'}
      {...(links.length > 0
        ? {
            links: links.map(({ key, href }) => (
              <Link key={key} variant="quiet" href={href}>
                {t(`auth.frame.${key}`)}
              </Link>
            )),
          }
        : {})}
      headline={t('auth.frame.headline')}
      lead={
        <>
          <p>{t('auth.frame.lead')}</p>
          <Inline gap="3">
            <AvatarGroup members={crew} label={t('auth.frame.crew')} size="sm" />
            <span>{t('auth.frame.onDeck')}</span>
          </Inline>
        </>
      }
    />
  );
}
