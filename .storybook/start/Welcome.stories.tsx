import preview from '@quarterdeck/storybook/preview';
import { Logo } from '@quarterdeck/ui/Logo';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Sheet, SheetSection } from '../foundations/Sheet';
import { Tiles } from '../foundations/Tiles';

const meta = preview.meta({ title: 'Start/Welcome', tags: ['!autodocs'] });

const places = [
  ['foundations-colour--meanings', 'Foundations', 'Colour, type, space, motion and icons: what everything is made of.'],
  [
    'components-actions-button--default',
    'Components',
    'The kit, one page for each part: variants, states, long texts, right to left.',
  ],
  [
    'endpoints-tasks--list-tasks',
    'Endpoints',
    'Every call of the API with a console: change the request, send it, read what comes back.',
  ],
  ['start-changes--changes', 'Changes', 'What waits for the next release, and every story that looks different since.'],
] as const;

const toolbars = [
  ['Theme, Scheme, Density', 'Dress the page. Six themes, light and dark, comfortable and compact.'],
  ['Layout', 'Sets the frame around screens; “none” shows the bare screen.'],
  ['Language, Direction', 'English and Turkish; right to left for every component.'],
  [
    'Answers of the API',
    'What the mock answers: success, empty, slow, error, offline or large. Data start anew with every change.',
  ],
  ['Latency', 'How long answers take. Without delay, a slow answer never comes: that is the picture of waiting.'],
  ['Clock', 'Stories live on a day that stands still. Try the last minute of a month or a leap day.'],
] as const;

/** What this workbench is and how it is used. */
export const Welcome = meta.story({
  render: () => (
    <Sheet
      title="Welcome aboard"
      lead="This is the workbench of Quarterdeck. Every part of the product stands here on its own, with real code, an API that answers in the page, and the same day every day. What you see is what the tests check."
    >
      <Brand>
        <Logo size="md" />
      </Brand>
      <SheetSection title="Where to go">
        <Tiles $width={240}>
          {places.map(([id, name, text]) => (
            <li key={id}>
              {/* The frame around this page has the addresses, so the link leaves this one. */}
              <Place href={`./?path=/story/${id}`} target="_top">
                <strong>{name}</strong>
                <span>{text}</span>
              </Place>
            </li>
          ))}
        </Tiles>
      </SheetSection>
      <SheetSection
        title="The toolbars"
        lead="They are above this page. Whatever they say is part of the address, so a copied link shows the same."
      >
        <Meanings>
          {toolbars.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Meanings>
      </SheetSection>
      <SheetSection
        title="What a story promises"
        lead="It asks nobody outside this page, writes nothing to the console, passes the accessibility checks, and looks the same tomorrow. A story that needs an exception names it."
      >
        {null}
      </SheetSection>
    </Sheet>
  ),
});

const Brand = styled.div`
  order: -1;
`;

const Place = styled.a`
  display: grid;
  gap: ${token('space.1')};
  align-content: start;
  block-size: 100%;
  box-sizing: border-box;
  padding: ${token('space.4')};
  color: ${token('text.primary')};
  text-decoration: none;
  background: ${token('surface.card')};
  border-radius: ${token('radius.lg')};
  box-shadow: ${token('elevation.1')};
  & > strong {
    ${type('title-5')}
    color: ${token('text.link')};
  }
  & > span {
    color: ${token('text.secondary')};
  }
  &:hover {
    box-shadow: ${token('elevation.2')};
  }
  &:focus-visible {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
`;

const Meanings = styled.dl`
  display: grid;
  gap: ${token('space.3')};
  margin: ${token('space.4')} 0 0;
  & > div {
    display: grid;
    gap: 0 ${token('space.6')};
    @media (min-width: 720px) {
      grid-template-columns: 200px minmax(0, 1fr);
    }
  }
  & dt {
    ${type('body-medium')}
  }
  & dd {
    margin: 0;
    color: ${token('text.secondary')};
  }
`;
