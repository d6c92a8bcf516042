import { useTranslation } from '@quarterdeck/i18n';
import { token, type } from '@quarterdeck/ui/tokens';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

export const projectTabs = ['home', 'budget', 'team'] as const;
type ProjectTab = (typeof projectTabs)[number];

export interface ProjectTabsProps {
  tab: ProjectTab;
  /** `push` where a tab was pressed; `replace` where keys walk over the tabs: back would else lead through each of them. */
  onChange: (tab: ProjectTab, history: 'push' | 'replace') => void;
  /** The panel of `tab`. */
  children: ReactNode;
}

/** By how many tabs a key goes on, in a line that runs from left to right. */
const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Looks and works like the kit's `Tabs`, from the browser's own buttons: the first chart would wait for the 32 kB of those,
 * which serve tabs of every kind.
 */
export function ProjectTabs({ tab, onChange, children }: ProjectTabsProps) {
  const { t } = useTranslation();
  const id = useId();
  const place = projectTabs.indexOf(tab);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = (steps[event.key] ?? 0) * (event.currentTarget.matches(':dir(rtl)') ? -1 : 1);
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === 0 ? null : (place + step) % projectTabs.length;
    const chosen = to === null ? undefined : projectTabs.at(to);
    if (chosen === undefined) return;
    event.preventDefault();
    if (chosen !== tab) onChange(chosen, 'replace');
    document.getElementById(`${id}-${chosen}`)?.focus();
  };
  return (
    <>
      <Row role="tablist" aria-label={t('dashboards.project.title')} onKeyDown={handleKeyDown}>
        {projectTabs.map((one) => (
          <Choice
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === tab}
            aria-controls={one === tab ? `${id}-panel` : undefined}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => {
              if (one !== tab) onChange(one, 'push');
            }}
          >
            {t(`dashboards.project.tabs.${one}`)}
          </Choice>
        ))}
      </Row>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {children}
      </Panel>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space.1')};
  min-inline-size: 0;
  border-block-end: 1px solid ${token('border.subtle')};
  overflow: auto hidden;
  scrollbar-width: none;
`;

const Choice = styled.button`
  position: relative;
  flex: none;
  box-sizing: border-box;
  min-block-size: 40px;
  padding: 0 ${token('space.3')};
  border: 0;
  border-radius: ${token('radius.sm')};
  color: ${token('text.secondary')};
  background: none;
  ${type('small-medium')}
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (hover: hover) {
    &:hover {
      color: ${token('text.primary')};
    }
  }
  &:active {
    background: ${token('fill.pressed')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[aria-selected='true'] {
    color: ${token('text.primary')};
    &::after {
      position: absolute;
      inset-inline: 0;
      inset-block-end: 0;
      block-size: 2px;
      border-radius: ${token('radius.full')};
      background: ${token('accent.indicator')};
      content: '';
      @media (forced-colors: active) {
        background: Highlight;
      }
    }
  }
  /* Paper shows one tab, which says what is on it. */
  @media print {
    &[aria-selected='false'] {
      display: none;
    }
  }
`;

const Panel = styled.div`
  min-inline-size: 0;
  padding-block-start: ${token('space.4')};
`;
