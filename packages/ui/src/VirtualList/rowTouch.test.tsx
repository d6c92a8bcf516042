import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rowTouch } from './rowTouch';

afterEach(cleanup);

/** Two rows that can be swiped, and what became of them. */
function openRows() {
  const onFinish = vi.fn<() => void>();
  const onMenu = vi.fn<() => void>();
  const handlers = rowTouch({ onSwipeToEnd: onFinish, onSwipeToStart: onMenu });
  render(
    ['First', 'Second'].map((name) => (
      <div key={name} data-testid={name} {...handlers}>
        <button type="button" data-part="menu">
          Menu
        </button>
      </div>
    )),
  );
  const finger = (pointerId: number, row: HTMLElement) => {
    const at = (clientX: number) => ({ pointerId, pointerType: 'touch', clientX, clientY: 10 });
    return {
      down: (x: number) => fireEvent.pointerDown(row, at(x)),
      move: (x: number) => fireEvent.pointerMove(row, at(x)),
      up: (x: number) => fireEvent.pointerUp(row, at(x)),
      cancel: (x: number) => fireEvent.pointerCancel(row, at(x)),
    };
  };
  return { onFinish, onMenu, finger, first: screen.getByTestId('First'), second: screen.getByTestId('Second') };
}

it('a swipe to the end finishes a row, one to the start opens its menu', () => {
  const { finger, first, onFinish, onMenu } = openRows();
  const thumb = finger(1, first);
  thumb.down(50);
  thumb.move(180);
  expect(first.style.translate).toBe('130px 0');
  thumb.up(180);
  expect(onFinish).toHaveBeenCalledOnce();
  expect(first.style.translate).toBe('');
  thumb.down(180);
  thumb.up(50);
  expect(onMenu).toHaveBeenCalledOnce();
});

it('two fingers that rest on a row do nothing', () => {
  const { finger, first, onFinish, onMenu } = openRows();
  const [right, left] = [finger(1, first), finger(2, first)];
  right.down(250);
  left.down(50);
  right.move(251);
  expect(first.style.translate).toBe('');
  right.up(250);
  left.up(50);
  expect(onFinish).not.toHaveBeenCalled();
  expect(onMenu).not.toHaveBeenCalled();
});

it('a finger that goes away elsewhere does not end the swipe', () => {
  const { finger, first, second, onFinish } = openRows();
  const [lost, thumb] = [finger(1, second), finger(2, first)];
  lost.down(50);
  thumb.down(50);
  thumb.move(180);
  lost.cancel(50);
  expect(first.style.translate).toBe('130px 0');
  thumb.up(180);
  expect(onFinish).toHaveBeenCalledOnce();
});

it('a swipe that the browser takes over puts the row back', () => {
  const { finger, first, onFinish } = openRows();
  const thumb = finger(1, first);
  thumb.down(50);
  thumb.move(180);
  thumb.cancel(180);
  expect(first.style.translate).toBe('');
  expect(onFinish).not.toHaveBeenCalled();
});
