import { configureRequest, paths } from '@quarterdeck/contract';
import { updateUser } from '@quarterdeck/contract/endpoints/common';
import { readSession } from '@quarterdeck/data/session/session';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { Route, Routes, useNavigate } from '@quarterdeck/ui/router';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmScreen } from '../screens/ConfirmScreen';
import { ForgotPasswordScreen } from '../screens/ForgotPasswordScreen';
import { ResetPasswordScreen } from '../screens/ResetPasswordScreen';
import { SignInScreen } from '../screens/SignInScreen';
import { SignUpScreen } from '../screens/SignUpScreen';
import { UnlockScreen } from '../screens/UnlockScreen';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const email = 'elif@harbour.example';
const password = 'twelve-weeks';

/** Shows a page, whose form gets these answers to what it sends; reads are answered by the mock. */
async function open(Screen: ComponentType, page: string, answers: readonly (() => Response)[], { api } = testClient()) {
  const sent = vi.fn<(address: string) => void>();
  let count = 0;
  configureRequest({
    baseAddress: 'http://localhost/',
    transport: async (request) => {
      if (request.method === 'GET') return api.fetch(request);
      sent(new URL(request.url).pathname);
      const answer = answers[count] ?? answers.at(-1);
      count += 1;
      return answer ? answer() : api.fetch(request);
    },
  });
  const address = `/pages/authentication/${page}/classic`;
  const wrapper = await hookProviders({ queryClient: new QueryClient(), undo: createUndoStack(), address });
  render(<Screen />, { wrapper });
  return sent;
}

const refusal = (status: number, error: object, headers: HeadersInit = {}) =>
  Response.json({ error }, { status, headers });
const refusing = (field: string) => () =>
  refusal(400, { code: 'invalid_request', message: 'No', fieldErrors: { [field]: 'Must not be' } });

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function signUp() {
  type('Name', 'Priya Raman');
  type('Email', email);
  type('Password', 'harbour lamp 41');
  fireEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
  send('Create account');
}
function signIn() {
  type('Email', email);
  type('Password', password);
  send('Sign in');
}
async function unlock() {
  await screen.findByText('Elif Aydın');
  type('Password', password);
  send('Unlock');
}
function askForLink() {
  type('Email', email);
  send('Send link');
}
function reset() {
  type('New password', 'harbour lamp 41');
  type('Repeat password', 'harbour lamp 41');
  send('Save password');
}
function confirm() {
  type('Email', email);
  type('Code', '123456');
}

describe('AU-4 sign-up', () => {
  const taken = () => refusal(409, { code: 'conflict', message: 'Is taken' });

  it('says at the e-mail and in the summary that there is an account with it, and leads to it', async () => {
    await open(SignUpScreen, 'sign-up', [taken]);
    signUp();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('There’s already an account with this email');
    const field = screen.getByLabelText('Email');
    expect(field).toHaveAccessibleDescription('There’s already an account with this email');
    await waitFor(() => expect(field).toHaveFocus());
    const ways = within(screen.getByRole('link', { name: 'Forgot password?' }).closest('p') as HTMLElement);
    expect(ways.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.authentication.href('sign-in', 'classic'),
    );
    expect(ways.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      paths.authentication.href('forgot-password', 'classic'),
    );
    // Another address may be free; until then there is nothing to send again.
    expect(screen.getByRole('button', { name: 'Create account' })).toBeDisabled();
    type('Email', 'priya@harbour.example');
    expect(field).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
  });
});

