import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'

export const encryptKey = call({
  method: 'GET',
  path: '/cms/getEncryptKey',
  who: 'public',
  summary: 'The public key with which the app encrypts passwords and ID numbers in transit.',
  output: z.object({
    keyId: Id,
    algorithm: z.literal('RSA-OAEP-256'),
    /** SubjectPublicKeyInfo in base64. */
    publicKey: z.string(),
    expiresAt: Instant,
    /** The server's time, which goes into what is hidden: the clock of a phone may be wrong. */
    now: Instant,
  }),
})
