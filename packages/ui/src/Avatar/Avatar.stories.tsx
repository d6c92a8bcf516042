import preview from '@quarterdeck/storybook/preview';
import { Anchor } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { avatarHues } from '../hues';
import { Avatar } from './Avatar';
import { avatarSizes } from './Avatar.styles';
import { AvatarGroup } from './AvatarGroup';
import { avatarStatuses } from './StatusDot';

const people = [
  'Elif Aydın',
  'Deniz Kaya',
  'Marta Oliveira',
  'Jonas Weber',
  'Priya Raman',
  'Tom Castellan',
  'Aylin Şahin',
];
const members = people.map((name) => ({ id: name, name }));

const meta = preview.meta({
  title: 'Components/Data display/Avatar',
  component: Avatar,
  args: { id: 'elif', name: 'Elif Aydın' },
  parameters: { covers: ['component:@quarterdeck/ui/Avatar'] },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Elif Aydın' }).querySelector('[data-initials="EA"]')).toBeVisible();
  },
});

export const Variants = meta.story({
  render: () => (
    <>
      {avatarSizes.map((size) => (
        <Avatar key={size} id={size} name="Deniz Kaya" size={size} status="online" />
      ))}
      {avatarHues.map((hue) => (
        <Avatar key={hue} id={hue} hue={hue} name={hue} size="lg" />
      ))}
      <Avatar id="crew" name="The crew" shape="squircle" icon={Anchor} size="lg" />
    </>
  ),
});

export const Statuses = meta.story({
  render: () => (
    <>
      {avatarStatuses.map((status) => (
        <Avatar key={status} id={status} name="Elif Aydın" size="xl" status={status} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Elif Aydın, Busy' })).toBeVisible();
  },
});

export const Group = meta.story({
  render: () => <AvatarGroup label="Members" members={members} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Members' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByText('+3')).toBeVisible();
    await expect(canvas.getByText('3 more')).toBeInTheDocument();
  },
});

const handleShowAll = fn();

export const GroupOpensTheRest = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <AvatarGroup label="Members" members={members} onShowAll={handleShowAll} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 more' }));
    await expect(handleShowAll).toHaveBeenCalledTimes(1);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  render: () => <AvatarGroup label="الأعضاء" members={members} />,
});

export const FallsBackToInitials = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Elif Aydın' }).querySelector('[data-initials="EA"]')).toBeVisible(),
    );
  },
});

export const TheRestIsOpenedByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <AvatarGroup label="Members" members={members} onShowAll={handleShowAll} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '3 more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handleShowAll).toHaveBeenCalledTimes(1);
  },
});
