import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'

/** What a scanned code turned out to be. */
export const scanKinds = [
  'pc_login',
  'person',
  'verification',
  'anti_forgery',
  'pick_up',
  'terminal',
  'sign_in',
  'sign_out',
  'app_page',
  'link',
  'text',
] as const

export const readScan = call({
  method: 'POST',
  path: '/my/scan',
  who: 'user',
  summary: 'Identify a scanned code; the result is encrypted for this session, so that no address contains it.',
  body: z.object({ text: z.string().min(1).max(4000) }),
  output: z.object({ kind: z.enum(scanKinds), sealed: z.string() }),
  refusals: ['try_later', 'sealed_elsewhere'],
})

/** Opened by `decrypt`. */
export const ScanResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pc_login'), code: z.string() }),
  z.object({ kind: z.literal('person'), personId: Id }),
  z.object({ kind: z.literal('verification'), code: z.string() }),
  /** What stands in letters on a document, typed instead of scanned. */
  z.object({ kind: z.literal('anti_forgery'), code: z.string() }),
  z.object({ kind: z.literal('pick_up'), code: z.string() }),
  /** The code on the screen of a terminal, by which a phone comes in. */
  z.object({ kind: z.literal('terminal'), code: z.string() }),
  z.object({ kind: z.literal('sign_in'), code: z.string() }),
  z.object({ kind: z.literal('sign_out'), code: z.string() }),
  z.object({ kind: z.literal('app_page'), address: z.string() }),
  z.object({ kind: z.literal('link'), url: z.string(), host: z.string(), isOwn: z.boolean() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
])
export type ScanResult = z.infer<typeof ScanResult>

export const decrypt = call({
  method: 'GET',
  path: '/tcyApi/decrypt',
  who: 'user',
  summary: 'Decrypt the result of a scan of this session.',
  query: z.object({ text: z.string().min(1).max(8000) }),
  output: ScanResult,
  refusals: ['sealed_elsewhere'],
})

export const ownCardCode = call({
  method: 'GET',
  path: '/my/card-code',
  who: 'user',
  summary: 'The text of a code that shows my card to a scanning person of my school, valid for ten minutes.',
  output: z.object({ text: z.string(), expiresIn: z.number().int() }),
})
