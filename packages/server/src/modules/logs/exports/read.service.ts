import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { downloadExport, exportById, exportsOf } from '@campus/contract/logs/exports.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { record } from '../../audit/audit.service.ts'
import * as repository from './export.repository.ts'
import { covers, mayHave } from './export.rules.ts'
import { rightTo } from './export-right.ts'
import { isSource, presentExport, titleOf } from './export-view.ts'

export const list = async (ctx: CallerCtx, { which, ...page }: InputOf<typeof exportsOf>): Promise<OutputOf<typeof exportsOf>> => {
  const { schoolId, personId, roles } = ctx.caller
  const deciding = { schoolId, personId, now: ctx.now() }
  if (which === 'waiting' && !roles.includes('admin')) return { rows: [], total: 0 }
  const isOwn = which === 'own'
  const rows = await (isOwn ? repository.listOwn(ctx.sql, personId, page) : repository.listWaiting(ctx.sql, deciding, page))
  const total = await (isOwn ? repository.countOwn(ctx.sql, personId) : repository.countWaiting(ctx.sql, deciding))
  return { rows: rows.map((row) => presentExport(ctx, row)), total }
}

/** One's own, or one that administrators of the school decide or decided about. */
export const findReadable = async (ctx: CallerCtx, id: string) => {
  const { schoolId, personId, roles } = ctx.caller
  const row = await repository.findExport(ctx.sql, id)
  if (row?.school_id !== schoolId) return undefined
  return row.asked_by === personId || (row.needs_approval && roles.includes('admin')) ? row : undefined
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof exportById>): Promise<OutputOf<typeof exportById>> => {
  const row = await findReadable(ctx, id)
  if (!row) throw refuse('not_found')
  return presentExport(ctx, row)
}

/** The right of today counts, not that of the day it was asked for. */
const requireRight = async (ctx: CallerCtx, { source: name, filter, columns, unit_ids }: repository.ExportRow) => {
  const right = isSource(name) ? rightTo(ctx, name, filter) : undefined
  if (!right || !mayHave(right.source, right.ctx.caller.roles, columns)) throw refuse('export_right_ended')
  if (!covers(await right.source.scopeOf(right.ctx), unit_ids)) throw refuse('export_right_ended')
}

const contentTypes = { ...tableTypes, zip: 'application/zip' }

export const download = async (ctx: CallerCtx, { id }: InputOf<typeof downloadExport>): Promise<RawAnswer> => {
  const row = await repository.findExport(ctx.sql, id)
  const isOver = row?.expires_at === null || (row?.expires_at ?? ctx.now()) <= ctx.now()
  if (row?.asked_by !== ctx.caller.personId || isOver || row.blob_key === null || row.key_encrypted === null) throw refuse('not_found')
  await requireRight(ctx, row)
  const content = await getEncrypted(ctx.services, { blobKey: row.blob_key, keyEncrypted: row.key_encrypted })
  if (!content) throw refuse('not_found')
  await record(ctx, { action: 'logs.export_downloaded', subjectKind: 'log_export', subjectId: id })
  return { content, contentType: contentTypes[row.format], name: `${say(titleOf(row.source), ctx.language)}.${row.format}`, size: row.size }
}

export const listForCopy = (ctx: Ctx, personId: string) => repository.listAllOf(ctx.sql, personId)
