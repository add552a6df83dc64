import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { deletePrintFile, printFile, printFileContent, printFiles } from '@campus/contract/cloudprint/files.ts'
import type { Visit } from '@campus/contract/kiosk/visits.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openBlob } from '../blobs/print-blob.service.ts'
import { countKept, findKept, findWaitingTask, listAllKept, listKept, listPrintable, lockFile } from './print-file.repository.ts'
import { presentFile } from './print-file-view.ts'
import { removeFile } from './remove-file.service.ts'

export const list = async (ctx: CallerCtx, { kind, ...page }: InputOf<typeof printFiles>): Promise<OutputOf<typeof printFiles>> => {
  const owned = { personId: ctx.caller.personId, kind }
  const rows = await listKept(ctx.sql, owned, page)
  return { rows: rows.map((row) => presentFile(ctx, row)), total: await countKept(ctx.sql, owned) }
}

/** Somebody else's file is treated as missing. */
const requireOwn = async (ctx: CallerCtx, id: string) => {
  const row = await findKept(ctx.sql, ctx.caller.personId, id)
  if (!row) throw refuse('not_found')
  return row
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof printFile>): Promise<OutputOf<typeof printFile>> =>
  presentFile(ctx, await requireOwn(ctx, id))

export const sendContent = async (ctx: CallerCtx, { id }: InputOf<typeof printFileContent>): Promise<RawAnswer> => {
  const row = await requireOwn(ctx, id)
  const opened = row.state === 'ready' && row.content_id !== null ? await openBlob(ctx, row.content_id) : undefined
  if (!opened) throw refuse('print_file_not_ready')
  return { ...opened, name: row.name }
}

export const remove = (ctx: CallerCtx, { id }: InputOf<typeof deletePrintFile>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    await requireOwn(ctx, id)
    const row = await lockFile(ctx.sql, id)
    if (!row) throw refuse('not_found')
    if (await findWaitingTask(ctx.sql, id)) throw refuse('print_file_in_use')
    await removeFile(ctx, row)
    return null
  })

/** Enough for one screen. */
const maxShown = 30

/** What somebody could choose to print at a terminal. */
export const listReadyFiles = async (ctx: Ctx, personId: string): Promise<Visit['files']> =>
  (await listPrintable(ctx.sql, personId, maxShown)).map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    pages: row.pages ?? 0,
    createdAt: row.created_at.toISOString(),
  }))

/** The files that somebody keeps, for their own copy; the bytes are theirs to fetch while they are kept. */
export const exportPrintFiles = (ctx: Ctx, personId: string) => listAllKept(ctx.sql, personId)

/** Closing an account deletes its files, also waiting ones: money that was paid for them is refunded when their time is over. */
export const forgetPrintFiles = (ctx: Ctx, personId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    for (const { id } of await listAllKept(ctx.sql, personId)) {
      const row = await lockFile(ctx.sql, id)
      if (row) await removeFile(ctx, row)
    }
  })
