import { z } from 'zod'
import { Instant } from '../fields.ts'

/**
 * What opens an account besides its password: a passkey, an outside login, their face, another account that may switch into it. And what shows
 * its data to others: the address of a calendar, a share with family, the link to a document.
 */
export const AccountLink = z.object({
  kind: z.enum(['passkey', 'identity', 'face', 'account', 'calendar', 'family', 'document']),
  name: z.string(),
  createdAt: Instant,
})
export type AccountLink = z.infer<typeof AccountLink>

/** After a new password: links made since the last proof are removed; the others are shown, so that the owner can check them. */
export const PasswordChanged = z.object({ removed: z.array(AccountLink), kept: z.array(AccountLink) })
export type PasswordChanged = z.infer<typeof PasswordChanged>
