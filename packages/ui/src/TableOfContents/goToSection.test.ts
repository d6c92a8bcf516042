import { afterEach, expect, it } from 'vitest';
import { goToSection } from './goToSection';

afterEach(() => document.body.replaceChildren());

it('moves the focus also to a heading that takes none by itself', () => {
  const heading = document.createElement('h2');
  heading.id = 'tides';
  heading.scrollIntoView = () => undefined;
  document.body.append(heading);
  goToSection('tides');
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
});

it('leaves alone what is not on the page', () => {
  goToSection('nowhere');
  expect(location.hash).not.toBe('#nowhere');
});
