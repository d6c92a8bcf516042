import { authDocs } from '@quarterdeck/contract/docs/auth';
import * as calls from '@quarterdeck/contract/endpoints/auth';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { bodyOf, describeRobustness } from '../testing/describeRobustness';
import { demoAccount, demoCode } from './demoAccount';

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'auth.sign-in': { body: demoAccount },
    'auth.sign-in-with-token': { body: authDocs.signInWithToken.example.body },
    'auth.sign-up': { body: { ...demoAccount, name: 'Elif', company: '' } },
    'auth.forgot-password': { body: { email: demoAccount.email } },
    'auth.reset-password': { body: { password: demoAccount.password } },
    'auth.unlock-session': { body: demoAccount },
    'auth.confirm': { body: { email: demoAccount.email, code: demoCode } },
    'auth.send-code': { body: { email: demoAccount.email } },
  },
  ownRefusals: {
    'api/auth/sign-in': { status: 404, body: false },
    'api/auth/sign-in-with-token': { status: 401, body: 'Invalid token' },
    'api/auth/unlock-session': { status: 404, body: false },
  },
  readRecords: async ({ call }) => bodyOf(await call(getUser, {})).id,
});
