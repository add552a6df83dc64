import type { Readable } from 'node:stream'
import type { DocumentState, HandedAs } from '@campus/contract/documents/own-documents.ts'
import { canonicalJson } from '@campus/proof/encoding/canonical-json.ts'
import type { Ctx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getStored } from '../../../ports/blobs/encrypted-blob.ts'
import { documentState } from './document-state.rules.ts'
import { fileNameOf } from './document-view.ts'
import { sayReason } from './failure.ts'
import { type DocumentRow, findByCode, findById, findBySerial, findBySha, findCredential, listByIds } from './issued.repository.ts'
import { credentialPlace } from './kept-facts.ts'

/** For those who join documents to what they keep themselves. */
export { documentState, sayReason }

interface Titles {
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

/** A document as those see it who check it. */
export interface IssuedDocument {
  readonly id: string
  readonly schoolId: string
  readonly school: Titles
  readonly template: Titles
  readonly serial: string
  readonly handedAs: HandedAs
  readonly holderId: string
  readonly holderName: string
  readonly state: DocumentState
  readonly reason: string
  readonly createdAt: Date
  readonly issuedAt: Date | null
  readonly validUntil: Date | null
  readonly endedAt: Date | null
  readonly factsSha256: string
  readonly blobKey: string | null
  readonly keyEncrypted: Buffer | null
  readonly fileName: string
  readonly size: number | null
}

const present = (ctx: Ctx, row: DocumentRow): IssuedDocument => ({
  id: row.id,
  schoolId: row.school_id,
  school: { name: row.school_name, nameEn: row.school_name_en, nameTw: row.school_name_tw },
  template: { name: row.name, nameEn: row.name_en, nameTw: row.name_tw },
  serial: row.serial,
  handedAs: row.handed_as,
  holderId: row.holder_id,
  holderName: row.holder_name,
  state: documentState(row, ctx.now()),
  reason: row.reason,
  createdAt: row.created_at,
  issuedAt: row.issued_at,
  validUntil: row.valid_until,
  endedAt: row.ended_at,
  factsSha256: row.facts_sha256,
  blobKey: row.blob_key,
  keyEncrypted: row.key_encrypted,
  fileName: fileNameOf(row),
  size: row.size,
})

const presentFound = (ctx: Ctx, row: DocumentRow | undefined) => row && present(ctx, row)

export const documentById = async (ctx: Ctx, id: string) => presentFound(ctx, await findById(ctx.sql, id))

/** In the order of their ids as they were given; those that there are. */
export const documentsByIds = async (ctx: Ctx, ids: readonly string[]): Promise<IssuedDocument[]> => {
  const rows = ids.length > 0 ? await listByIds(ctx.sql, ids) : []
  return ids.flatMap((id) => rows.filter((row) => row.id === id)).map((row) => present(ctx, row))
}

/** By the SHA-256 of its file, in hex. */
export const documentBySha = async (ctx: Ctx, sha256: string) => presentFound(ctx, await findBySha(ctx.sql, Buffer.from(sha256, 'hex')))

/** By the anti-forgery code, in capitals and without the strokes between its groups. */
export const documentByCode = async (ctx: Ctx, code: string) => presentFound(ctx, await findByCode(ctx.sql, code))

export const documentBySerial = async (ctx: Ctx, schoolId: string, serial: string) =>
  presentFound(ctx, await findBySerial(ctx.sql, schoolId, serial))

/** The credential of a document, as it is given to its holder. */
export const credentialOfDocument = async (ctx: Ctx, id: string): Promise<string | undefined> => {
  const row = await findCredential(ctx.sql, id)
  return row?.credential_encrypted ? ctx.services.secretBox.decrypt(row.credential_encrypted, credentialPlace) : undefined
}

/** Whether the credential of a document says just this, however its JSON is spelt. */
export const isSameCredential = async (ctx: Ctx, id: string, canonical: string): Promise<boolean> => {
  const credential = await credentialOfDocument(ctx, id)
  return credential !== undefined && canonicalJson(JSON.parse(credential)) === canonical
}

/** Who applied for paper alone has no file of it. */
export const requireFile = ({ handedAs }: { readonly handedAs: string }) => {
  if (handedAs === 'paper') throw refuse('paper_only')
}

/** The signed bytes, for callers already authorized. */
export const openPages = async (
  ctx: Ctx,
  { blobKey, keyEncrypted }: Pick<IssuedDocument, 'blobKey' | 'keyEncrypted'>,
): Promise<Readable> => {
  const content = blobKey === null ? undefined : await getStored(ctx.services, { blobKey, keyEncrypted })
  if (!content) throw refuse('document_not_ready')
  return content
}

export const openDocumentFile = async (
  ctx: Ctx,
  { fileName, size, ...stored }: Pick<IssuedDocument, 'blobKey' | 'keyEncrypted' | 'fileName' | 'size'>,
): Promise<RawAnswer> => {
  const content = await openPages(ctx, stored)
  return { content, contentType: 'application/pdf', name: fileName, ...(size === null ? {} : { size }) }
}
