import { css } from 'styled-components';
import { maskShapes, type MaskIconName } from './maskShapes';

const names = Object.keys(maskShapes) as MaskIconName[];

/**
 * All icons side by side in the stroke of `Icon`. Browsers set up a document for every image of this kind, so there is
 * one; as an address that stands in quotes of either kind.
 */
const sheet = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${24 * names.length} 24' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>${names
    .map((name, index) => `<g transform='translate(${24 * index})'>${maskShapes[name]}</g>`)
    .join('')}</svg>`,
).replaceAll("'", '%27')}`;

/** For the element around the icons: carries their drawing once. */
export const maskIcons = css`
  --qd-mask-icons: url('${sheet}');
`;

/**
 * Styles that draw an icon in the colour of the text, without an element of its own: for rows of long lists, where
 * every element counts. Everything else uses `Icon`. The box's size is the caller's; `maskIcons` stands further up.
 */
export const maskIcon = (name: MaskIconName) => css`
  background: currentColor;
  mask: var(--qd-mask-icons) ${(100 * names.indexOf(name)) / (names.length - 1)}% 0 / ${100 * names.length}% 100%
    no-repeat;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
