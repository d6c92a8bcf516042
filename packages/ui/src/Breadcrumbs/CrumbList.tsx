import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Popover } from '../Popover';
import { RouterLink } from '../router';
import { token, type } from '../tokens';
import type { Crumb } from './crumb';

interface CrumbListProps {
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  crumbs: readonly Crumb[];
  onClose: () => void;
}

/** The crumbs between, from the outermost on. */
export function CrumbList({ crumbs, triggerRef, label, onClose }: CrumbListProps) {
  return (
    <Popover
      triggerRef={triggerRef}
      label={label}
      isOpen
      placement="bottom start"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Crumbs>
        {crumbs.map(({ label: name, href }, index) => (
          <li key={`${index} ${name}`}>
            {href === undefined ? (
              <span>{name}</span>
            ) : (
              <RouterLink to={href} onClick={onClose}>
                {name}
              </RouterLink>
            )}
          </li>
        ))}
      </Crumbs>
    </Popover>
  );
}

const Crumbs = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  max-inline-size: 320px;
  & > li > * {
    display: flex;
    align-items: center;
    min-block-size: ${token('control.md')};
    padding-inline: ${token('space.2')};
    border-radius: ${token('radius.sm')};
    color: ${token('text.secondary')};
    ${type('body')}
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a {
    color: ${token('text.primary')};
    &:hover {
      background: ${token('fill.hover')};
    }
  }
`;
