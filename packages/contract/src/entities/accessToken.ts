import * as z from 'zod/mini';

export const accessTokenAlgorithm = 'HS256';
export const accessTokenIssuer = 'Quarterdeck';

/** How long a token is valid, in seconds: 7 days. */
export const accessTokenLifetimeSeconds = 7 * 24 * 60 * 60;

/** What a token says (RFC 7519); times are seconds since 1970. */
export const accessTokenClaimsSchema = z.object({
  iss: z.literal(accessTokenIssuer),
  iat: z.int(),
  exp: z.int(),
  /** It is not taken before this. */
  nbf: z.optional(z.int()),
});
export type AccessTokenClaims = z.infer<typeof accessTokenClaimsSchema>;
