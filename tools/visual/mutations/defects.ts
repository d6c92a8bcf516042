import type { Mutation } from './mutation.ts';

/** A custom property on every element, so that no theme sets it again. */
const everywhere = (property: string, value: string) => `*{--qd-${property}:${value}!important}`;

/** What a careless change does to a kit: each has to be seen by the story that owns it. */
export const defects: readonly Mutation[] = [
  {
    id: 'shade-accent',
    what: 'the accent is one shade lighter',
    story: 'components-actions-button--variants',
    css: everywhere('accent-solid', '#017a70'),
  },
  {
    id: 'shade-text',
    what: 'secondary text is one shade lighter',
    story: 'components-foundations-text--variants',
    css: everywhere('text-secondary', '#505660'),
  },
  {
    id: 'shade-dark',
    what: 'cards of the dark scheme are one shade lighter',
    story: 'components-data-display-card--variants',
    mode: 'desktop-dark',
    css: everywhere('surface-card', '#1c2124'),
  },
  {
    id: 'shade-danger',
    what: 'danger is one shade darker',
    story: 'components-feedback-alert--variants',
    css: everywhere('danger-text-strong', '#5c1411'),
  },
  {
    id: 'shade-chart',
    what: 'the first color of charts is one shade lighter',
    story: 'components-charts-barchart--variants',
    css: everywhere('chart-1', '#0a7f74'),
  },
  {
    id: 'shade-label',
    what: 'the text of a label has the color of another',
    story: 'components-data-display-tag--variants',
    css: everywhere('label-teal-text', '#7a5200'),
  },
  {
    id: 'padding-button',
    what: 'a button has one pixel more padding',
    story: 'components-actions-button--default',
    css: 'button{padding-inline-end:calc(14px + 1px)!important}',
  },
  {
    id: 'padding-cell',
    what: 'cells of a table have one pixel more padding',
    story: 'components-data-display-table--default',
    css: 'td{padding-block-start:13px!important}',
  },
  {
    id: 'gap-stack',
    what: 'things in a stack stand one pixel further apart',
    story: 'components-foundations-stack--default',
    css: '#storybook-root *{row-gap:17px!important}',
  },
  {
    id: 'height-field',
    what: 'a field is one pixel higher',
    story: 'components-forms-textfield--default',
    css: 'input{min-block-size:37px!important}',
  },
  {
    id: 'width-drawer',
    what: 'a drawer is one pixel wider',
    story: 'components-overlays-drawer--default',
    css: '[role=dialog]{inline-size:481px!important}',
  },
  {
    id: 'radius',
    what: 'cards have another radius',
    story: 'components-data-display-card--default',
    css: everywhere('radius-lg', '11px'),
  },
  {
    id: 'border-lost',
    what: 'a divider is gone',
    story: 'components-foundations-divider--default',
    css: 'hr,[role=separator]{visibility:hidden!important}',
  },
  {
    id: 'border-wider',
    what: 'a border is two pixels wide',
    story: 'components-forms-textarea--default',
    css: 'textarea{box-shadow:inset 0 0 0 2px #7c828b!important}',
  },
  {
    id: 'shadow-lost',
    what: 'a menu has no shadow',
    story: 'components-overlays-menu--default',
    css: '*{box-shadow:none!important}',
  },
  {
    id: 'elevation',
    what: 'a raised card has the shadow of a dialog',
    story: 'components-foundations-surface--variants',
    css: everywhere('elevation-1', '0 8px 24px #0003'),
  },
  {
    id: 'focus-ring-lost',
    what: 'the focus cannot be seen',
    story: 'components-foundations-skiplink--focused',
    css: ':focus-visible{outline:none!important;box-shadow:none!important}',
  },
  {
    id: 'focus-ring-thin',
    what: 'the focus ring is one pixel thin',
    story: 'components-forms-radiogroup--arrows-move-and-select',
    css: '*{outline-width:1px!important}',
  },
  {
    id: 'font-lost',
    what: 'the font does not come',
    story: 'components-foundations-text--default',
    css: '*{font-family:serif!important}',
  },
  {
    id: 'font-size',
    what: 'small text is one pixel larger',
    story: 'components-data-display-badge--default',
    css: '#storybook-root span{font-size:13px!important}',
  },
  {
    id: 'weight',
    what: 'headings are lighter',
    story: 'components-foundations-text--headings',
    css: 'h1,h2,h3{font-weight:500!important}',
  },
  {
    id: 'letter-spacing',
    what: 'letters stand closer together',
    story: 'components-foundations-page--default',
    css: 'h1{letter-spacing:-.04em!important}',
  },
  {
    id: 'figures',
    what: 'figures have different widths',
    story: 'foundations-type--tabular-figures',
    css: '*{font-variant-numeric:proportional-nums!important;font-feature-settings:normal!important}',
  },
  {
    id: 'line-height',
    what: 'lines of a text stand further apart',
    story: 'components-foundations-prose--default',
    css: 'p{line-height:1.62!important}',
  },
  {
    id: 'clipped',
    what: 'a long text is cut off',
    story: 'components-feedback-alert--long-content',
    css: '#storybook-root p,#storybook-root [data-part=text]{max-block-size:1.2em!important;overflow:hidden!important}',
  },
  {
    id: 'overflow',
    what: 'a long name runs out of its box',
    story: 'components-data-display-list--long-content',
    css: '*{overflow:visible!important;white-space:nowrap!important}',
  },
  {
    id: 'order',
    what: 'buttons of a dialog have changed places',
    story: 'components-overlays-dialog--default',
    css: 'footer,[data-part=actions]{flex-direction:row-reverse!important}',
  },
  {
    id: 'icon-lost',
    what: 'an icon is not drawn',
    story: 'components-actions-iconbutton--default',
    css: 'svg{display:none!important}',
  },
  {
    id: 'icon-stroke',
    what: 'icons have a thicker line',
    story: 'components-foundations-icon--default',
    css: 'svg{stroke-width:1.75!important}',
  },
  {
    id: 'icon-mirrored',
    what: 'an arrow points the wrong way',
    story: 'components-navigation-previousnext--default',
    css: 'svg{transform:scaleX(-1)!important}',
  },
  {
    id: 'right-to-left',
    what: 'a page from right to left runs from left to right',
    story: 'components-navigation-breadcrumbs--rtl',
    css: 'html,body,body *{direction:ltr!important}',
  },
  {
    id: 'z-order',
    what: 'a menu opens below what it should cover',
    story: 'components-forms-select--open',
    css: 'body>:not(#storybook-root){z-index:-1!important;position:relative!important;opacity:0!important}',
  },
  {
    id: 'scrim-lost',
    what: 'a dialog does not darken the page',
    story: 'components-overlays-alertdialog--long-content',
    css: everywhere('overlay-scrim', 'transparent'),
  },
  {
    id: 'opacity',
    what: 'a disabled button is paler',
    story: 'components-actions-button--states',
    css: 'button:disabled{opacity:.9!important}',
  },
  {
    id: 'phone-hidden',
    what: 'phones lose a part of the layout',
    story: 'layouts-classy--phone',
    mode: 'phone-light',
    css: 'header{visibility:hidden!important}',
  },
  {
    id: 'layout-width',
    what: 'the navigation is one pixel wider',
    story: 'layouts-dense--desktop',
    css: 'nav{inline-size:calc(100% + 1px)!important}',
  },
  {
    id: 'chart-scale',
    what: 'the line of a chart is drawn to another scale',
    story: 'components-charts-linechart--market',
    css: '[data-part=drawing] path{transform:scaleY(.985)!important}',
  },
  {
    id: 'chart-dash',
    what: 'the dashes by which lines are told apart are gone',
    story: 'components-charts-linechart--variants',
    css: '[data-part=drawing] path{stroke-dasharray:none!important}',
  },
  {
    id: 'chart-texture',
    what: 'the textures of areas are gone',
    story: 'components-charts-donutchart--variants',
    css: 'pattern *{visibility:hidden!important}',
  },
  {
    id: 'skeleton',
    what: 'the waiting look of a card has another height',
    story: 'components-data-display-statementcard--loading',
    css: '[aria-hidden=true]{line-height:2.2!important;padding-block-end:1px!important}',
  },
  {
    id: 'truncated-lines',
    what: 'a text is cut after one line instead of two',
    story: 'components-data-display-offercard--long-content',
    css: '*{-webkit-line-clamp:1!important}',
  },
  {
    id: 'translation-lost',
    what: 'a word is shown as its key',
    story: 'components-navigation-pagination--default',
    script: () => {
      const change = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (/\bof\b/.test(node.nodeValue ?? '')) node.nodeValue = 'table.range';
      };
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(change).observe(document.body, { childList: true, subtree: true }),
      );
    },
  },
  {
    id: 'label-lost',
    what: 'a field has lost its label',
    story: 'components-forms-textfield--default',
    script: () => {
      const change = () => {
        for (const field of document.querySelectorAll('#storybook-root input')) {
          field.removeAttribute('aria-labelledby');
          field.removeAttribute('id');
        }
      };
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(change).observe(document.body, { childList: true, subtree: true, attributes: true }),
      );
    },
  },
  {
    id: 'name-lost',
    what: 'a button with an icon alone has no name',
    story: 'components-actions-iconbutton--default',
    script: () => {
      const change = () => {
        for (const button of document.querySelectorAll('#storybook-root button[aria-label]'))
          button.removeAttribute('aria-label');
      };
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(change).observe(document.body, { childList: true, subtree: true }),
      );
    },
  },
  {
    id: 'role-lost',
    what: 'a meter is none for screen readers',
    story: 'components-data-display-tickmeter--default',
    script: () => {
      const change = () => {
        for (const meter of document.querySelectorAll('#storybook-root [role=meter]')) {
          meter.removeAttribute('role');
        }
      };
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(change).observe(document.body, { childList: true, subtree: true }),
      );
    },
  },
  {
    id: 'press-lost',
    what: 'a press does nothing',
    story: 'components-actions-button--is-reached-and-pressed-by-keys',
    script: () => {
      const swallow = (event: Event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
      };
      for (const type of ['click', 'keydown', 'keyup', 'pointerdown'])
        addEventListener(type, swallow, { capture: true });
    },
  },
  {
    id: 'keys-lost',
    what: 'arrows do nothing',
    story: 'components-actions-segmentedcontrol--arrows-move-and-select',
    script: () => {
      addEventListener(
        'keydown',
        (event) => {
          if (!event.key.startsWith('Arrow')) return;
          event.stopImmediatePropagation();
          event.preventDefault();
        },
        { capture: true },
      );
    },
  },
  {
    id: 'announcement-lost',
    what: 'nothing is announced',
    story: 'components-foundations-liveregion--default',
    script: () => {
      const change = () => {
        for (const region of document.querySelectorAll('[aria-live]')) region.removeAttribute('aria-live');
      };
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(change).observe(document.body, { childList: true, subtree: true, attributes: true }),
      );
    },
  },
];
