import { css, styled, type RuleSet } from 'styled-components';
import { token, type } from '../tokens';

export const imageRatios = ['1:1', '4:3', '16:9', '3:1'] as const;
export type ImageRatio = (typeof imageRatios)[number];

export const imageFits = ['cover', 'contain'] as const;
export type ImageFit = (typeof imageFits)[number];

export const imageRadii = ['none', 'sm', 'md', 'lg'] as const;
export type ImageRadius = (typeof imageRadii)[number];

const ratios: Record<ImageRatio, string> = { '1:1': '1', '4:3': '4 / 3', '16:9': '16 / 9', '3:1': '3' };

const ofRatio = (ratio: ImageRatio): RuleSet => css`
  &[data-ratio='${ratio}'] {
    aspect-ratio: ${ratios[ratio]};
  }
`;
const ofRadius = (radius: ImageRadius): RuleSet => css`
  &[data-radius='${radius}'] {
    border-radius: ${token(`radius.${radius}`)};
  }
`;

/** States come from attributes, so that a wall of pictures pays for one style. */
export const Frame = styled.span`
  position: relative;
  display: block;
  container-type: inline-size;
  inline-size: 100%;
  overflow: hidden;
  background: ${token('fill.neutral')};
  ${imageRatios.map(ofRatio)}
  ${imageRadii.map(ofRadius)}
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-fit='contain'] > img {
    object-fit: contain;
  }
  &[data-progress='loading'] > [data-part='picture'] {
    opacity: 0;
  }
  /* Under a picture with clear parts it would shine through. */
  &[data-progress='loaded'] > [data-part='preview'] {
    opacity: 0;
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

export const Picture = styled.img`
  transition: opacity ${token('duration.moderate')} ${token('easing.standard')};
`;

export const Preview = styled.img`
  /* A blur draws the edge in, which the frame cuts off again. */
  scale: 1.1;
  filter: blur(12px);
  transition: opacity ${token('duration.moderate')} ${token('easing.standard')} ${token('duration.base')};
`;

export const Failure = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.1-5')};
  padding: ${token('space.3')};
  overflow: hidden;
  color: ${token('text.secondary')};
  text-align: center;
  & > [data-part='name'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    ${type('caption')}
  }
  /* A thumbnail has room for the glyph only; its name is still read. */
  @container (max-width: 119px) {
    padding: 0;
    & > [data-part='name'] {
      display: none;
    }
  }
`;
