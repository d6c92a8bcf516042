interface SecurityOptions {
  /** Whether the page comes over https; browsers ignore, and checkers complain about, the transport header elsewhere. */
  readonly isSecure: boolean;
  /** Whether the payment provider is configured. Its hosts are named only then, so that nobody else can use them. */
  readonly hasPayments: boolean;
}

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'];
const stripeCalls = ['https://api.stripe.com', 'https://checkout.stripe.com'];
const stripeFrames = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
  'https://checkout.stripe.com',
];

/** The headers that every answer of the site carries, by name. A deployment sends the same ones. */
export function securityHeaders({ isSecure, hasPayments }: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hasPayments),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Popups stay reachable because a checkout may open in one.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Whether a built page says with which key payments are taken. */
export const namesPaymentKey = (page: string): boolean =>
  /<meta name="quarterdeck-stripe-publishable-key" content="[^"]+"/.test(page);

function contentSecurityPolicy(hasPayments: boolean): string {
  const ifPaid = (hosts: readonly string[]): readonly string[] => (hasPayments ? hosts : []);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...ifPaid(stripeScripts)],
    ['script-src-attr', "'none'"],
    // styled-components writes style elements at run time.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['font-src', "'self'"],
    // https: for pictures in mails, which are shown after consent only.
    ['img-src', "'self'", 'data:', 'blob:', 'https:'],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['connect-src', "'self'", ...ifPaid(stripeCalls)],
    ['frame-src', "'self'", ...ifPaid(stripeFrames)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'dompurify', 'quarterdeck', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
