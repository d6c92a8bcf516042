import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Pagination } from './Pagination';

const words = { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };
const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Below a table or list that the server sends in pages, where people come back to a certain page.',
      picture: () => (
        <Pagination
          aria-label="Pages of products"
          page={2}
          pageCount={7}
          onChange={nothing}
          rangeText="11–20 of 68"
          words={words}
        />
      ),
    },
    {
      text: 'As `compact` where people only go on and back, or where there is little room.',
      picture: () => (
        <Pagination
          aria-label="Pages of orders"
          variant="compact"
          page={2}
          pageCount={7}
          onChange={nothing}
          rangeText="11–20 of 68"
          words={words}
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For a list that is on the page as a whole. It can scroll, however long it is.',
      instead: 'VirtualList',
      picture: () => (
        <Pagination
          aria-label="Pages of tasks"
          page={1}
          pageCount={2}
          onChange={nothing}
          rangeText="1–3 of 4"
          words={words}
        />
      ),
    },
    { text: 'To go from one record or guide to the next.', instead: 'PreviousNext' },
  ],
  parts: {
    'page-size': 'The choice of how many rows a page has.',
    range: 'What is in sight, such as 11–20 of 68.',
    gap: 'Stands for pages that are left out.',
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Goes a page on or back; at the end the focus moves to the button of the other way.',
      story: 'KeepsTheFocusAtTheEnds',
    },
  ],
  accessibility: [
    'It is a navigation landmark. Its `aria-label` says of what, such as “Pages of products”.',
    'The current page is a button with `aria-current="page"`; the names of all buttons come from `words`.',
    'The focus stays on the pressed button. Where that is disabled by then, it moves to the one of the other way.',
    'The new rows are not announced by it: the page has to say that they are there, such as with `announce`.',
  ],
};
