import { hueOf, type Hue } from '@quarterdeck/ui/Tag';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

const ofFirstLabels: Readonly<Record<string, Hue>> = {
  'note-label-family': 'rose',
  'note-label-work': 'ultramarine',
  'note-label-tasks': 'teal',
  'note-label-priority': 'orange',
  'note-label-personal': 'sky',
  'note-label-friends': 'green',
};

/** The colour of a label: the first six have their own, others one by their id. */
export const labelHue = (id: string): Hue => ofFirstLabels[id] ?? hueOf(id);

/** The colour of a label as a square. */
export const LabelDot = styled.i.attrs({ 'aria-hidden': true })<{ $id: string }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border-radius: 3px;
  background: ${(p) => token(`label.${labelHue(p.$id)}.dot`)};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
