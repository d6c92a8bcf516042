import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuarterdeckProvider } from '../QuarterdeckProvider';
import { MemoryRouter } from '../router';
import { hostileValues, plainValues } from './conformance';
import { examples } from './examples';

const kit = path.resolve(import.meta.dirname, '..');
/** Folders of the kit that export a component of their name. */
const components = readdirSync(kit).filter((name) => {
  if (!/^[A-Z]/.test(name)) return false;
  const index = readFileSync(path.join(kit, name, 'index.ts'), 'utf8');
  return new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\}`).test(index);
});

const inApp = (children: ReactNode) => (
  <MemoryRouter>
    <QuarterdeckProvider isPage={false}>{children}</QuarterdeckProvider>
  </MemoryRouter>
);

/** Components that have no example yet: the list may only get shorter. */
const withoutExample = [
  'AlertDialog',
  'AlphabetRail',
  'AsyncContent',
  'Avatar',
  'AvatarUpload',
  'BottomSheet',
  'BulkBar',
  'Calendar',
  'CardTools',
  'Carousel',
  'CheckCircle',
  'Checklist',
  'ChoiceCard',
  'ColorDot',
  'CommandPalette',
  'ComposeBar',
  'CopyLink',
  'DatePicker',
  'DateRangePicker',
  'DetailPane',
  'Dialog',
  'DraftRow',
  'Drawer',
  'Feedback',
  'FileUpload',
  'FloatingActionButton',
  'Gallery',
  'Image',
  'InlineEdit',
  'LateToastRegion',
  'Layout',
  'Lightbox',
  'LinkedAccordion',
  'List',
  'ListPane',
  'Masonry',
  'Menu',
  'NavigationIcon',
  'NumberField',
  'Option',
  'PageSearch',
  'Pagination',
  'PartBoundary',
  'PersonSelect',
  'PhoneField',
  'PictureField',
  'Popover',
  'PropertyList',
  'QuarterdeckProvider',
  'ReminderMenu',
  'RichTextEditor',
  'SafeHtml',
  'ScrollArea',
  'SearchHero',
  'SegmentedControl',
  'SelectButton',
  'SentNotice',
  'SideNavigation',
  'Slider',
  'SplitButton',
  'SwatchPicker',
  'Table',
  'TagGroup',
  'TagInput',
  'TagManager',
  'ThemeProvider',
  'Timeline',
  'ToastRegion',
  'Tooltip',
  'Tree',
  'VerticalNavigation',
  'VirtualList',
];

it('has an example of every component that is not listed', () => {
  expect(components.filter((name) => !(name in examples))).toEqual(withoutExample);
});

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(examples))('%s', (_, { render: show, rootless, isOverlay = false, isLate = false }) => {
  it.skipIf(rootless !== undefined)('puts its ref and all other props on its root', () => {
    const ref = createRef<never>();
    render(inApp(show({ ref, className: 'of-the-app', style: { order: 7 }, 'data-app': 'harbour' }, plainValues)));
    const roots = document.querySelectorAll<HTMLElement>('.of-the-app');
    expect(roots).toHaveLength(1);
    expect(roots[0]?.dataset['app']).toBe('harbour');
    expect(roots[0]?.style.order).toBe('7');
    expect(ref.current).toBe(roots[0]);
  });

  it.skipIf(isOverlay || isLate)('is rendered by a server as the browser renders it', () => {
    const page = inApp(show({}, plainValues));
    const html = renderToString(page);
    const place = document.createElement('div');
    place.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    document.body.append(place);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(page, { container: place, hydrate: true, onRecoverableError: (error) => complain(error) });
    expect(complain).not.toHaveBeenCalled();
  });

  it.each(hostileValues)('bears $name', ({ name: _name, ...values }) => {
    render(inApp(show({}, { ...plainValues, ...values })));
    expect(document.body.textContent).not.toMatch(/\bNaN\b|Invalid Date/);
    expect(document.querySelector('img[src="x"], script')).toBeNull();
    expect('hostile' in globalThis).toBe(false);
  });
});
