import { styled } from 'styled-components';
import { below, token, type } from '../tokens';

export const Frame = styled.nav`
  --qd-step-ink: ${token('accent.indicator')};
  --qd-step-on-ink: ${token('accent.on-indicator')};
  --qd-step-line: ${token('text.tertiary')};
  --qd-step-ground: ${token('surface.card')};
  --qd-step-text: ${token('text.primary')};
  --qd-step-quiet: ${token('text.secondary')};
  --qd-step-error: ${token('danger.indicator')};
  --qd-step-ring: ${token('focus.ring')};
  min-inline-size: 0;
  &[data-tone='hull'] {
    --qd-step-ink: ${token('hull.mark')};
    --qd-step-on-ink: ${token('hull.on-mark')};
    --qd-step-line: ${token('hull.text-secondary')};
    --qd-step-ground: ${token('hull.background')};
    --qd-step-text: ${token('hull.text')};
    --qd-step-quiet: ${token('hull.text-secondary')};
    --qd-step-error: ${token('hull.mark')};
    --qd-step-ring: ${token('focus.ring-inverse')};
  }
  @media (forced-colors: active) {
    --qd-step-ink: Highlight;
    --qd-step-on-ink: HighlightText;
    --qd-step-line: CanvasText;
    --qd-step-ground: Canvas;
  }
`;

export const Node = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  box-sizing: border-box;
  inline-size: 20px;
  block-size: 20px;
  border: 1.75px solid var(--qd-step-line);
  border-radius: ${token('radius.full')};
  background: var(--qd-step-ground);
  color: var(--qd-step-on-ink);
  forced-color-adjust: none;
`;

export const Name = styled.span`
  min-inline-size: 0;
  color: var(--qd-step-quiet);
  ${type('small-medium')}
  overflow-wrap: anywhere;
  & > [data-part='description'] {
    display: block;
    ${type('caption')}
  }
`;

export const Step = styled.li`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  & > * {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space.2')};
    min-block-size: 24px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.sm')};
    background: none;
    text-align: start;
  }
  & > button {
    cursor: pointer;
  }
  & > button:focus-visible {
    outline: 2px solid var(--qd-step-ring);
    outline-offset: 3px;
  }
  @media (hover: hover) {
    & > button:hover ${Name} {
      color: var(--qd-step-text);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  /* The course to the next way point: dots, drawn like those of the plotted courses. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block-start: 9px;
    inset-inline: 28px 8px;
    block-size: 2px;
    background: radial-gradient(circle, var(--qd-step-line) 1px, transparent 1.2px) 0 0 / 6px 2px repeat-x;
    forced-color-adjust: none;
  }
  &[data-state='done']:not(:last-child)::before {
    background-image: radial-gradient(circle, var(--qd-step-ink) 1px, transparent 1.2px);
  }
  &[data-state='done'] ${Node} {
    border-color: var(--qd-step-ink);
    background: var(--qd-step-ink);
  }
  &[data-state='current'] ${Node} {
    border: 5px solid var(--qd-step-ink);
    box-shadow: 0 0 0 5px color-mix(in srgb, var(--qd-step-ink) 22%, transparent);
  }
  &[data-state='current'] ${Name} {
    color: var(--qd-step-text);
  }
  &[data-error] ${Node} {
    border: 1.75px solid var(--qd-step-error);
    background: var(--qd-step-ground);
    color: var(--qd-step-error);
  }
  [data-orientation='vertical'] & {
    flex: none;
    padding-block-end: ${token('space.6')};
    &:last-child {
      padding-block-end: 0;
    }
    & > * {
      flex-direction: row;
      gap: ${token('space.3')};
    }
    &:not(:last-child)::before {
      inset-block: 26px 6px;
      inset-inline: 9px auto;
      inline-size: 2px;
      block-size: auto;
      background-size: 2px 6px;
      background-repeat: repeat-y;
    }
  }
`;

export const Steps = styled.ol`
  display: flex;
  gap: ${token('space.2')};
  [data-orientation='vertical'] > & {
    flex-direction: column;
    gap: 0;
  }
  [data-orientation='horizontal'] > & {
    ${below('sm')} {
      display: none;
    }
  }
`;

/** What is left of a horizontal course on a phone: one segment a step, and where people are. */
export const Brief = styled.div`
  display: none;
  flex-direction: column;
  gap: ${token('space.1-5')};
  color: var(--qd-step-quiet);
  ${type('caption')}
  & strong {
    color: var(--qd-step-text);
    font-weight: ${token('weight.medium')};
  }
  ${below('sm')} {
    display: flex;
  }
`;

export const Segments = styled.span`
  display: flex;
  gap: 3px;
  & > span {
    flex: 1;
    block-size: 4px;
    border-radius: ${token('radius.full')};
    background: var(--qd-step-line);
    opacity: 0.4;
    forced-color-adjust: none;
  }
  & > [data-state='done'],
  & > [data-state='current'] {
    background: var(--qd-step-ink);
    opacity: 1;
  }
  & > [data-state='error'] {
    background: var(--qd-step-error);
    opacity: 1;
  }
`;
