import { create, type ThemeVars } from 'storybook/theming';
import source from '../packages/ui/tokens/tokens.json';

const hexOf = ({ $value }: { $value: { hex: string } }) => $value.hex;

/** Storybook's own parts (its frame, the pages of documentation) in the house's colours and fonts. */
export function workbenchTheme(scheme: 'light' | 'dark'): ThemeVars {
  const { mist, teal } = source.color[scheme];
  const isDark = scheme === 'dark';
  const ground = isDark ? hexOf(mist[2]) : '#ffffff';
  const canvas = hexOf(isDark ? mist[1] : mist[3]);
  return create({
    base: scheme,
    brandTitle: 'Quarterdeck',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Geist Variable", ui-sans-serif, system-ui, sans-serif',
    fontCode: '"Geist Mono Variable", ui-monospace, monospace',
    colorPrimary: hexOf(teal[9]),
    colorSecondary: hexOf(isDark ? teal[11] : teal[9]),
    appBg: canvas,
    appContentBg: ground,
    appPreviewBg: canvas,
    appBorderColor: hexOf(mist[6]),
    appBorderRadius: 10,
    textColor: hexOf(mist[12]),
    textMutedColor: hexOf(isDark ? mist[11] : mist[10]),
    barBg: ground,
    barTextColor: hexOf(isDark ? mist[11] : mist[10]),
    barHoverColor: hexOf(teal[10]),
    barSelectedColor: hexOf(isDark ? teal[11] : teal[9]),
    inputBg: ground,
    inputBorder: hexOf(mist[9]),
    inputTextColor: hexOf(mist[12]),
    inputBorderRadius: 8,
  });
}
