import { paths } from '@quarterdeck/contract';
import type { FrameVariant } from '@quarterdeck/contract/entities/authentication';
import { Footer } from '@quarterdeck/feature-shell';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AuthFrame } from '@quarterdeck/ui/AuthFrame';
import { Countdown, useSecondsLeft } from '@quarterdeck/ui/Countdown';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { Logo } from '@quarterdeck/ui/Logo';
import { Stack } from '@quarterdeck/ui/Stack';
import { styled } from 'styled-components';
import { LanguageButton } from './LanguageButton';
import { NotifyForm } from './NotifyForm';

export interface ComingSoonViewProps {
  variant: FrameVariant;
  /** Milliseconds since 1970. */
  until: number;
}

/** Counts down to an opening, and takes the address of who wants to hear of it; afterwards it leads there. */
export function ComingSoonView({ variant, until }: ComingSoonViewProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const time = dateTime(new Date(until).toISOString());
  const isOpen = useSecondsLeft(until) === 0;
  return (
    <AuthFrame
      variant={variant}
      brand={<Logo href={paths.start.href()} aria-label={t('site.head.start')} />}
      languages={<LanguageButton />}
      title={t(`site.comingSoon.${isOpen ? 'open' : 'title'}`)}
      description={t(`site.comingSoon.${isOpen ? 'openText' : 'text'}`, { time })}
      note={<Footer />}
      links={
        <Link variant="quiet" href={paths.help.href()}>
          {t('site.comingSoon.help')}
        </Link>
      }
      headline={t(`site.comingSoon.${isOpen ? 'openHeadline' : 'headline'}`)}
      lead={<p>{t(`site.comingSoon.${isOpen ? 'openLead' : 'lead'}`)}</p>}
    >
      {isOpen ? (
        <Stack gap="4">
          <ButtonLink variant="primary" size="lg" href={paths.start.href()}>
            {t('site.comingSoon.enter')}
          </ButtonLink>
        </Stack>
      ) : (
        <Stack gap="5">
          <Clock until={until} label={t('site.comingSoon.countdown')} doneText={t('site.comingSoon.open')} />
          <NotifyForm time={time} />
        </Stack>
      )}
    </AuthFrame>
  );
}

/** As wide as the form below it. */
const Clock = styled(Countdown)`
  & > [data-part='block'] {
    flex: 1;
    min-inline-size: 0;
  }
`;
