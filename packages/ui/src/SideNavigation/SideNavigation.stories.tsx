import preview from '@quarterdeck/storybook/preview';
import { Archive, Bell, Pencil, StickyNote } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import {
  SideNavigation,
  SideNavigationButton,
  SideNavigationLink,
  SideNavigationList,
  type SideNavigationProps,
} from './SideNavigation';

const handleEdit = fn();

const lists = (
  <>
    <SideNavigationList>
      <SideNavigationLink to="?" icon={StickyNote} isCurrent count="18">
        Notes
      </SideNavigationLink>
      <SideNavigationLink to="?list=reminders" icon={Bell} isCurrent={false} count="4">
        Reminders
      </SideNavigationLink>
      <SideNavigationLink to="?list=archive" icon={Archive} isCurrent={false} count="0">
        Archive
      </SideNavigationLink>
    </SideNavigationList>
    <SideNavigationList title="Labels">
      <SideNavigationLink to="?label=family" hue="rose" isCurrent={false} count="5">
        Family
      </SideNavigationLink>
      <SideNavigationLink to="?label=work" hue="sky" isCurrent={false} count="12">
        Work
      </SideNavigationLink>
      <SideNavigationButton icon={Pencil} onClick={handleEdit}>
        Edit labels
      </SideNavigationButton>
    </SideNavigationList>
  </>
);

/** Beside, or on phones above, what the lists hold. */
function Demo(props: SideNavigationProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', blockSize: 360 }}>
      <SideNavigation {...props} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/SideNavigation',
  component: Demo,
  globals: { viewport: { value: 'desktop' } },
  args: { 'aria-label': 'Lists of notes', children: lists },
  parameters: { covers: ['component:@quarterdeck/ui/SideNavigation'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    handleEdit.mockClear();
    await expect(canvas.getByRole('navigation', { name: 'Lists of notes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Notes/, current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Labels' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Reminders/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit labels' }));
    await expect(handleEdit).toHaveBeenCalledOnce();
  },
});

/** A line of chips, which scrolls. */
export const Variants = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
});

/** Before the counts are known the lists can be used already; one may have no count at all. */
export const States = meta.story({
  args: {
    children: (
      <SideNavigationList>
        <SideNavigationLink to="?" icon={StickyNote} isCurrent count={null}>
          Notes
        </SideNavigationLink>
        <SideNavigationLink to="?list=guides" isCurrent={false}>
          Guides
        </SideNavigationLink>
      </SideNavigationList>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notes –' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Guides' })).toBeVisible();
  },
});

const longLists = (
  <SideNavigationList title="Muhasebeleştirilemeyenlerdenmişsinizcesine">
    <SideNavigationLink to="?label=long" hue="amber" isCurrent count="10,482">
      Muhasebeleştirilemeyenlerdenmişsinizcesine and what else there is
    </SideNavigationLink>
    <SideNavigationLink to="?label=arabic" hue="teal" isCurrent={false} count="3">
      ما لا تريد أن تنساه
    </SideNavigationLink>
    {Array.from({ length: 30 }, (_, index) => (
      <SideNavigationLink key={index} to={`?label=${index}`} hue="green" isCurrent={false} count={String(index)}>
        {`Label ${index}`}
      </SideNavigationLink>
    ))}
  </SideNavigationList>
);

export const LongContent = meta.story({ args: { children: longLists } });

export const LongContentOnAPhone = meta.story({
  args: { children: longLists },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
