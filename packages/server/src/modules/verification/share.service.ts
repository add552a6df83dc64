import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { endShare, shareDocument } from '@campus/contract/documents/own-documents.ts'
import type { openShare, sharedFile } from '@campus/contract/verification/shares.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../context/context.ts'
import type { RawAnswer } from '../../http/route.ts'
import { sha256 } from '../../platform/crypto/digest.ts'
import { newToken } from '../../platform/crypto/secret-box.ts'
import { refuse } from '../../platform/refuse.ts'
import { later } from '../../platform/time/clock.ts'
import type { SecretLinks } from '../account/secret-links.extension.ts'
import { documentById, openDocumentFile, requireFile } from '../documents/issued/issued.service.ts'
import type { ClosedAccount } from '../module.ts'
import { limitChecks } from './check-limits.ts'
import { noteOutcome, recordStateOf } from './note-outcome.service.ts'
import { judgeDigest } from './outcome.rules.ts'
import {
  countOpenShares,
  endAllShares,
  endOwnShare,
  endShares,
  findOpenShare,
  insertShare,
  listOpenSharesOf,
  listShares,
  lockSharing,
  type ShareRow,
  viewShare,
} from './share.repository.ts'

const maxOpen = 10
const daySeconds = 24 * 3600
export const sharePlace = 'document.share'

const present = (ctx: Ctx, row: ShareRow): OutputOf<typeof shareDocument> => ({
  id: row.id,
  note: row.note,
  showsFile: row.shows_file,
  address: `${ctx.services.publicUrl}/#/pages/electronic/verify_result?share=${ctx.services.secretBox.decrypt(row.token_encrypted, sharePlace)}`,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  views: row.views,
  lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
})

export const sharesOf = async (ctx: Ctx, documentId: string) => (await listShares(ctx.sql, documentId)).map((row) => present(ctx, row))

export const share = (
  ctx: CallerCtx,
  { documentId, note, showsFile, days }: InputOf<typeof shareDocument>,
): Promise<OutputOf<typeof shareDocument>> =>
  inTransaction(ctx, async (ctx) => {
    const document = await documentById(ctx, documentId)
    if (!document || document.holderId !== ctx.caller.personId) throw refuse('not_found')
    requireFile(document)
    const state = recordStateOf(document)
    if (!state) throw refuse('document_not_ready')
    if (state !== 'valid') throw refuse('document_over')
    await lockSharing(ctx.sql, documentId)
    const now = ctx.now()
    if ((await countOpenShares(ctx.sql, documentId, now)) >= maxOpen) throw refuse('shares_full')
    const token = newToken()
    const row = await insertShare(ctx.sql, {
      schoolId: document.schoolId,
      documentId,
      holderId: document.holderId,
      tokenHash: sha256(token),
      tokenEncrypted: ctx.services.secretBox.encrypt(token, sharePlace),
      note,
      showsFile,
      now,
      expiresAt: later(now, days * daySeconds),
    })
    return present(ctx, row)
  })

export const end = async (ctx: CallerCtx, { id }: InputOf<typeof endShare>) => {
  if (!(await endOwnShare(ctx.sql, id, ctx.caller.personId, ctx.now()))) throw refuse('not_found')
  return null
}

/** Anybody who has the link sees the document. */
export const shareLinks: SecretLinks = {
  listOf: async (ctx, personId) =>
    (await listOpenSharesOf(ctx.sql, personId, ctx.now())).map(({ id, note, created_at }) => ({ id, name: note, createdAt: created_at })),
  end: (ctx, personId, ids) => endShares(ctx.sql, personId, ids, ctx.now()),
}

/** Who has left could not end them any more. */
export const endSharesOf = async (ctx: Ctx, { id }: ClosedAccount): Promise<void> => {
  await endAllShares(ctx.sql, id, ctx.now())
}

/** A view of a shared document is a verification: the link shows its status, and the holder sees the view. */
export const openShared = async (ctx: Ctx, { token }: InputOf<typeof openShare>): Promise<OutputOf<typeof openShare>> => {
  await limitChecks(ctx, 'share')
  const shared = await viewShare(ctx.sql, sha256(token), ctx.now())
  const document = shared && (await documentById(ctx, shared.document_id))
  if (!shared || !document) throw refuse('share_over')
  const outcome = await noteOutcome(ctx, { way: 'share', judgement: judgeDigest(recordStateOf(document)), document, shareId: shared.id })
  return { outcome, fileName: shared.shows_file ? document.fileName : '', expiresAt: shared.expires_at.toISOString() }
}

export const sendShared = async (ctx: Ctx, { token }: InputOf<typeof sharedFile>): Promise<RawAnswer> => {
  await limitChecks(ctx, 'share')
  const shared = await findOpenShare(ctx.sql, sha256(token), ctx.now())
  const document = shared?.shows_file && (await documentById(ctx, shared.document_id))
  if (!document) throw refuse('share_over')
  return openDocumentFile(ctx, document)
}
