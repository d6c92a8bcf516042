import preview from '@quarterdeck/storybook/preview';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { CopyName } from './CopyName';
import { Sheet, SheetSection } from './Sheet';
import { Tiles } from './Tiles';
import { elevationTokens, layerTokens, propertyOf } from './tokenNames';

const meta = preview.meta({ title: 'Foundations/Elevation and layers', tags: ['!autodocs'] });

export const Elevation = meta.story({
  render: () => (
    <Sheet
      title="Elevation"
      lead="Depth comes from lightness; shadows are for what floats. In the dark a surface gets lighter with its height."
    >
      <Tiles $width={180}>
        {elevationTokens.map((name) => (
          <li key={name}>
            <CopyName name={name}>
              <Card style={{ boxShadow: token(name) }} />
            </CopyName>
          </li>
        ))}
      </Tiles>
    </Sheet>
  ),
});

export const Layers = meta.story({
  render: () => {
    const style = getComputedStyle(document.documentElement);
    return (
      <Sheet
        title="Layers"
        lead="What lies over what. There are no other numbers: a component that needs one is on one of these layers."
      >
        <SheetSection title="From the top">
          <List>
            {layerTokens.toReversed().map((name) => (
              <li key={name}>
                <CopyName name={name} />
                <span>{style.getPropertyValue(propertyOf(name))}</span>
              </li>
            ))}
          </List>
        </SheetSection>
      </Sheet>
    );
  },
});

const Card = styled.span`
  && {
    block-size: 96px;
    margin-block-end: ${token('space.2')};
    background: ${token('surface.card')};
    border-radius: ${token('radius.lg')};
  }
`;

const List = styled.ul`
  display: grid;
  max-inline-size: 420px;
  padding: 0;
  list-style: none;
  ${type('small')}
  font-variant-numeric: tabular-nums;
  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: ${token('space.2')} ${token('space.4')};
    background: ${token('surface.card')};
    border: 1px solid ${token('border.subtle')};
    border-block-end-width: 0;
  }
  & > li:last-child {
    border-block-end-width: 1px;
  }
`;
