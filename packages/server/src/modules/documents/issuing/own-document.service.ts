import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  ownDocument,
  ownDocumentCredential,
  ownDocumentFile,
  ownDocuments,
  retryDocument,
} from '@campus/contract/documents/own-documents.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { documentHooks } from '../documents.extension.ts'
import { countDocuments, type DocumentFilter, findDocument, listAllOf, listDocuments } from '../issued/document-list.repository.ts'
import { documentState } from '../issued/document-state.rules.ts'
import { fileNameOf, presentRow } from '../issued/document-view.ts'
import { sayReason } from '../issued/failure.ts'
import { credentialOfDocument, openDocumentFile, requireFile } from '../issued/issued.service.ts'
import { groupCode } from './numbers.rules.ts'
import { retry } from './retry.service.ts'

type Detail = OutputOf<typeof ownDocument>

/** Nobody's scope but their own: the holder is the filter. */
const mine = (ctx: CallerCtx): DocumentFilter => ({
  schoolId: ctx.caller.schoolId,
  holderId: ctx.caller.personId,
  scope: 'school',
  now: ctx.now(),
})

const requireOwn = async (ctx: CallerCtx, id: string) => {
  const row = await findDocument(ctx.sql, id, mine(ctx))
  if (!row) throw refuse('not_found')
  return row
}

const requireOwnFile = async (ctx: CallerCtx, id: string) => {
  const row = await requireOwn(ctx, id)
  requireFile({ handedAs: row.handed_as })
  return row
}

export const listOwn = async (ctx: CallerCtx, { state, ...page }: InputOf<typeof ownDocuments>): Promise<OutputOf<typeof ownDocuments>> => {
  const filter = { ...mine(ctx), state }
  const rows = await listDocuments(ctx.sql, filter, page)
  return { rows: rows.map((row) => presentRow(ctx, row)), total: await countDocuments(ctx.sql, filter, maxListed + 1) }
}

export const readOwn = async (ctx: CallerCtx, { id }: InputOf<typeof ownDocument>): Promise<Detail> => {
  const row = await requireOwn(ctx, id)
  const { sharesOf, verificationsOf, pickUpOf } = documentHooks.of(ctx)
  // The proof data of paper are on the paper, and nowhere else.
  const hasFile = row.blob_key !== null && row.handed_as === 'file'
  return {
    ...presentRow(ctx, row),
    fileName: fileNameOf(row),
    size: row.size ?? 0,
    pages: row.pages ?? 0,
    sha256: hasFile ? row.sha256 : '',
    antiForgeryCode: hasFile ? groupCode(row.anti_forgery_code) : '',
    qrAddress: hasFile ? row.qr_text : '',
    signedAt: row.signed_at?.toISOString() ?? null,
    verifications: await verificationsOf(ctx, id),
    shares: await sharesOf(ctx, id),
    pickUp: row.handed_as === 'paper' ? await pickUpOf(ctx, id) : null,
  }
}

export const sendOwnFile = async (ctx: CallerCtx, { id }: InputOf<typeof ownDocumentFile>): Promise<RawAnswer> => {
  const row = await requireOwnFile(ctx, id)
  const file = await openDocumentFile(ctx, {
    blobKey: row.blob_key,
    keyEncrypted: row.key_encrypted,
    fileName: fileNameOf(row),
    size: row.size,
  })
  await documentHooks.of(ctx).onDownloaded(ctx, id)
  return file
}

export const sendOwnCredential = async (ctx: CallerCtx, { id }: InputOf<typeof ownDocumentCredential>): Promise<RawAnswer> => {
  const row = await requireOwnFile(ctx, id)
  const credential = await credentialOfDocument(ctx, id)
  if (credential === undefined) throw refuse('document_not_ready')
  const content = Buffer.from(credential)
  return { content, contentType: 'application/vc+json', name: `${row.name}-${row.serial}.json`, size: content.length }
}

export const retryOwn = async (ctx: CallerCtx, { id }: InputOf<typeof retryDocument>) => {
  await requireOwn(ctx, id)
  await retry(ctx, id)
  return null
}

/** What the school has issued to a person, for their own copy. */
export const exportDocuments = async (ctx: Ctx, personId: string) =>
  (await listAllOf(ctx.sql, personId)).map((row) => ({
    ...row,
    state: documentState(row, ctx.now()),
    reason: sayReason(row, ctx.language),
  }))
