/** The one account that can sign in. It stays the same when the person changes the e-mail of the profile. */
export const demoAccount = { email: 'elif@harbour.example', password: 'twelve-weeks' } as const;

/** Confirms any address: no mail leaves the mock. */
export const demoCode = '424242';
