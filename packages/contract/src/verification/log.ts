import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { CursorQuery, logOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { Integrity, Signatory, Verdict, VerificationWay } from './outcome.ts'

/** One entry of the log. Never contains who asked, only roughly from where. */
export const VerificationEntry = z.object({
  id: Id,
  checkedAt: Instant,
  way: VerificationWay,
  verdict: Verdict,
  integrity: Integrity.nullable(),
  signedBy: Signatory.nullable(),
  template: Titled.nullable(),
  serial: z.string(),
  /** The network without its last part. */
  network: z.string(),
  shareNote: z.string(),
})

export const verifyLog = call({
  method: 'GET',
  path: '/tcyApi/getVerifyLog',
  who: 'user',
  summary: 'Verifications of my documents, or those made by me, newest first.',
  query: CursorQuery.extend({ about: z.enum(['my_documents', 'my_checks']).default('my_documents'), documentId: Id.optional() }),
  output: logOf(VerificationEntry),
})
