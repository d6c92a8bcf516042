import { DropZone } from 'react-aria-components/DropZone';
import { styled } from 'styled-components';
import { below, token, type } from '../tokens';

export const Zone = styled(DropZone)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
  box-sizing: border-box;
  min-block-size: 60px;
  padding: ${token('space.2')} ${token('space.4')};
  overflow: clip;
  border: 1px dashed ${token('border.control')};
  border-radius: ${token('radius.md')};
  color: ${token('text.secondary')};
  ${type('caption')}
  transition: background ${token('duration.micro')} ${token('easing.standard')};
  &:has(> ul) {
    padding-inline-start: ${token('space.2')};
  }
  & > [data-part='hint'] {
    flex: 1 1 120px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > ul:not(:has(> li + li)) ~ [data-part='hint'] {
    flex-grow: 0;
    flex-basis: auto;
  }
  & > ul:has(> li + li) ~ [data-part='icon'] {
    margin-inline-start: ${token('space.2')};
  }
  & > svg:not([data-part='icon']) {
    position: absolute;
    inset: 0;
  }
  &[data-drop-target] {
    border-color: ${token('border.accent')};
    background: ${token('accent.subtle')};
    color: ${token('text.primary')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('focus.ring')};
    outline-offset: 2px;
  }
  &[data-invalid] {
    border-color: ${token('danger.indicator')};
  }
  &[data-disabled] {
    border-color: ${token('border.default')};
  }
  @media (forced-colors: active) {
    &[data-drop-target] {
      border-color: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Cards = styled.ul`
  display: flex;
  flex: 1 1 226px;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  min-inline-size: 0;
  /* Several of them leave no room beside them. */
  &:has(> li + li) {
    flex-basis: 100%;
  }
  & > li {
    max-inline-size: 100%;
  }
`;

export const Rows = styled.ul`
  overflow: clip;
  margin-block-start: ${token('space.2')};
  border-radius: ${token('radius.md')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.0')};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: 48px;
  padding: ${token('space.1-5')} ${token('space.2')};
  padding-inline-start: ${token('space.3')};
  & + & {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > [data-part='facts'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${token('space.4')};
    min-inline-size: 0;
    color: ${token('text.secondary')};
    ${type('caption')}
  }
  & [data-part='name'] {
    flex: 1 1 160px;
    color: ${token('text.primary')};
    ${type('small-medium')}
  }
  & [data-part='size'] {
    font-variant-numeric: tabular-nums;
  }
  & [data-part='error'] {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    color: ${token('danger.text')};
    overflow-wrap: anywhere;
  }
  & [role='progressbar'] {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  & [data-part='scale'] {
    min-inline-size: 0;
  }
  ${below('sm')} {
    & [data-part='name'] {
      flex-basis: 100%;
    }
  }
`;
