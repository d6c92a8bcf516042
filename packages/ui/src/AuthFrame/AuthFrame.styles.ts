import { styled } from 'styled-components';
import { below, from, token, type } from '../tokens';

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  min-block-size: 100dvh;
  background: ${token('surface.card')};
  ${below('md')} {
    grid-template: 'brand languages' 56px 'band band' auto 'body body' 1fr 'note links' auto / 1fr auto;
    padding: 0 ${token('space.6')} ${token('space.6')};
  }
  ${from('md')} {
    &[data-variant='classic'] {
      place-content: center;
      grid-template: 'panel' auto / 460px;
      padding-block: ${token('space.8')};
      background: ${token('surface.canvas')};
    }
    &[data-variant='modern'] {
      place-content: center;
      grid-template: 'panel art' minmax(640px, auto) / minmax(0, 540px) minmax(0, 540px);
      padding: ${token('space.8')};
      background: ${token('surface.canvas')};
    }
    &[data-variant='modern'][data-reversed] {
      grid-template-areas: 'art panel';
    }
    /* One shadow for both halves of the card. */
    &[data-variant='modern']::before {
      content: '';
      grid-area: 1 / 1 / 2 / -1;
      z-index: -1;
      border-radius: ${token('radius.2xl')};
      box-shadow: ${token('elevation.3')};
    }
    &[data-variant='split-screen'] {
      grid-template: 'panel art' minmax(100dvh, auto) / minmax(0, 1fr) minmax(0, 1fr);
    }
    &[data-variant='split-screen'][data-reversed] {
      grid-template-areas: 'art panel';
    }
    &[data-variant='fullscreen'] {
      grid-template: 'panel art' minmax(100dvh, auto) / 480px minmax(0, 1fr);
    }
    &[data-variant='fullscreen'][data-reversed] {
      grid-template: 'art panel' minmax(100dvh, auto) / minmax(0, 1fr) 480px;
    }
    &[data-variant='modern'] > [data-part='art'] {
      border-start-end-radius: ${token('radius.2xl')};
      border-end-end-radius: ${token('radius.2xl')};
    }
    &[data-variant='modern'][data-reversed] > [data-part='art'] {
      border-radius: 0;
      border-start-start-radius: ${token('radius.2xl')};
      border-end-start-radius: ${token('radius.2xl')};
    }
    &[data-variant='split-screen'] > [data-part='art'] {
      /* It stays in sight beside a form that is longer than the window. */
      position: sticky;
      inset-block-start: 12px;
      block-size: calc(100dvh - 24px);
      margin: 12px;
      border-radius: 20px;
    }
    &[data-variant='fullscreen'] > [data-part='art'] {
      position: sticky;
      inset-block-start: 0;
      block-size: 100dvh;
    }
  }
`;

/** Faint lines behind a card. */
export const Ground = styled.div`
  display: none;
  ${from('md')} {
    display: block;
    position: absolute;
    z-index: -1;
    inset: 0;
    overflow: hidden;
    opacity: 0.3;
  }
`;

/** All beside the art. Its parts lie in a grid: in `classic` the card is drawn behind some of them. */
export const Panel = styled.div`
  & > [data-part='brand'] {
    grid-area: brand;
    align-self: center;
    justify-self: start;
  }
  & > [data-part='languages'] {
    grid-area: languages;
    align-self: center;
    justify-self: end;
    /* What it says, and not its ground, ends where the rest does. */
    margin-inline-end: calc(-1 * ${token('space.3')});
  }
  & > [data-part='note'] {
    grid-area: note;
    align-self: center;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & > [data-part='links'] {
    grid-area: links;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('space.1')} ${token('space.4')};
    min-block-size: 40px;
    color: ${token('text.secondary')};
    ${type('caption')}
    & > a {
      color: inherit;
    }
  }
  ${below('md')} {
    display: contents;
  }
  ${from('md')} {
    grid-area: panel;
    display: grid;
    grid-template: 'brand . languages' 72px 'body body body' 1fr 'note . links' 72px / auto 1fr auto;
    padding-inline: ${token('space.10')};
    [data-variant='split-screen'] > & {
      padding-inline: ${token('space.12')};
    }
    [data-variant='modern'] > & {
      border-start-start-radius: ${token('radius.2xl')};
      border-end-start-radius: ${token('radius.2xl')};
      background: ${token('surface.card')};
    }
    [data-variant='modern'][data-reversed] > & {
      border-radius: 0;
      border-start-end-radius: ${token('radius.2xl')};
      border-end-end-radius: ${token('radius.2xl')};
    }
    [data-variant='classic'] > & {
      position: relative;
      grid-template: 'brand brand brand' auto 'body body body' auto 'note languages links' auto / auto auto 1fr;
      column-gap: ${token('space.3')};
      padding-inline: 0;
      &::before {
        content: '';
        grid-area: 1 / 1 / 3 / -1;
        z-index: -1;
        border-radius: ${token('radius.xl')};
        background: ${token('surface.card')};
        box-shadow: ${token('elevation.2')};
      }
      & > [data-part='languages'] {
        justify-self: start;
        margin-inline-end: 0;
      }
      & > [data-part='brand'] {
        margin: ${token('space.10')} ${token('space.10')} ${token('space.6')};
      }
      & > [data-part='body'] {
        padding: 0 ${token('space.10')} ${token('space.10')};
      }
      & > [data-part='note'],
      & > [data-part='languages'],
      & > [data-part='links'] {
        margin-block-start: ${token('space.4')};
      }
    }
  }
`;

export const Body = styled.div`
  grid-area: body;
  inline-size: 100%;
  min-inline-size: 0;
  max-inline-size: 380px;
  justify-self: center;
  align-self: center;
  padding-block: ${token('space.6')};
  [data-variant='classic'] > * > & {
    max-inline-size: none;
  }
  & > [data-part='icon'] {
    display: grid;
    place-content: center;
    inline-size: 48px;
    block-size: 48px;
    margin-block-end: ${token('space.5')};
    border-radius: ${token('radius.lg')};
    color: ${token('accent.text')};
    background: ${token('accent.subtle')};
  }
  & > [data-part='icon'][data-tone='success'] {
    color: ${token('success.text')};
    background: ${token('success.subtle')};
  }
  & > h1 {
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${type('title-1')}
  }
  & > [data-part='description'] {
    margin-block-start: ${token('space.2')};
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('body')}
    /* A link wraps as a whole first. */
    & > a {
      display: inline-block;
    }
  }
  & > [data-part='content'] {
    margin-block-start: ${token('space.6')};
  }
  ${below('md')} {
    align-self: start;
    padding-block: ${token('space.8')} ${token('space.6')};
  }
`;
