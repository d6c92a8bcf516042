import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NavigateContext, RouterLink } from './RouterLink';
import { MemoryRouter, useLocation } from './router';

const Address = () => <p>{useLocation().pathname}</p>;
const link = () => screen.getByRole('link', { name: 'Charts' });

it('is followed by the react-router that stands around it', () => {
  const navigate = vi.fn<(address: string) => void>();
  render(
    <NavigateContext value={navigate}>
      <MemoryRouter>
        <RouterLink to="/charts">Charts</RouterLink>
        <Address />
      </MemoryRouter>
    </NavigateContext>,
  );
  fireEvent.click(link());
  expect(screen.getByText('/charts')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

it('is a plain anchor where there is none', () => {
  render(
    <RouterLink to={{ pathname: '/charts', search: '?depth=5' }} state={{ from: 'here' }} replace>
      Charts
    </RouterLink>,
  );
  expect(link()).toHaveAttribute('href', '/charts?depth=5');
  expect(link().getAttributeNames()).toEqual(['href']);
});

it('is followed by what the app says, but where it is to open elsewhere', () => {
  const navigate = vi.fn<(address: string) => void>();
  render(
    <NavigateContext value={navigate}>
      <RouterLink to="/charts">Charts</RouterLink>
      <RouterLink to="/file" download>
        File
      </RouterLink>
    </NavigateContext>,
  );
  expect(fireEvent.click(link())).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/charts');
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'File' }))).toBe(true);
  expect(navigate).toHaveBeenCalledOnce();
});
