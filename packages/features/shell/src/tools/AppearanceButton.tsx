import { useTranslation } from '@quarterdeck/i18n';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { token } from '@quarterdeck/ui/tokens';
import { Palette } from 'lucide-react';
import { styled } from 'styled-components';
import { useShellHost } from '../ShellContext';

/** The way back to a layout with a header, where somebody has chosen the one without. */
export function AppearanceButton() {
  const { t } = useTranslation();
  const { openAppearance } = useShellHost();
  return (
    <Corner>
      <IconButton label={t('shell.appearance.label')} icon={Palette} variant="secondary" onPress={openAppearance} />
    </Corner>
  );
}

const Corner = styled.div`
  position: fixed;
  z-index: ${token('layer.sticky')};
  inset-block-end: calc(${token('space.4')} + max(env(safe-area-inset-bottom), var(--qd-dock-block-size, 0px)));
  /* In the middle it covers no button of a list, nor messages. */
  inset-inline: 0;
  inline-size: fit-content;
  margin-inline: auto;
  border-radius: ${token('radius.md')};
  background: ${token('surface.sheet')};
  box-shadow: ${token('elevation.2')};
  @media print {
    display: none;
  }
`;
