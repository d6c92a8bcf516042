import { styled } from 'styled-components';
import { fieldFrame, type FieldSize, type FieldVariant } from '../FormField/FieldControl';
import { below, byScheme, token, type } from '../tokens';

export const Root = styled.div`
  position: relative;
  inline-size: 100%;
  min-inline-size: 0;
  &[data-appearance='bar'] {
    block-size: 100%;
  }
`;

export const Field = styled.div<{ $size: FieldSize; $variant: FieldVariant }>`
  cursor: text;
  & > div {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    flex: 1;
    min-inline-size: 0;
  }
  & input {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    outline: none;
    appearance: none;
  }
  & input::placeholder {
    color: ${token('text.tertiary')};
    opacity: 1;
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  [data-appearance='basic'] > & {
    ${fieldFrame}
    /* That of a card is light also on the hull. */
    background: ${byScheme('surface.sheet', 'surface.sunken')};
    & [data-part='clear'] {
      margin-inline-end: calc(var(--qd-field-padding) * -1 + 5px);
    }
  }
  [data-appearance='bar'] > & {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    box-sizing: border-box;
    min-block-size: ${token('header.phone')};
    block-size: 100%;
    padding-inline: ${token('space.5')} ${token('space.3')};
    color: ${token('text.primary')};
    ${type('prose')}
    &:has(input:focus-visible) {
      /* Inside: a bar reaches to the edges of its row. */
      outline: 2px solid ${token('focus.ring')};
      outline-offset: -2px;
    }
    & > div {
      gap: ${token('space.3')};
    }
    ${below('sm')} {
      padding-inline: ${token('space.4')} ${token('space.2')};
    }
  }
  & [data-part='icon'] {
    flex: none;
    color: ${token('text.tertiary')};
  }
  & input {
    align-self: stretch;
    min-block-size: 34px;
  }
  @media (forced-colors: active) {
    [data-appearance='bar'] > & {
      border: 1px solid CanvasText;
    }
  }
`;

export const Panel = styled.div`
  position: absolute;
  z-index: ${token('layer.popover')};
  inset-block-start: calc(100% + 8px);
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.4')};
  color: ${token('text.primary')};
  ${type('body')}
  --qd-palette-row: 40px;
  [data-appearance='basic'] > & {
    inset-inline-start: 0;
    inline-size: max(100%, 288px);
    max-inline-size: calc(100vw - 32px);
    max-block-size: min(256px, 100dvh - 96px);
  }
  [data-appearance='bar'] > & {
    inset-inline-start: ${token('space.4')};
    inline-size: min(640px, 100% - 2 * ${token('space.4')});
    max-block-size: min(512px, 100dvh - 96px);
    ${below('sm')} {
      inset-block-start: 100%;
      inset-inline: 0;
      box-sizing: border-box;
      inline-size: 100%;
      block-size: calc(100dvh - 100%);
      max-block-size: none;
      padding-block-end: env(safe-area-inset-bottom);
      border-radius: 0;
      box-shadow: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Message = styled.p`
  padding: ${token('space.8')} ${token('space.4')};
  text-align: center;
  color: ${token('text.secondary')};
`;

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  color: ${token('text.secondary')};
  &:has(+ [role='listbox']) {
    border-block-end: 1px solid ${token('border.subtle')};
  }
`;
