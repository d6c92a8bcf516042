import { paths } from '@quarterdeck/contract';
import type { FrameVariant } from '@quarterdeck/contract/entities/authentication';
import { Footer } from '@quarterdeck/feature-shell';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AuthFrame } from '@quarterdeck/ui/AuthFrame';
import { Countdown, useSecondsLeft } from '@quarterdeck/ui/Countdown';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Logo } from '@quarterdeck/ui/Logo';
import { Stack } from '@quarterdeck/ui/Stack';
import { useEffect, useRef } from 'react';
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
  const secondsLeft = useSecondsLeft(until);
  const isOpen = secondsLeft === 0;
  const isWaiting = secondsLeft !== null && !isOpen;
  const wasWaiting = useRef(false);
  const title = useRef<HTMLSpanElement>(null);
  const openWords = t('site.comingSoon.open');
  useEffect(() => {
    if (isOpen && wasWaiting.current) {
      // The form is gone: whoever was in it goes on from the title, which is read with the focus.
      if (document.activeElement === document.body) title.current?.focus();
      else announce(openWords);
    }
    wasWaiting.current = isWaiting;
  }, [isOpen, isWaiting, openWords]);
  return (
    <AuthFrame
      variant={variant}
      brand={<Logo href={paths.start.href()} aria-label={t('site.head.start')} />}
      languages={<LanguageButton />}
      title={
        <Title ref={title} tabIndex={-1}>
          {isOpen ? openWords : t('site.comingSoon.title')}
        </Title>
      }
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
        <Stack>
          <ButtonLink variant="primary" size="lg" href={paths.start.href()}>
            {t('site.comingSoon.enter')}
          </ButtonLink>
        </Stack>
      ) : (
        <Stack gap="5">
          <Clock until={until} label={t('site.comingSoon.countdown')} doneText={openWords} />
          <NotifyForm time={time} />
        </Stack>
      )}
    </AuthFrame>
  );
}

const Title = styled.span`
  outline: none;
`;

/** As wide as the form below it. */
const Clock = styled(Countdown)`
  & > [data-part='block'] {
    flex: 1;
    min-inline-size: 0;
  }
`;
