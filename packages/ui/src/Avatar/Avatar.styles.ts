import { css, styled } from 'styled-components';
import { avatarHues, type AvatarHue } from '../hues';
import { token } from '../tokens';

export const avatarSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** Side, letters and status of each size in px. */
const measures: Record<AvatarSize, [side: string, letters: number, dot: number]> = {
  xs: [token('avatar.xs'), 9, 7],
  sm: [token('avatar.sm'), 10, 8],
  md: [token('avatar.md'), 12, 10],
  lg: [token('avatar.lg'), 14, 11],
  xl: [token('avatar.xl'), 19, 14],
  '2xl': [token('avatar.2xl'), 32, 20],
};

const ofSize = (size: AvatarSize) => {
  const [side, letters, dot] = measures[size];
  return css`
    &[data-size='${size}'] {
      --qd-avatar-size: ${side};
      --qd-avatar-dot: ${dot}px;
      font-size: ${letters}px;
    }
  `;
};

const ofHue = (hue: AvatarHue) => css`
  &[data-hue='${hue}'] {
    color: ${token(`avatar.${hue}.text`)};
    background: ${token(`avatar.${hue}.background`)};
  }
`;

/** Nothing here depends on properties, so that rows of long lists pay for no styles of their own. */
export const Frame = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--qd-avatar-size);
  block-size: var(--qd-avatar-size);
  border-radius: 50%;
  font: ${token('weight.semibold')} 12px/1 ${token('font.sans')};
  letter-spacing: 0;
  user-select: none;
  ${avatarSizes.map(ofSize)}
  ${avatarHues.map(ofHue)}
  &[data-shape='squircle'] {
    border-radius: 28%;
  }
  & > [data-initials]::before {
    content: attr(data-initials);
  }
  & > [data-part='status'] {
    --qd-dot-size: var(--qd-avatar-dot);
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    background-color: ${token('surface.card')};
    box-shadow: 0 0 0 2px var(--qd-avatar-ring, ${token('surface.card')});
  }
  & > [data-part='status'][data-status='online'] {
    background-color: ${token('success.indicator')};
  }
  & > [data-part='status'][data-status='busy'] {
    background-color: ${token('danger.indicator')};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

export const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  border-radius: inherit;
  object-fit: cover;
`;
