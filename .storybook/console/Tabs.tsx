import { token, type } from '@quarterdeck/ui/tokens';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs that follow the arrow keys; only the selected one has its content on the page. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === selected) ?? tabs[0];

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || !current) return;
    event.preventDefault();
    const next = tabs.at((tabs.indexOf(current) + step) % tabs.length);
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${prefix}${next.id}"]`)?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={prefix + id}
            aria-selected={id === current?.id}
            aria-controls={`${prefix}panel`}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {label}
          </button>
        ))}
      </List>
      <Panel role="tabpanel" id={`${prefix}panel`} aria-labelledby={prefix + (current?.id ?? '')}>
        {current?.content}
      </Panel>
    </div>
  );
}

const List = styled.div`
  display: flex;
  gap: ${token('space.1')};
  overflow-x: auto;
  border-block-end: 1px solid ${token('border.subtle')};
  & > button {
    ${type('small-medium')}
    flex: none;
    block-size: 40px;
    padding-inline: ${token('space.3')};
    border: 0;
    border-block-end: 2px solid transparent;
    color: ${token('text.secondary')};
    background: none;
    cursor: pointer;
    @media (hover: hover) {
      &:hover {
        color: ${token('text.primary')};
      }
    }
    &:focus-visible {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: -2px;
      border-radius: ${token('radius.sm')};
    }
    &[aria-selected='true'] {
      color: ${token('text.primary')};
      border-block-end-color: ${token('accent.indicator')};
    }
    @media (pointer: coarse) {
      block-size: 44px;
    }
  }
`;

const Panel = styled.div`
  padding: ${token('space.4')};
`;
