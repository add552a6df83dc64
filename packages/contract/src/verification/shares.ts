import { z } from 'zod'
import { call } from '../call.ts'
import { Outcome } from './outcome.ts'

const ShareToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'wrong') })

export const openShare = call({
  method: 'POST',
  path: '/verification/shares',
  who: 'public',
  summary: 'Show and verify a shared document; the view is logged for its holder.',
  body: ShareToken,
  output: z.object({
    outcome: Outcome,
    /** Empty where the holder does not show the file. */
    fileName: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  refusals: ['share_over', 'try_later'],
})

export const sharedFile = call({
  method: 'POST',
  path: '/verification/shares/file',
  who: 'public',
  summary: 'The signed PDF of a shared document.',
  body: ShareToken,
  output: { raw: 'bytes', contentType: 'application/pdf' },
  refusals: ['share_over', 'try_later'],
})
