import { z } from 'zod'
import { call } from '../call.ts'
import { Outcome } from './outcome.ts'

const ShareToken = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'wrong') })

export const openShare = call({
  method: 'POST',
  path: '/verification/shares',
  who: 'public',
  summary: 'Shows and verifies a document that its holder shares; the holder sees that somebody looked.',
  body: ShareToken,
  output: z.object({ outcome: Outcome, fileName: z.string(), expiresAt: z.iso.datetime() }),
  refusals: ['share_over', 'try_later'],
})

export const sharedFile = call({
  method: 'POST',
  path: '/verification/shares/file',
  who: 'public',
  summary: 'The signed PDF of a document that its holder shares.',
  body: ShareToken,
  output: { raw: 'bytes', contentType: 'application/pdf' },
  refusals: ['share_over', 'try_later'],
})
