import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { token, type } from '@quarterdeck/ui/tokens';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { useShellHost } from '../ShellContext';

/** Opens the search over everything; looks like the field that it leads to. */
export function SearchButton() {
  const { t } = useTranslation();
  const { openPalette } = useShellHost();
  return (
    <Opener type="button" onClick={openPalette}>
      <Icon icon={Search} size="sm" />
      <span data-part="text">{t('kit.search')}</span>
      <Kbd keys="$mod+k" />
    </Opener>
  );
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  flex: none;
  min-block-size: ${token('control.md')};
  margin: 0 12px 12px;
  padding-inline: 10px 8px;
  border: 1px solid ${token('border.default')};
  border-radius: ${token('radius.md')};
  background: ${token('fill.hover')};
  color: ${token('text.secondary')};
  ${type('body')}
  cursor: pointer;
  & > [data-part='text'] {
    flex: 1;
    text-align: start;
  }
  &:hover {
    border-color: ${token('border.strong')};
    color: ${token('text.primary')};
  }
`;