describe('what was typed', () => {
  const taken = () => refusal(409, { code: 'conflict', message: 'Is taken' });

  /** The pages as the site shows them, and the Back of the browser. */
  function Pages() {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <Routes>
          <Route path={paths.authentication.href('sign-up', 'classic')} element={<SignUpScreen />} />
          <Route path={paths.authentication.href('sign-in', 'classic')} element={<SignInScreen />} />
          <Route path={paths.authentication.href('forgot-password', 'classic')} element={<ForgotPasswordScreen />} />
        </Routes>
      </>
    );
  }
  const typeAndLeave = (label: string, value: string) => {
    type(label, value);
    fireEvent.blur(screen.getByLabelText(label));
  };
  const follow = (name: string) => fireEvent.click(screen.getAllByRole('link', { name }).at(-1) as HTMLElement);
  const titleOf = (name: string) => screen.findByRole('heading', { level: 1, name });

  it('into sign-up is there again after “Forgot password?” and Back, but for the password', async () => {
    await open(Pages, 'sign-up', [taken]);
    typeAndLeave('Name', 'Priya Raman');
    typeAndLeave('Email', email);
    typeAndLeave('Company (optional)', 'Harbour');
    typeAndLeave('Password', 'harbour lamp 41');
    fireEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
    send('Create account');
    await screen.findByRole('link', { name: 'Forgot password?' });
    follow('Forgot password?');
    await titleOf('Forgot your password?');
    send('Back');
    await titleOf('Create your account');
    expect(screen.getByLabelText('Name')).toHaveValue('Priya Raman');
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Company (optional)')).toHaveValue('Harbour');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('as an e-mail goes along from sign-in to sign-up and the other way', async () => {
    await open(Pages, 'sign-in', []);
    type('Email', 'ida@harbour.example');
    follow('Create an account');
    await titleOf('Create your account');
    expect(screen.getByLabelText('Email')).toHaveValue('ida@harbour.example');
    type('Email', 'noor@harbour.example');
    follow('Sign in');
    await titleOf('Welcome back');
    expect(screen.getByLabelText('Email')).toHaveValue('noor@harbour.example');
    follow('Forgot password?');
    await titleOf('Forgot your password?');
    follow('Back to sign in');
    await titleOf('Welcome back');
    expect(screen.getByLabelText('Email')).toHaveValue('noor@harbour.example');
  });
});

