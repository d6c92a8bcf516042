import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import {
  DisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
} from 'react-aria-components/DisclosureGroup';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { token, type } from '../tokens';

export interface AccordionProps extends Omit<AriaDisclosureGroupProps, 'children' | 'className' | 'style'> {
  ref?: Ref<HTMLDivElement>;
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
  /** `boxed` stands in a frame of its own. @default 'plain' */
  variant?: 'plain' | 'boxed';
}

/** Disclosures below each other, of which one is open; several with `allowsMultipleExpanded`. */
export function Accordion({ variant = 'plain', ...rest }: AccordionProps) {
  return <Group {...rest} data-variant={variant} />;
}

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style'> {
  ref?: Ref<HTMLDivElement>;
  title: ReactNode;
  /** Place of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6;
  icon?: LucideIcon;
  /** At the end of the row, such as a count or a state; read with the title. */
  hint?: ReactNode;
  /** One button at the end of the row while it is open, such as copying a link. */
  action?: ReactNode;
  /** What it hides. It stays on the page, so the browser's search finds it and opens it. */
  children: ReactNode;
}

/** A heading that shows and hides what it is about. Stands alone or in an `Accordion`. */
export function Disclosure({ title, level = 3, icon, hint, action, children, ...rest }: DisclosureProps) {
  return (
    <Item {...rest}>
      <Bar>
        <Title level={level}>
          <Trigger slot="trigger">
            {icon ? <Icon icon={icon} data-part="icon" /> : null}
            <span data-part="label">{title}</span>
            {hint === undefined ? null : <span data-part="hint">{hint}</span>}
            <Icon icon={ChevronDown} size="sm" data-part="chevron" />
          </Trigger>
        </Title>
        {action === undefined ? null : <span data-part="action">{action}</span>}
      </Bar>
      <Panel>
        <Inner data-part="content">{children}</Inner>
      </Panel>
    </Item>
  );
}

const Group = styled(DisclosureGroup)`
  display: flex;
  flex-direction: column;
  &[data-variant='boxed'] {
    --qd-disclosure-inset: ${token('space.5')};
    --qd-disclosure-row: 52px;
    overflow: clip;
    border-radius: ${token('radius.lg')};
    background: ${token('surface.card')};
    box-shadow: ${token('elevation.0')};
  }
`;

const Item = styled(AriaDisclosure)`
  min-inline-size: 0;
  ${Group} > & {
    border-block-end: 1px solid ${token('border.subtle')};
  }
  ${Group} > &:first-child {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  ${Group}[data-variant='boxed'] > &:first-child {
    border-block-start: 0;
  }
  ${Group}[data-variant='boxed'] > &:last-child {
    border-block-end: 0;
  }
`;

const Bar = styled.div`
  position: relative;
  /* Beside the chevron, over the row that opens. */
  & > [data-part='action'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(var(--qd-disclosure-inset, ${token('space.2')}) + 28px);
    display: grid;
    align-items: center;
  }
  &:has([aria-expanded='false']) > [data-part='action'] {
    display: none;
  }
  &:has(> [data-part='action']) [data-part='label'] {
    padding-inline-end: 40px;
  }
`;

const Title = styled(Heading)`
  margin: 0;
  font: inherit;
`;

const Trigger = styled(Button)`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: var(--qd-disclosure-row, 44px);
  padding: ${token('space.2')} var(--qd-disclosure-inset, ${token('space.2')});
  border: 0;
  border-radius: ${token('radius.sm')};
  background: none;
  color: ${token('text.primary')};
  ${type('body-medium')}
  text-align: start;
  cursor: pointer;
  & > [data-part='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-part='hint'] {
    color: ${token('text.secondary')};
    ${type('small')}
  }
  & > svg {
    color: ${token('text.tertiary')};
  }
  & > [data-part='chevron'] {
    transition: rotate ${token('duration.base')} ${token('easing.standard')};
  }
  &[aria-expanded='true'] > [data-part='chevron'] {
    rotate: 180deg;
  }
  &[data-hovered] {
    background: ${token('fill.hover')};
  }
  &[data-pressed] {
    background: ${token('fill.pressed')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token('text.disabled')};
    cursor: default;
  }
  @media (prefers-reduced-motion: reduce) {
    & > [data-part='chevron'] {
      transition: none;
    }
  }
`;

const Panel = styled(DisclosurePanel)`
  block-size: var(--disclosure-panel-height);
  overflow: clip;
  transition: block-size ${token('duration.base')} ${token('easing.standard')};
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Inner = styled.div`
  padding: ${token('space.1')} var(--qd-disclosure-inset, ${token('space.2')}) ${token('space.5')};
  color: ${token('text.secondary')};
  ${type('body')}
  text-wrap: pretty;
`;
