import { ChevronDown } from 'lucide-react';
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
import type { IconComponent } from '../Icon/IconComponent';
import type { RootStyle } from '../refs/rootProps';
import { token } from '../tokens';
import { groupStyle, innerStyle, titleStyle, triggerStyle } from './Accordion.styles';

export interface AccordionProps extends Omit<AriaDisclosureGroupProps, 'children' | 'className' | 'style'>, RootStyle {
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

export interface DisclosureProps extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style'>, RootStyle {
  ref?: Ref<HTMLDivElement>;
  title: ReactNode;
  /** Place of the title in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6;
  icon?: IconComponent;
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
  ${groupStyle}
`;

const Item = styled(AriaDisclosure)`
  min-inline-size: 0;
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
  ${titleStyle}
`;

const Trigger = styled(Button)`
  ${triggerStyle}
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
  ${innerStyle}
`;
