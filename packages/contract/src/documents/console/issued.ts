import { z } from 'zod'
import { OwnRecord } from '../../academics/records.ts'
import { Score } from '../../academics/scores.ts'
import { call, Done } from '../../call.ts'
import { Id } from '../../fields.ts'
import { listFilter, Network, personFilter } from '../../list-filter.ts'
import { CursorQuery, logOf, PageQuery, pageOf, sortBy } from '../../page.ts'
import { VerificationEntry } from '../../verification/log.ts'
import { Verdict, VerificationWay } from '../../verification/outcome.ts'
import { MakingChoices, makingRefusals, ShownPages } from '../making.ts'
import { orderRefusals, useRefusals } from '../order-refusals.ts'
import { DocumentRow, DocumentState } from '../own-documents.ts'

const IssuedRow = DocumentRow.extend({ holderId: Id, holderName: z.string(), holderNumber: z.string() })

export const IssuedFilter = z.object({
  words: z.string().trim().max(60).optional(),
  state: DocumentState.optional(),
  templateId: Id.optional(),
  ...listFilter,
  ...personFilter,
})

export const issuedDocuments = call({
  method: 'GET',
  path: '/console/documents/issued',
  who: ['admin', 'manager', 'auditor'],
  summary: 'Documents of the people I manage, found by serial, name or number, state, template, unit and day.',
  query: PageQuery.extend({ ...IssuedFilter.shape, sort: sortBy('createdAt') }),
  output: pageOf(IssuedRow),
  changesState: true,
})

export const issuedDocument = call({
  method: 'GET',
  path: '/console/documents/issued/{id}',
  who: ['admin', 'manager', 'auditor'],
  summary: 'One document with its production, file and verifications.',
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
  changesState: true,
})

/** A digest of the previewed content: only what was previewed is issued. */
const Seen = z.string().regex(/^[0-9a-f]{64}$/, 'wrong')

const studentNumber = z.string().trim().min(1).max(40)

export const counterRecords = call({
  method: 'GET',
  path: '/console/documents/counter',
  who: ['admin', 'manager'],
  summary:
    'The records of a student in my scope from which a certificate can be issued, with the courses it may name; the view is logged for the student.',
  query: z.object({ studentNumber, templateId: Id }),
  output: z.array(OwnRecord.extend({ courses: z.array(Score) })),
  refusals: ['user_unknown', 'template_unknown', 'template_disabled'],
  changesState: true,
})

export const previewAtCounter = call({
  method: 'POST',
  path: '/console/documents/counter/preview',
  who: ['admin', 'manager'],
  summary: "Create the preview of a certificate to be issued at the counter, with the student's own data; `seen` identifies its content.",
  body: MakingChoices.extend({ studentNumber }),
  output: ShownPages.extend({ seen: Seen }),
  refusals: [...makingRefusals, 'user_unknown'],
})

export const issueDocument = call({
  method: 'POST',
  path: '/console/documents/issued',
  who: ['admin', 'manager'],
  summary: 'Issue a document for a student at the counter, without payment, approval or limits.',
  body: MakingChoices.extend({ studentNumber, note: z.string().trim().max(200).default(''), seen: Seen }),
  output: z.object({ id: Id }),
  refusals: [...orderRefusals, 'user_unknown', 'cannot_apply', 'preview_outdated'],
  idempotency: 'required',
})

export const revokeDocument = call({
  method: 'POST',
  path: '/console/documents/issued/revoke',
  who: ['admin', 'manager'],
  summary: 'Revoke a document with a reason that verifiers see; its holder is notified.',
  body: z.object({ id: Id, reason: z.string().trim().min(2).max(200) }),
  output: Done,
  refusals: ['already_decided'],
  idempotency: 'required',
})

export const reissueDocument = call({
  method: 'POST',
  path: '/console/documents/issued/reissue',
  who: ['admin', 'manager'],
  summary: "Reissue a document from today's records; the new one supersedes the old one.",
  body: z.object({ id: Id, reason: z.string().trim().min(2).max(200) }),
  output: z.object({ id: Id }),
  refusals: [...orderRefusals, 'already_decided'],
  idempotency: 'required',
})

export const retryIssued = call({
  method: 'POST',
  path: '/console/documents/issued/retry',
  who: ['admin', 'manager'],
  summary: 'Retry a document whose production failed.',
  body: z.object({ id: Id }),
  output: Done,
  refusals: ['already_decided', ...useRefusals],
  idempotency: 'accepted',
})

export const VerificationFilter = z.object({
  verdict: Verdict.optional(),
  way: VerificationWay.optional(),
  documentId: Id.optional(),
  network: Network,
  /** Of the serial of the document, or of the note of a share. */
  words: z.string().trim().max(60).optional(),
  ...listFilter,
  /** The holder of the document. */
  ...personFilter,
})

export const schoolVerifications = call({
  method: 'GET',
  path: '/console/documents/verifications',
  who: ['admin', 'auditor'],
  summary: 'Every check that named a document of my school, and the counts of the last thirty days.',
  query: CursorQuery.extend(VerificationFilter.shape),
  output: logOf(VerificationEntry).extend({
    days: z.array(z.object({ day: z.iso.date(), valid: z.number().int(), other: z.number().int() })),
  }),
  changesState: true,
})
