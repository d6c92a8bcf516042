import { weeksPerProject } from '@quarterdeck/contract/rules/capacity';
import { below, token } from '@quarterdeck/ui/tokens';
import { css } from 'styled-components';

// What the roadmap and its skeleton share, so that nothing moves when one takes the place of the other.

/** Heights of a row in CSS pixels: name and bar beside each other, or on phones one above the other. */
export const rowHeights = { oneLine: 44, twoLines: 60 };
export const headHeight = 52;
/** Widths of the names and of a week at the least, in CSS pixels; on phones all weeks share the width of the page. */
const nameWidth = 280;
export const narrowestWeek = 44;

export const roadmapBox = css`
  overflow-x: auto;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.xl')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
  scrollbar-width: thin;
  scrollbar-color: ${token('border.strong')} transparent;
`;

export const planBox = css`
  --names: ${nameWidth}px;
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: ${nameWidth + weeksPerProject * narrowestWeek}px;
  block-size: max(440px, calc(100dvh - 352px));
  ${below('sm')} {
    --names: 0px;
    min-inline-size: 0;
  }
`;

export const weeksBox = css`
  flex: none;
  block-size: ${headHeight}px;
  border-block-end: 1px solid ${token('border.subtle')};
  background: ${token('surface.sunken')};
  border-radius: ${token('radius.xl')} ${token('radius.xl')} 0 0;
`;
