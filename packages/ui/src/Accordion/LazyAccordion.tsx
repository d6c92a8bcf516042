import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { lazyPart } from '../lazyPart';
import { PartBoundary } from '../PartBoundary';
import type { AccordionProps, DisclosureProps } from './Accordion';
import { groupStyle, innerStyle, titleStyle, triggerStyle } from './Accordion.styles';

const Part = lazyPart(() => import('./AccordionOfItems').then((file) => ({ default: file.AccordionOfItems })));

export interface AccordionItem extends Pick<DisclosureProps, 'title' | 'action' | 'children'> {
  id: string;
}

export interface LazyAccordionProps extends Omit<AccordionProps, 'children' | 'ref'>, Pick<DisclosureProps, 'level'> {
  items: readonly AccordionItem[];
}

/** An `Accordion` whose code comes after the first paint: until then its rows can be read, and measure the same. */
export function LazyAccordion(props: LazyAccordionProps) {
  const { items, level = 3, variant = 'plain', expandedKeys = [] } = props;
  const expanded = new Set(expandedKeys);
  // What a `styled` of this one adds.
  const { className } = props as { className?: string };
  const waiting = (
    <Group data-variant={variant} className={className}>
      {items.map(({ id, title, action, children }) => (
        <div key={id}>
          <Title as={`h${level}`}>
            <Row data-expanded={expanded.has(id) || undefined} data-has-action={action !== undefined || undefined}>
              <span data-part="label">{title}</span>
              <Icon icon={ChevronDown} size="sm" data-part="chevron" />
            </Row>
          </Title>
          {expanded.has(id) ? <Inner>{children}</Inner> : null}
        </div>
      ))}
    </Group>
  );
  return (
    <PartBoundary shownFor fallback={waiting}>
      <Part {...props} />
    </PartBoundary>
  );
}

const Group = styled.div`
  ${groupStyle}
`;

const Title = styled.h3`
  ${titleStyle}
`;

const Row = styled.div`
  ${triggerStyle}
  cursor: default;
  &[data-has-action] > [data-part='label'] {
    padding-inline-end: 40px;
  }
`;

const Inner = styled.div`
  ${innerStyle}
`;
