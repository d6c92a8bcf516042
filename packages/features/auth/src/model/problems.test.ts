import { describe, expect, it } from 'vitest';
import { problemOfEmail, problemOfName, problemOfNewPassword, problemOfPassword } from './problems';
import { strengthOf } from './strengthOf';

const owner = { name: 'Priya Raman', email: 'priya.raman@harbour.example' };

describe('AU-5 fields', () => {
  it.each([
    ['', 'emailMissing'],
    ['   ', 'emailMissing'],
    ['elif@harbour', 'emailWrong'],
    ['elif', 'emailWrong'],
    [`${'e'.repeat(250)}@harbour.example`, 'emailLong'],
    [`  ${'e'.repeat(64)}@${'harbour.'.repeat(22)}example  `, undefined],
    [' elif@harbour.example ', undefined],
  ])('take an e-mail that is written as one: %j', (email, problem) => {
    expect(problemOfEmail(email)).toBe(problem);
  });

  it.each([
    ['', 'passwordMissing'],
    ['x', undefined],
    ['x'.repeat(201), 'passwordLong'],
  ])('compare any password: %j', (password, problem) => {
    expect(problemOfPassword(password)).toBe(problem);
  });

  it.each([
    ['', 'passwordMissing'],
    ['1234567', 'passwordShort'],
    ['12345678', undefined],
    ['priya raman', 'passwordKnown'],
    ['Priya.Raman', 'passwordKnown'],
    ['PRIYA.RAMAN@harbour.example', 'passwordKnown'],
    ['priya raman 41', undefined],
  ])('take a new password of 8 characters that is neither name nor e-mail: %j', (password, problem) => {
    expect(problemOfNewPassword(password, owner)).toBe(problem);
  });

  it.each([
    ['Şule Çağlar', 'sule caglar'],
    ['Şule Çağlar', 'ŞULE ÇAĞLAR'],
    ['Irmak Işık', 'ırmak ışık'],
    ['Irmak Işık', 'irmak isik'],
    ['Zoë Lefèvre', 'zoe lefevre'],
  ])('know a name by its letters, whatever their case and accents: %s as %j', (name, password) => {
    expect(problemOfNewPassword(password, { name, email: '' })).toBe('passwordKnown');
    expect(strengthOf(password, { name, email: '' })).toBe(0);
  });

  it('ask for a name', () => {
    expect(problemOfName(' ')).toBe('nameMissing');
    expect(problemOfName('Priya')).toBeUndefined();
  });
});

describe('strengthOf', () => {
  it.each([
    ['short', 0],
    ['priya raman', 0],
    ['aaaaaaaa', 1],
    ['lighthouse', 2],
    ['anchor-chain', 3],
    ['harbour lamp 41', 4],
    // Letters of scripts without case are as good as others.
    ['日本語の合言葉です', 2],
    ['كلمةسرطويلةجدا', 3],
    ['סיסמה חזקה מאוד 41', 4],
  ])('judges %j as %d', (password, value) => {
    expect(strengthOf(password, owner)).toBe(value);
  });
});
