import type { Mutation } from './mutation.ts';

/** What leaves everything as it is for people: none of it may raise an alarm. */
export const refactors: readonly Mutation[] = [
  {
    id: 'same-color-in-other-words',
    what: 'a color is written as rgb()',
    story: 'components-actions-button--default',
    css: '#storybook-root{accent-color:rgb(0 0 0)}',
  },
  {
    id: 'unused-token',
    what: 'a new token that nobody uses yet',
    story: 'components-data-display-card--variants',
    css: '*{--qd-not-used-yet:#f0f}',
  },
  {
    id: 'unused-rule',
    what: 'a rule that matches nothing',
    story: 'components-data-display-table--default',
    css: '.not-used-yet{color:#f0f}',
  },
  {
    id: 'logical-property',
    what: 'a margin of 0 is written in another direction',
    story: 'components-foundations-text--variants',
    css: '#storybook-root{margin-inline:0}',
  },
  {
    id: 'isolation',
    what: 'the root is a stacking context of its own',
    story: 'components-navigation-breadcrumbs--default',
    css: '#storybook-root{isolation:isolate}',
  },
  {
    id: 'will-change',
    what: 'the browser is told that something may move',
    story: 'components-feedback-alert--variants',
    css: '#storybook-root{will-change:auto}',
  },
  {
    id: 'test-ids',
    what: 'elements have attributes that only tools read',
    story: 'components-actions-iconbutton--default',
    script: () => {
      const change = () => {
        for (const button of document.querySelectorAll('#storybook-root button')) button.setAttribute('data-tool', 'x');
      };
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(change).observe(document.body, { childList: true, subtree: true }),
      );
    },
  },
  {
    id: 'class-names',
    what: 'classes have other names beside their own',
    story: 'components-forms-textfield--default',
    script: () => {
      const change = () => {
        for (const element of document.querySelectorAll('#storybook-root *')) element.classList.add('renamed');
      };
      addEventListener('DOMContentLoaded', () =>
        new MutationObserver(change).observe(document.body, { childList: true, subtree: true }),
      );
    },
  },
  {
    id: 'passive-listener',
    what: 'somebody listens to scrolling',
    story: 'components-foundations-scrollarea--default',
    script: () => addEventListener('scroll', () => undefined, { passive: true, capture: true }),
  },
  {
    id: 'debug-output',
    what: 'something is printed for developers',
    story: 'components-forms-radiogroup--default',
    script: () => console.debug('mounted'),
  },
];
