import { z } from 'zod'
import { OwnRecord } from '../../academics/records.ts'
import { Score } from '../../academics/scores.ts'
import { call, Done } from '../../call.ts'
import { Id } from '../../fields.ts'
import { CursorQuery, logOf, PageQuery, pageOf } from '../../page.ts'
import { VerificationEntry } from '../../verification/log.ts'
import { Verdict } from '../../verification/outcome.ts'
import { MakingChoices, makingRefusals, ShownPages } from '../making.ts'
import { orderRefusals, useRefusals } from '../order-refusals.ts'
import { DocumentRow, DocumentState } from '../own-documents.ts'

const IssuedRow = DocumentRow.extend({ holderId: Id, holderName: z.string(), holderNumber: z.string() })

export const issuedDocuments = call({
  method: 'GET',
  path: '/console/documents/issued',
  who: ['admin', 'manager', 'auditor'],
  summary: 'Documents of the people I look after: found by serial, name or number.',
  query: PageQuery.extend({ words: z.string().trim().max(60).optional(), state: DocumentState.optional(), templateId: Id.optional() }),
  output: pageOf(IssuedRow),
})

export const issuedDocument = call({
  method: 'GET',
  path: '/console/documents/issued/{id}',
  who: ['admin', 'manager', 'auditor'],
  summary: 'One document with its making, its file and its verifications.',
  params: z.object({ id: Id }),
  output: IssuedRow.extend({
    templateVersion: z.number().int(),
    pages: z.number().int(),
    size: z.number().int(),
    sha256: z.string(),
    signedBy: z.string(),
    madeByName: z.string(),
    attempts: z.number().int(),
    verifications: z.number().int(),
    replacedBy: Id.nullable(),
  }),
})

/** A digest of what a preview says: only what was looked at is issued. */
const Seen = z.string().regex(/^[0-9a-f]{64}$/, 'wrong')

const studentNumber = z.string().trim().min(1).max(40)

export const counterRecords = call({
  method: 'GET',
  path: '/console/documents/counter',
  who: ['admin', 'manager'],
  summary:
    'The records of a student whom I look after that a certificate can be made from, with the courses it may name; the student sees that I looked.',
  query: z.object({ studentNumber, templateId: Id }),
  output: z.array(OwnRecord.extend({ courses: z.array(Score) })),
  refusals: ['user_unknown', 'template_unknown', 'template_disabled'],
})

export const previewAtCounter = call({
  method: 'POST',
  path: '/console/documents/counter/preview',
  who: ['admin', 'manager'],
  summary:
    "Makes the specimen of a certificate that would be issued at the counter, with the student's own data; `seen` stands for what it says.",
  body: MakingChoices.extend({ studentNumber }),
  output: ShownPages.extend({ seen: Seen }),
  refusals: [...makingRefusals, 'user_unknown'],
})

export const issueDocument = call({
  method: 'POST',
  path: '/console/documents/issued',
  who: ['admin', 'manager'],
  summary: 'Issues a document for a student at the counter, whatever it costs and whoever approves it; limits do not count.',
  body: MakingChoices.extend({ studentNumber, note: z.string().trim().max(200).default(''), seen: Seen }),
  output: z.object({ id: Id }),
  refusals: [...orderRefusals, 'user_unknown', 'cannot_apply', 'preview_outdated'],
  idempotency: 'required',
})

export const revokeDocument = call({
  method: 'POST',
  path: '/console/documents/issued/revoke',
  who: ['admin', 'manager'],
  summary: 'Revokes a document for a reason that whoever verifies it will read; its holder is told.',
  body: z.object({ id: Id, reason: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'required',
})

export const reissueDocument = call({
  method: 'POST',
  path: '/console/documents/issued/reissue',
  who: ['admin', 'manager'],
  summary: "Makes a document anew from today's records; the old one is superseded as soon as the new one is there.",
  body: z.object({ id: Id, reason: z.string().trim().min(2).max(200) }),
  output: z.object({ id: Id }),
  refusals: [...orderRefusals, 'already_decided'],
  idempotency: 'required',
})

export const retryIssued = call({
  method: 'POST',
  path: '/console/documents/issued/retry',
  who: ['admin', 'manager'],
  summary: 'Makes a document again whose making failed.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided', ...useRefusals],
})

export const schoolVerifications = call({
  method: 'GET',
  path: '/console/documents/verifications',
  who: ['admin', 'auditor'],
  summary: 'Every check that named a document of my school, and the counts of the last thirty days.',
  query: CursorQuery.extend({ verdict: Verdict.optional(), documentId: Id.optional() }),
  output: logOf(VerificationEntry).extend({
    days: z.array(z.object({ day: z.iso.date(), valid: z.number().int(), other: z.number().int() })),
  }),
})
