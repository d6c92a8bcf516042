import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import source from '../packages/ui/tokens/tokens.json';

const { mist, teal } = source.color.light;
const hexOf = ({ $value }: { $value: { hex: string } }) => $value.hex;

/** The workbench's own frame in the house's colours; always light, so that it does not move with the page it shows. */
const theme = create({
  base: 'light',
  brandTitle: 'Quarterdeck',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Geist Variable", ui-sans-serif, system-ui, sans-serif',
  fontCode: '"Geist Mono Variable", ui-monospace, monospace',
  colorPrimary: hexOf(teal[9]),
  colorSecondary: hexOf(teal[9]),
  appBg: hexOf(mist[3]),
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: hexOf(mist[6]),
  appBorderRadius: 10,
  textColor: hexOf(mist[12]),
  textMutedColor: hexOf(mist[10]),
  barBg: '#ffffff',
  barTextColor: hexOf(mist[10]),
  barHoverColor: hexOf(teal[10]),
  barSelectedColor: hexOf(teal[9]),
  inputBg: '#ffffff',
  inputBorder: hexOf(mist[9]),
  inputTextColor: hexOf(mist[12]),
  inputBorderRadius: 8,
});

addons.setConfig({ theme });

/** Storybook writes its own name behind each title; a browser full of tabs is to show ours. */
function nameTabs(): void {
  const rename = () => {
    const renamed = document.title.replace(/Storybook$/, 'Quarterdeck');
    if (renamed !== document.title) document.title = renamed;
  };
  new MutationObserver(rename).observe(document.head, { childList: true, characterData: true, subtree: true });
  rename();
}
nameTabs();
