import { Card } from '@quarterdeck/ui/Card';
import { token, type } from '@quarterdeck/ui/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** The kit's card with the inset that frames of charts have. What floats over a chart may leave it. */
export const CardFrame = styled(Card)`
  && {
    padding: 16px 20px;
    overflow: visible;
  }
  &[data-filled] > :last-child {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface DashboardCardProps {
  title: string;
  /** One line below the title. */
  description?: string | undefined;
  /** At the end of the head. */
  actions?: ReactNode;
  /** Its content is as high as the card, with the parts of it spread over that height. @default false */
  isFilled?: boolean;
  children: ReactNode;
}

/** A card of figures that are no chart; it looks like the frame of one. */
export function DashboardCard({ title, description, actions, isFilled = false, children }: DashboardCardProps) {
  const id = useId();
  return (
    <CardFrame role="region" aria-labelledby={id} data-filled={isFilled || undefined}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
      </Head>
      {description === undefined ? null : <Description>{description}</Description>}
      {children}
    </CardFrame>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  min-block-size: 28px;
  & > h2 {
    flex: 1 1 120px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    ${type('title-4')}
  }
`;

const Description = styled.p`
  margin-block-start: 2px;
  color: ${token('text.secondary')};
  ${type('small')}
`;
