import { expect, it } from 'vitest';
import { mailtoHref, telHref } from './contactAddress';

it.each([
  ['deniz@harbour.example', 'mailto:deniz@harbour.example'],
  ['a?cc=b@harbour.example', 'mailto:a%3Fcc%3Db@harbour.example'],
  ['a@b@c', null],
  ['a b@c', null],
  ['@c', null],
  ['', null],
])('writes to %j at %j', (email, address) => expect(mailtoHref(email)).toBe(address));

it.each([
  ['+90 212 555 01 11', 'tel:+902125550111'],
  ['0212 (555) 0111', 'tel:02125550111'],
  ['ask the desk', null],
  ['', null],
])('calls %j at %j', (phone, address) => expect(telHref(phone)).toBe(address));
