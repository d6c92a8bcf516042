import { useTranslation } from '@quarterdeck/i18n';
import { ProgressLine } from '@quarterdeck/ui/progressLine';
import { keyframes, styled } from 'styled-components';

/** Milliseconds in which most pages come, and nothing is shown. */
const graceMs = 300;

/** Holds the place of a page whose code is on its way, so that what stands below it does not jump. */
export function PagePlaceholder() {
  const { t } = useTranslation();
  return (
    <Place data-placeholder>
      <LateLine role="progressbar" aria-label={t('kit.loading')} />
    </Place>
  );
}

const Place = styled.div`
  position: relative;
`;

const hide = keyframes`from, to { visibility: hidden; }`;

const LateLine = styled(ProgressLine)`
  animation: ${hide} 1ms ${graceMs}ms backwards;
`;
