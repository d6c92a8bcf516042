/** The one account that can sign in. Its e-mail stays the same, and so does its password, whatever the profile says. */
export const demoAccount = { email: 'elif@harbour.example', password: 'twelve-weeks' } as const;

/** Confirms any address: no mail leaves the mock. */
export const demoCode = '424242';
