import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { isSingleKey } from '@quarterdeck/ui/shortcuts';
import { token, type } from '@quarterdeck/ui/tokens';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useShellHost } from '../ShellContext';

export interface SearchButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** What leads there, as tinykeys reads it; not shown where single keys are off. @default none */
  keys?: string | undefined;
}

/** Opens a search; looks like the field that it leads to. */
export function SearchButton({ keys, ...rest }: SearchButtonProps) {
  const { t } = useTranslation();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  return (
    <Opener type="button" {...rest}>
      <Icon icon={Search} size="sm" />
      <span data-part="text">{t('kit.search')}</span>
      {keys !== undefined && (hasSingleKeys || !isSingleKey(keys)) ? <Kbd keys={keys} /> : null}
    </Opener>
  );
}

/** Opens the search over everything, from the navigation. */
export function PaletteButton() {
  const { openPalette } = useShellHost();
  return <SearchButton keys="$mod+k" onClick={() => openPalette()} />;
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
