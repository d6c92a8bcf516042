import preview from '@quarterdeck/storybook/preview';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { CopyName } from './CopyName';
import { Sheet, SheetSection } from './Sheet';
import { Tiles } from './Tiles';
import { radiusTokens, spaceTokens } from './tokenNames';

const meta = preview.meta({ title: 'Foundations/Space and radius', tags: ['!autodocs'] });

export const Space = meta.story({
  render: () => (
    <Sheet
      title="Space"
      lead="Steps of four: 8 inside a group, 16 between groups, 24 between regions, 40 between sections."
    >
      <List>
        {spaceTokens.map((name) => (
          <li key={name}>
            <CopyName name={name} />
            <Bar style={{ inlineSize: token(name) }} />
          </li>
        ))}
      </List>
    </Sheet>
  ),
});

export const Radius = meta.story({
  render: () => (
    <Sheet title="Radius" lead="Corners nest: the outer one is the inner one and the padding between them.">
      <SheetSection title="Steps">
        <Tiles $width={120}>
          {radiusTokens.map((name) => (
            <li key={name}>
              <CopyName name={name}>
                <Corner style={{ borderRadius: token(name) }} />
              </CopyName>
            </li>
          ))}
        </Tiles>
      </SheetSection>
    </Sheet>
  ),
});

const List = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    align-items: center;
  }
`;

const Bar = styled.div`
  block-size: 16px;
  background: ${token('accent.indicator')};
`;

const Corner = styled.span`
  && {
    block-size: 72px;
    background: ${token('accent.subtle')};
    border: 1px solid ${token('accent.border')};
  }
`;
