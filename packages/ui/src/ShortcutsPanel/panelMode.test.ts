import { describe, expect, it } from 'vitest';
import { nextMode, type PanelEvent, type PanelMode } from './panelMode';

const view: PanelMode<string> = { name: 'view' };
const modify: PanelMode<string> = { name: 'modify' };
const addFrom = (from: 'view' | 'modify'): PanelMode<string> => ({ name: 'add', from });
const edit: PanelMode<string> = { name: 'edit', item: 'mailbox' };

describe('the modes of the panel (SC-1)', () => {
  it.each<[string, PanelMode<string>, PanelEvent<string>, PanelMode<string>]>([
    ['view to modify', view, { name: 'enterEdit' }, modify],
    ['view to add', view, { name: 'add' }, addFrom('view')],
    ['modify to view', modify, { name: 'exitEdit' }, view],
    ['modify to add', modify, { name: 'add' }, addFrom('modify')],
    ['modify to edit', modify, { name: 'edit', item: 'mailbox' }, edit],
    ['a saved new one to modify', addFrom('view'), { name: 'save' }, modify],
    ['a saved old one to modify', edit, { name: 'save' }, modify],
    ['a deleted one to modify', edit, { name: 'delete' }, modify],
    ['Cancel of a new one back to view', addFrom('view'), { name: 'cancel' }, view],
    ['Cancel of a new one back to modify', addFrom('modify'), { name: 'cancel' }, modify],
    ['Cancel of an old one back to modify', edit, { name: 'cancel' }, modify],
  ])('%s', (_, mode, event, next) => {
    expect(nextMode(mode, event)).toEqual(next);
  });

  it.each<[string, PanelMode<string>, PanelEvent<string>]>([
    ['view has no pencils', view, { name: 'edit', item: 'mailbox' }],
    ['what is new cannot be deleted', addFrom('view'), { name: 'delete' }],
    ['modify has nothing to save', modify, { name: 'save' }],
  ])('%s', (_, mode, event) => {
    expect(nextMode(mode, event)).toBe(mode);
  });
});