describe('AU-5 what the API refuses of a field is said there', () => {
  it.each([
    ['sign-up', SignUpScreen, signUp, 'name', 'Name', 'This name wasn’t accepted. Try another one.'],
    ['sign-up', SignUpScreen, signUp, 'email', 'Email', 'This email wasn’t accepted. Try another one.'],
    ['sign-up', SignUpScreen, signUp, 'password', 'Password', 'This password wasn’t accepted. Try another one.'],
    ['sign-in', SignInScreen, signIn, 'email', 'Email', 'This email wasn’t accepted. Try another one.'],
    ['unlock-session', UnlockScreen, unlock, 'password', 'Password', 'This password wasn’t accepted. Try another one.'],
    [
      'forgot-password',
      ForgotPasswordScreen,
      askForLink,
      'email',
      'Email',
      'This email wasn’t accepted. Try another one.',
    ],
    [
      'reset-password',
      ResetPasswordScreen,
      reset,
      'password',
      'New password',
      'This password wasn’t accepted. Try another one.',
    ],
    [
      'confirmation-required',
      ConfirmScreen,
      confirm,
      'code',
      'Code',
      'This code isn’t right. Check the email and try again.',
    ],
  ] as const)('%s: %#', async (page, Screen, fillAndSend, field, label, words) => {
    await open(Screen, page, [refusing(field)]);
    await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const input = screen.getByLabelText(label);
    expect(input).toHaveAccessibleDescription(expect.stringContaining(words));
    await waitFor(() => expect(input).toHaveFocus());
    fireEvent.change(input, { target: { value: '9' } });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('says above the form what no field of it can say', async () => {
    await open(UnlockScreen, 'unlock-session', [refusing('email')]);
    await unlock();
    await screen.findByText('Your session is still locked');
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeEnabled();
  });
});

describe.each([
  ['sign-up', SignUpScreen, signUp],
  ['sign-in', SignInScreen, signIn],
  ['forgot-password', ForgotPasswordScreen, askForLink],
  ['reset-password', ResetPasswordScreen, reset],
  ['confirmation-required', ConfirmScreen, confirm],
] as const)('AU-5 %s says of an answer that it does not expect', (page, Screen, fillAndSend) => {
  const error = { code: 'x', message: 'No' };
  const answers: [what: string, answer: () => Response][] = [
    ['a page that is not there', () => new Response('<h1>404</h1>', { status: 404 })],
    ['that nobody is signed in', () => refusal(401, error)],
    ['that something else was refused', refusing('shoeSize')],
  ];
  if (page !== 'sign-up') answers.push(['a conflict', () => refusal(409, error)]);
  it.each(answers)('that the server is at fault, not the form: %s', async (_, answer) => {
    await open(Screen, page, [answer]);
    fillAndSend();
    expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('that access was refused: 403', async () => {
    await open(Screen, page, [() => refusal(403, error)]);
    fillAndSend();
    expect(
      await screen.findByText('Access was refused. If you think that’s a mistake, contact support.'),
    ).toBeVisible();
  });
});

describe('AU-2 wrong credentials', () => {
  const wrong = () => Response.json(false, { status: 404 });

  it('mark both fields of sign-in until one of them is changed, and can be sent as they are', async () => {
    await open(SignInScreen, 'sign-in', [wrong]);
    signIn();
    await screen.findByText('Wrong email or password');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    type('Email', 'ida@harbour.example');
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  it('are said at the password of the unlock page until it is changed', async () => {
    await open(UnlockScreen, 'unlock-session', [wrong]);
    await unlock();
    await screen.findByText('Wrong password. Try again.');
    type('Password', 'twelve-week');
    expect(screen.getByLabelText('Password')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeEnabled();
  });
});

describe('AU-2 a failure is not taken for a wrong password', () => {
  const notFound = () => new Response('<h1>404</h1>', { status: 404 });
  const wrong = () => Response.json(false, { status: 404 });
  const tooMany = (wait?: string) => () =>
    refusal(429, { code: 'rate_limited', message: 'Slow down' }, wait === undefined ? {} : { 'retry-after': wait });

  it.each([
    ['sign-in', SignInScreen, signIn, 'You aren’t signed in', 'Wrong email or password'],
    ['unlock-session', UnlockScreen, unlock, 'Your session is still locked', 'Wrong password. Try again.'],
  ] as const)('%s says it only of 404 with the body false', async (page, Screen, fillAndSend, failed, wrongWords) => {
    await open(Screen, page, [notFound, wrong]);
    await fillAndSend();
    await screen.findByText(failed);
    expect(screen.queryByText(wrongWords)).toBeNull();
    // The field keeps what was typed, so it is sent as it is.
    send(page === 'sign-in' ? 'Sign in' : 'Unlock');
    await screen.findByText(wrongWords);
  });

  it.each([
    [undefined, 'Too many attempts. Wait a few minutes, then try again.'],
    ['1', 'Too many attempts. Try again in 1 second.'],
    ['45', 'Too many attempts. Try again in 45 seconds.'],
    ['600', 'Too many attempts. Try again in 10 minutes.'],
  ])('says of too many tries that they were too many, and when to try again: %j', async (wait, words) => {
    await open(SignInScreen, 'sign-in', [tooMany(wait)]);
    signIn();
    await screen.findByText('You aren’t signed in');
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says it of unlocking, too', async () => {
    await open(UnlockScreen, 'unlock-session', [tooMany('45')]);
    await unlock();
    expect(await screen.findByText('Too many attempts. Try again in 45 seconds.')).toBeVisible();
  });
});

it('AU-2 unlocks by the e-mail of the profile, which is the one that the page knows', async () => {
  const client = testClient({ now: () => new Date() });
  await client.call(updateUser, { body: { user: { email: 'aydin@harbour.example' } } });
  await open(UnlockScreen, 'unlock-session', [], client);
  await screen.findByText('aydin@harbour.example');
  await unlock();
  await waitFor(() => expect(readSession()).toMatchObject({ status: 'signedIn' }));
});

describe('confirming an address', () => {
  const again = /^Send again/;

  it('sends a code at once to whoever opens the page without having signed up, and no second one for half a minute', async () => {
    const sent = await open(ConfirmScreen, 'confirmation-required', [() => Response.json(true)]);
    type('Email', email);
    const button = screen.getByRole('button', { name: again });
    expect(button).toBeEnabled();
    fireEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeDisabled());
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/auth/send-code');
  });
});
