import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'
import { PageQuery, pageOf } from '../page.ts'
import { Titled } from '../school/schools.ts'
import { useRefusals } from './order-refusals.ts'

/** The status of an issued document. `expired` follows from its date, the others are actions. */
export const documentStates = ['making', 'failed', 'valid', 'expired', 'revoked', 'superseded'] as const
export const DocumentState = z.enum(documentStates)
export type DocumentState = z.infer<typeof DocumentState>

export const documentStateNames: Record<DocumentState, Phrase> = {
  making: ['制作中', 'Being made', '製作中'],
  failed: ['制作失败', 'Failed', '製作失敗'],
  valid: ['有效', 'Valid', '有效'],
  expired: ['已过期', 'Expired', '已過期'],
  revoked: ['已撤销', 'Revoked', '已撤銷'],
  superseded: ['已被替换', 'Replaced', '已被替換'],
}

/** How its holder has a document: who applied for paper fetches it at a terminal and has no file of it. */
export const HandedAs = z.enum(['file', 'paper'])
export type HandedAs = z.infer<typeof HandedAs>

/** One document as shown in a list; the title is that of its template. */
export const DocumentRow = Titled.extend({
  id: Id,
  serial: z.string(),
  type: z.string(),
  state: DocumentState,
  handedAs: HandedAs,
  /** Why it failed or was revoked. */
  reason: z.string(),
  issuedAt: Instant.nullable(),
  validUntil: Instant.nullable(),
  createdAt: Instant,
})

const ById = z.object({ id: Id })

export const ownDocuments = call({
  method: 'GET',
  path: '/my/documents',
  who: 'user',
  summary: 'My documents, newest first.',
  query: PageQuery.extend({ state: DocumentState.optional() }),
  output: pageOf(DocumentRow),
})

const Share = z.object({
  id: Id,
  /** For whom, in the holder's words. */
  note: z.string(),
  /** Others see the file with all that is printed on it, not only that it is valid. */
  showsFile: z.boolean(),
  address: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: Instant.nullable(),
  views: z.number().int(),
  lastViewedAt: Instant.nullable(),
})

export const ownDocument = call({
  method: 'GET',
  path: '/my/documents/{id}',
  who: 'user',
  summary:
    'One document of mine: code, file, shares and number of verifications; paper documents have pick-up data instead of code and file.',
  params: ById,
  output: DocumentRow.extend({
    fileName: z.string(),
    size: z.number().int(),
    pages: z.number().int(),
    sha256: z.string(),
    antiForgeryCode: z.string(),
    /** What the QR on its pages says. */
    qrAddress: z.string(),
    signedAt: Instant.nullable(),
    verifications: z.number().int(),
    shares: z.array(Share),
    /** Of paper: the application that has its pick-up code; none where another document took its place. */
    pickUp: z.object({ applicationId: Id, copies: z.number().int(), printed: z.number().int() }).nullable(),
  }),
})

export const ownDocumentFile = call({
  method: 'GET',
  path: '/my/documents/{id}/file',
  who: 'user',
  summary: 'The signed PDF of a document of mine; always the same bytes.',
  params: ById,
  output: { raw: 'bytes', contentType: 'application/pdf' },
  refusals: ['document_not_ready', 'paper_only'],
  changesState: true,
})

export const ownDocumentCredential = call({
  method: 'GET',
  path: '/my/documents/{id}/credential',
  who: 'user',
  summary: 'The same facts as a W3C Verifiable Credential with a data-integrity proof.',
  params: ById,
  output: { raw: 'bytes', contentType: 'application/vc+json' },
  refusals: ['document_not_ready', 'paper_only'],
})

export const retryDocument = call({
  method: 'POST',
  path: '/my/documents/retry',
  who: 'user',
  summary: 'Retry a document of mine whose production failed; the copies restored at the failure count again.',
  body: ById,
  output: Done,
  refusals: ['already_decided', ...useRefusals, 'free_copies_used'],
  idempotency: 'accepted',
})

export const shareDocument = call({
  method: 'POST',
  path: '/my/document-shares',
  who: 'user',
  summary: 'Create a link that shows and verifies a document of mine, valid for a number of days.',
  body: z.object({
    documentId: Id,
    note: z.string().trim().max(60).default(''),
    /** Whether others see the file itself, which may carry an ID number. */
    showsFile: z.boolean().default(false),
    days: z.union([z.literal(1), z.literal(7), z.literal(30), z.literal(90)]),
  }),
  output: Share,
  refusals: ['document_not_ready', 'document_over', 'paper_only', 'shares_full'],
  idempotency: 'accepted',
})

export const endShare = call({
  method: 'POST',
  path: '/my/document-shares/end',
  who: 'user',
  summary: 'End a share of mine at once.',
  body: ById,
  output: Done,
  idempotency: 'accepted',
})
