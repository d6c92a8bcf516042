import { defineFeature } from '@quarterdeck/contract';
import { MemoryRouter, RouterLink, useLocation, useSearchParams } from '@quarterdeck/ui/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { FeatureHost } from './FeatureHost';

const running = new Set<string>();

function chart(name: string) {
  return function Chart() {
    const [points, setPoints] = useState(1);
    const { pathname } = useLocation();
    const [query] = useSearchParams();
    useEffect(() => {
      running.add(name);
      return () => void running.delete(name);
    }, []);
    return (
      <main>
        <h1>{name}</h1>
        <p>{`${pathname}, ${query.get('range') ?? 'no range'}`}</p>
        <button type="button" onClick={() => setPoints(points + 1)}>
          {`${name}: ${points} points`}
        </button>
      </main>
    );
  };
}

const harbour = defineFeature({
  id: 'harbour',
  routes: ['tides', 'winds', 'depths', 'log'].map((name) => ({
    id: `harbour.${name}`,
    path: `/harbour/${name}`,
    screen: name,
    titleKey: 'harbour.title',
    load: () => Promise.resolve({ default: chart(name) }),
    keepsAlive: name !== 'log',
  })),
});

const addresses = ['/harbour/tides?range=week', '/harbour/winds', '/harbour/depths', '/harbour/log'];

beforeEach(async () => {
  render(
    <MemoryRouter initialEntries={['/harbour/tides']}>
      {addresses.map((to) => (
        <RouterLink key={to} to={to}>
          {to}
        </RouterLink>
      ))}
      <FeatureHost features={[harbour]} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'tides' });
});

async function go(to: string, heading: string) {
  fireEvent.click(screen.getByRole('link', { name: to }));
  await screen.findByRole('heading', { name: heading });
}

it('comes back to a screen as it was left, with the address of now', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'tides: 1 points' }));
  expect(screen.getByText('/harbour/tides, no range')).toBeVisible();
  await go('/harbour/log', 'log');
  await go('/harbour/tides?range=week', 'tides');
  expect(screen.getByRole('button', { name: 'tides: 2 points' })).toBeVisible();
  expect(screen.getByText('/harbour/tides, week')).toBeVisible();
});

it('hides a screen that is not shown, with the address it had, and stops its effects', async () => {
  expect([...running]).toEqual(['tides']);
  await go('/harbour/log', 'log');
  expect(screen.getByText('/harbour/tides, no range')).not.toBeVisible();
  expect([...running]).toEqual(['log']);
  await go('/harbour/tides?range=week', 'tides');
  expect([...running]).toEqual(['tides']);
});

it('keeps no screen of a route that does not ask for it, and two of those that do', async () => {
  await go('/harbour/log', 'log');
  fireEvent.click(screen.getByRole('button', { name: 'log: 1 points' }));
  await go('/harbour/winds', 'winds');
  await go('/harbour/log', 'log');
  expect(screen.getByRole('button', { name: 'log: 1 points' })).toBeVisible();
  await go('/harbour/depths', 'depths');
  expect(screen.queryByText('tides')).toBeNull();
  expect(screen.getByText('winds')).not.toBeVisible();
});
