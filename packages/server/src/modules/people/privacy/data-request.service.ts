import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { askForData, dataRequests, downloadData, withdrawDataRequest } from '@campus/contract/people/privacy.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getStored } from '../../../ports/blobs/encrypted-blob.ts'
import { record } from '../../audit/audit.service.ts'
import { findHindrance } from '../closing.extension.ts'
import { packCopyJob } from '../people.jobs.ts'
import { findHolder } from '../person/holder.service.ts'
import * as repository from './data-request.repository.ts'
import { leavesWithData } from './leaving.ts'

/** For how long a copy can be downloaded. */
export const copyDays = 7

type Shown = OutputOf<typeof dataRequests>[number]

export const present = (row: Omit<repository.DataRequestRow, 'blob_key' | 'key_encrypted'>): Shown => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  notes: row.notes,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
})

export const listOwn = async (ctx: CallerCtx): Promise<Shown[]> => (await repository.listOwn(ctx.sql, ctx.caller.personId)).map(present)

const requireNothingOpen = async (ctx: CallerCtx, givesUpBeans: boolean) => {
  const { personId, schoolId } = ctx.caller
  const holder = await findHolder(ctx, personId)
  if (!holder || !leavesWithData(holder.kind)) return
  const found = await findHindrance(ctx, { schoolId, personId, givesUpBeans })
  if (found) throw refuse(found.code, { facts: found.facts })
}

export const ask = (ctx: CallerCtx, { kind, reason, givesUpBeans }: InputOf<typeof askForData>): Promise<Shown> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    if (kind === 'deletion') await requireNothingOpen(ctx, givesUpBeans)
    const about = { school_id: schoolId, person_id: personId, kind, reason, gives_up_beans: givesUpBeans, created_at: ctx.now() }
    const request = await repository.insertRequest(ctx.sql, about)
    if (!request) throw refuse('request_pending')
    if (kind === 'export') await ctx.services.jobs.add(ctx.sql, packCopyJob, { requestId: request.id }, { onlyOnce: request.id })
    return present(request)
  })

const requireOwn = async (ctx: CallerCtx, id: string) => {
  const request = await repository.findRequest(ctx.sql, id)
  if (request?.person_id !== ctx.caller.personId) throw refuse('not_found')
  return request
}

export const withdraw = async (ctx: CallerCtx, { id }: InputOf<typeof withdrawDataRequest>) => {
  await requireOwn(ctx, id)
  if (!(await repository.endWaiting(ctx.sql, id, { state: 'withdrawn' }))) throw refuse('already_decided')
  return null
}

export const download = async (ctx: CallerCtx, { id }: InputOf<typeof downloadData>): Promise<RawAnswer> => {
  const { state, blob_key, key_encrypted, expires_at, created_at } = await requireOwn(ctx, id)
  const isOpen = state === 'ready' && expires_at !== null && expires_at > ctx.now()
  const content = isOpen && blob_key ? await getStored(ctx.services, { blobKey: blob_key, keyEncrypted: key_encrypted }) : undefined
  if (!content) throw refuse('not_found')
  await record(ctx, { action: 'people.data_downloaded', subjectKind: 'data_request', subjectId: id })
  return { content, contentType: 'application/zip', name: `campus-data-${created_at.toISOString().slice(0, 10)}.zip` }
}
