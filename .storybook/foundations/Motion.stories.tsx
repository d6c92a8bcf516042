import preview from '@quarterdeck/storybook/preview';
import { Button } from '@quarterdeck/ui/Button';
import { token, type ScaleToken } from '@quarterdeck/ui/tokens';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { CopyName } from './CopyName';
import { Sheet, SheetSection } from './Sheet';
import { durationTokens, easingTokens } from './tokenNames';

const meta = preview.meta({ title: 'Foundations/Motion', tags: ['!autodocs'] });

/** Durations and easings, to be seen rather than read. */
export const DurationsAndEasings = meta.story({
  render: function Demo() {
    const [isAway, setAway] = useState(false);
    return (
      <Sheet
        title="Motion"
        lead="80 to 260 ms. What enters slows down, what leaves is quicker. Where a person asks for less motion every duration is nothing, and this page jumps too."
      >
        <div>
          <Button variant="primary" icon={Play} onPress={() => setAway(!isAway)}>
            {isAway ? 'Play back' : 'Play'}
          </Button>
        </div>
        <SheetSection title="Durations" lead="All with the standard easing.">
          <Tracks
            names={durationTokens}
            isAway={isAway}
            timing={(name) => `${token(name)} ${token('easing.standard')}`}
          />
        </SheetSection>
        <SheetSection title="Easings" lead="All with the laziest duration, so that the difference can be seen.">
          <Tracks names={easingTokens} isAway={isAway} timing={(name) => `${token('duration.lazy')} ${token(name)}`} />
        </SheetSection>
      </Sheet>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play back' })).toBeVisible());
  },
});

interface TracksProps {
  names: readonly ScaleToken[];
  isAway: boolean;
  timing: (name: ScaleToken) => string;
}

function Tracks({ names, isAway, timing }: TracksProps) {
  return (
    <List>
      {names.map((name) => (
        <li key={name}>
          <CopyName name={name} />
          <Track data-away={isAway || undefined}>
            <i style={{ transition: `inset-inline-start ${timing(name)}` }} />
          </Track>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token('space.3')};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    align-items: center;
  }
`;

const Track = styled.div`
  position: relative;
  block-size: 24px;
  background: ${token('fill.neutral')};
  border-radius: ${token('radius.full')};
  & > i {
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 18px;
    block-size: 18px;
    background: ${token('accent.indicator')};
    border-radius: ${token('radius.full')};
  }
  &[data-away] > i {
    inset-inline-start: calc(100% - 21px);
  }
`;
