import { useState, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { LazyAccordion } from '../Accordion';
import { Button } from '../Button';
import { CopyLink } from '../CopyLink';
import { useKitMessages } from '../messages';
import { token } from '../tokens';

export interface LinkedAccordionItem {
  /** Names the item in addresses; unique on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

export interface LinkedAccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly LinkedAccordionItem[];
  /** Id of the open item; empty, or that of another list on the page, when all are closed. */
  open: string;
  /** Empty when the open item is closed. */
  onOpen: (id: string) => void;
  /** The address of an item, which its button copies. */
  hrefOf: (id: string) => string;
  /** Id of the item that a link led to; it is marked. */
  linked?: string;
  /** Items that are shown at first, and each time that somebody asks for more. @default 50 */
  step?: number;
}

/**
 * Items of which one is open, each with an address (`useLinkedItem`). A long list shows its first items, and always the
 * one that is open.
 */
export function LinkedAccordion({ items, open, onOpen, hrefOf, linked, step = 50, ...rest }: LinkedAccordionProps) {
  const messages = useKitMessages();
  const [limit, setLimit] = useState(step);
  const index = items.findIndex(({ id }) => id === open);
  const shown = items.slice(0, Math.max(limit, index + 1));
  return (
    <Frame {...rest}>
      <Boxed
        variant="boxed"
        expandedKeys={index === -1 ? [] : [open]}
        onExpandedChange={(keys) => onOpen(String([...keys][0] ?? ''))}
        items={shown.map(({ id, title, children }) => ({
          id,
          title: (
            <span id={id} data-linked={id === linked || undefined}>
              {title}
            </span>
          ),
          action: <CopyLink href={hrefOf(id)} isIconOnly />,
          children,
        }))}
      />
      {shown.length < items.length ? (
        <Button variant="ghost" onPress={() => setLimit(shown.length + step)}>
          {messages.showMore}
        </Button>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  min-inline-size: 0;
`;

const Boxed = styled(LazyAccordion)`
  & > div:has([data-linked]) {
    box-shadow: inset 2px 0 ${token('accent.indicator')};
  }
  & > div:has([data-linked]):dir(rtl) {
    box-shadow: inset -2px 0 ${token('accent.indicator')};
  }
  & p {
    max-inline-size: 66ch;
  }
  & p + p {
    margin-block-start: ${token('space.2')};
  }
  & [id] {
    scroll-margin-block: 96px;
  }
`;
