import { ButtonFrame } from '@quarterdeck/ui/Button';
import { Logo } from '@quarterdeck/ui/Logo';
import { FailureMessage, ReferenceBox } from './FailureMessage';
import { StandalonePage } from './StandalonePage';

export interface StartFailureProps {
  title: string;
  text: string;
  reloadLabel: string;
  idLabel: string;
  copyLabel: string;
  copiedLabel: string;
  supportLabel: string;
  /** An address of the site; none where no page has it. */
  supportHref: string | undefined;
}

/**
 * What a visitor sees where the site does not start. Nothing of it runs: the way on is a link to the same address. Where
 * the start got as far as failing, `showStartFailure` fills in id and time.
 */
export function StartFailure({
  title,
  text,
  reloadLabel,
  idLabel,
  copyLabel,
  copiedLabel,
  supportLabel,
  supportHref,
}: StartFailureProps) {
  return (
    <main>
      <StandalonePage head={<Logo size="sm" />}>
        <FailureMessage
          title={title}
          text={text}
          reference={
            <ReferenceBox hidden data-part="reference">
              {idLabel} <code />
              <ButtonFrame
                type="button"
                $variant="secondary"
                $size="sm"
                $isFullWidth={false}
                aria-live="polite"
                data-copied-label={copiedLabel}
              >
                {copyLabel}
              </ButtonFrame>
            </ReferenceBox>
          }
          actions={
            <ButtonFrame as="a" href="" $variant="primary" $size="md" $isFullWidth={false}>
              {reloadLabel}
            </ButtonFrame>
          }
          foot={
            <>
              <time />
              {supportHref === undefined ? null : (
                <>
                  {' '}
                  <a href={supportHref}>{supportLabel}</a>
                </>
              )}
            </>
          }
        />
      </StandalonePage>
    </main>
  );
}
