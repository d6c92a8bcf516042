import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../tokens';

export const propertyListDensities = ['comfortable', 'compact'] as const;

export interface PropertyListProps extends ComponentProps<'div'> {
  /** `Property` elements. */
  children: ReactNode;
  /** `compact` for quiet fields, which have no frames that need room between them. @default 'comfortable' */
  density?: (typeof propertyListDensities)[number];
}

/** The properties of a record, each changed in place; what cannot be changed is a DescriptionList. */
export function PropertyList({ density = 'comfortable', ...rest }: PropertyListProps) {
  return <List data-density={density} {...rest} />;
}

export interface PropertyProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** The field, whose `aria-labelledby` is the given id, or a value without a field. */
  children: ReactNode | ((labelId: string) => ReactNode);
}

/** A property: what it is called, and beside it its field. */
export function Property({ label, children, ...rest }: PropertyProps) {
  const labelId = useId();
  return (
    <Row {...rest}>
      <span id={labelId}>{label}</span>
      {typeof children === 'function' ? children(labelId) : children}
    </Row>
  );
}

const List = styled.div`
  display: grid;
  gap: ${token('space.4')};
  &[data-density='compact'] {
    gap: ${token('space.1')};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 100px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: 32px;
  & > span:first-child {
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('body')}
  }
`;
