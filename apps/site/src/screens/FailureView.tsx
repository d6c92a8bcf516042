import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { ButtonFrame } from '@quarterdeck/ui/Button';
import { useCopy } from '@quarterdeck/ui/copy';
import { Icon } from '@quarterdeck/ui/Icon';
import { Check, Copy, House, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FailureMessage, ReferenceBox } from './FailureMessage';
import { PageColumn } from './PageColumn';
import { PageHead } from './PageHead';
import { selectText } from './selectText';
import { StandalonePage } from './StandalonePage';

export interface FailureViewProps {
  /** The id under which the console names the failure. */
  reference: string;
  onRetry: () => void;
  /** Addresses of the site; none where no page has them. */
  homeHref?: string | undefined;
  supportHref?: string | undefined;
  /** The whole window, or the place of a page in its frame. @default 'page' */
  form?: 'page' | 'region';
  /** Whether it came by itself, so that it is to be announced. @default false */
  isAlert?: boolean;
  /** Milliseconds since 1970. @default the clock of the browser */
  now?: () => number;
}

/** The page of a failure on the site's side: its id to copy, the same once more, ways out. */
export function FailureView({ form = 'page', isAlert = false, ...failure }: FailureViewProps) {
  const message = <Message {...failure} />;
  const role = isAlert ? 'alert' : undefined;
  if (form === 'region') {
    return (
      <Region role={role}>
        <PageColumn>{message}</PageColumn>
      </Region>
    );
  }
  return (
    <div role={role}>
      <StandalonePage head={<PageHead />}>{message}</StandalonePage>
    </div>
  );
}

function Message({
  reference,
  onRetry,
  homeHref,
  supportHref,
  now = Date.now,
}: Omit<FailureViewProps, 'form' | 'isAlert'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { isCopied, copy } = useCopy();
  const id = useRef<HTMLElement>(null);
  const [at] = useState(() => new Date(now()).toISOString());
  const copyId = async () => {
    const hasCopied = await copy(reference);
    if (!hasCopied && id.current) selectText(id.current);
  };
  const frame = { $size: 'md', $isFullWidth: false } as const;
  return (
    <FailureMessage
      title={t('host.failure.title')}
      text={t('host.failure.text')}
      reference={
        <ReferenceBox>
          {t('site.failure.id')} <code ref={id}>{reference}</code>
          <ButtonFrame type="button" $variant="secondary" {...frame} $size="sm" onClick={() => void copyId()}>
            <Icon icon={isCopied ? Check : Copy} size="sm" />
            {isCopied ? t('kit.copied') : t('site.failure.copy')}
          </ButtonFrame>
        </ReferenceBox>
      }
      actions={
        <>
          <ButtonFrame type="button" $variant="primary" {...frame} onClick={() => onRetry()}>
            <Icon icon={RotateCw} />
            {t('kit.retry')}
          </ButtonFrame>
          {/* Plain links: they load the page anew, and with it what may have broken. */}
          {homeHref === undefined ? null : (
            <ButtonFrame as="a" href={homeHref} $variant="secondary" {...frame}>
              <Icon icon={House} />
              {t('site.failure.home')}
            </ButtonFrame>
          )}
        </>
      }
      foot={
        <>
          <time dateTime={at}>{dateTime(at)}</time>
          {supportHref === undefined ? null : (
            <>
              {' · '}
              <a href={supportHref}>{t('site.failure.support')}</a>
            </>
          )}
        </>
      }
    />
  );
}

const Region = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 100%;
`;
