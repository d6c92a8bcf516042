import * as calls from '../endpoints/auth';
import { documentEndpoints, type DocumentedError } from './documentEndpoints';
import { invalidRequest } from './documentedErrors';

const account = { email: 'elif@harbour.example', password: 'twelve-weeks' };

const wrongCredentials: DocumentedError = {
  status: 404,
  code: 'not_found',
  body: false,
  when: 'e-mail or password is wrong',
  example: { body: { ...account, password: 'thirteen-weeks' } },
};

const noEmail = invalidRequest('the e-mail is not written as one', {
  body: { ...account, email: 'elif' },
});

const shortPassword = 'the password has fewer than 8 characters';

export const authDocs = documentEndpoints(calls, {
  signIn: {
    summary: 'Sign in',
    description: 'Sent by the sign-in form. Answers the user with an access token, which the browser keeps.',
    rules: [
      'Succeeds only for one fixed demo account.',
      'The account is named by its e-mail or by that of its profile; upper and lower case make no difference.',
      'The access token is a JSON Web Token, signed with HS256, issued by Quarterdeck and valid 7 days.',
      'A refusal says neither which of the two is wrong nor whether there is an account: its body is `false`.',
    ],
    errors: [noEmail, wrongCredentials],
    example: { body: account },
  },
  signInWithToken: {
    summary: 'Sign in with the token',
    description: 'Sent when the page starts and a token is kept. Answers as signing in does, with a new token.',
    rules: [
      'Succeeds only if the signature verifies.',
      'Refreshes the token: the new one is valid 7 days from now.',
      'An expired token is invalid.',
      'The body of a refusal is the text `Invalid token`.',
    ],
    errors: [
      invalidRequest('no token is sent', { body: {} }),
      {
        status: 401,
        code: 'unauthorized',
        body: 'Invalid token',
        when: 'the token is not ours, has been changed or has expired',
        example: { body: { accessToken: 'not.a.token' } },
      },
    ],
    // Signed with the placeholder that is the demo's secret, and valid until the end of 2099.
    example: {
      body: {
        accessToken:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJRdWFydGVyZGVjayIsImlhdCI6MTc2NzIyNTYwMCwiZXhwIjo0MTAyNDQ0Nzk5fQ.cTPXB5IfCGNQH6v0RVxo_MoyCK8QqEj72E5ygH-K4CI',
      },
    },
  },
  signUp: {
    summary: 'Ask for an account',
    description: 'Sent by the sign-up form. Answers `true`, and the page asks the person to confirm the e-mail.',
    rules: [
      'The demo keeps one account: what is sent is checked and then forgotten.',
      'The company may be empty.',
      'Ours: another server may refuse an address that has an account (409 `conflict`), and the form says so at its field. The demo does not.',
    ],
    errors: [
      noEmail,
      {
        status: 400,
        code: 'invalid_request',
        when: shortPassword,
        example: { body: { name: 'Noor Haddad', email: 'noor@harbour.example', password: 'short', company: '' } },
      },
    ],
    example: {
      body: {
        name: 'Noor Haddad',
        email: 'noor@harbour.example',
        password: 'anchor-and-chain',
        company: 'Harbour CRM',
      },
    },
  },
  forgotPassword: {
    summary: 'Ask for a link to a new password',
    description: 'Sent by the form for a forgotten password. Answers `true`; no mail leaves the demo.',
    rules: ['The answer is the same whether there is an account with this e-mail or not.'],
    errors: [noEmail],
    example: { body: { email: 'elif@harbour.example' } },
  },
  resetPassword: {
    summary: 'Set a new password',
    description: 'Sent by the form that the link leads to. Answers `true`; the demo account keeps its password.',
    rules: [],
    errors: [{ status: 400, code: 'invalid_request', when: shortPassword, example: { body: { password: 'short' } } }],
    example: { body: { password: 'anchor-and-chain' } },
  },
  unlockSession: {
    summary: 'Unlock the session',
    description: 'Sent by the form that covers a session left alone. Answers as signing in does.',
    rules: [
      'Succeeds only for one fixed demo account, named by its e-mail or by that of its profile.',
      'A refusal has the body `false`.',
    ],
    errors: [noEmail, wrongCredentials],
    example: { body: account },
  },
  confirmEmail: {
    summary: 'Confirm the address of a new account',
    description: 'Sent once the six digits of the mail are in the form. Answers `true`.',
    rules: ['Ours: the template has no call for it.', 'No mail leaves the demo: its code is always 424242.'],
    errors: [
      invalidRequest('the code is not six digits', { body: { email: 'noor@harbour.example', code: '42' } }),
      {
        status: 400,
        code: 'invalid_request',
        when: 'the code is another one',
        example: { body: { email: 'noor@harbour.example', code: '123456' } },
      },
    ],
    example: { body: { email: 'noor@harbour.example', code: '424242' } },
  },
  sendConfirmationCode: {
    summary: 'Send another code',
    description: 'Sent where the mail did not arrive. Answers `true`.',
    rules: [
      'Ours: the template has no call for it.',
      'The answer is the same whether there is an account with this e-mail or not.',
    ],
    errors: [noEmail],
    example: { body: { email: 'noor@harbour.example' } },
  },
});
