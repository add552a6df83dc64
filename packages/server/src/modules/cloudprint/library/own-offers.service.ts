import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import {
  type forgetLibraryFile,
  LibraryState,
  type ownLibraryFile,
  type ownLibraryFiles,
  type withdrawLibraryFile,
} from '@campus/contract/cloudprint/library.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dropContent, takeBack } from './leave-library.service.ts'
import { textOf } from './library-text.ts'
import * as repository from './offered-file.repository.ts'

type OwnFile = OutputOf<typeof ownLibraryFile>

const present = (row: repository.OfferedRow): OwnFile => ({
  id: row.id,
  ...textOf(row),
  directoryId: row.directory_id,
  directory: { name: row.directory_name, nameEn: row.directory_name_en, nameTw: row.directory_name_tw },
  state: LibraryState.parse(row.state),
  notes: row.notes,
  mayOfferAgain: row.state === 'refused' && row.content_id !== null,
  createdAt: row.created_at.toISOString(),
})

export const listOwn = async (ctx: CallerCtx, page: InputOf<typeof ownLibraryFiles>): Promise<OutputOf<typeof ownLibraryFiles>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, page)
  return { rows: rows.map(present), total: await repository.countOwn(ctx.sql, personId) }
}

/** Somebody else's offer is treated as missing. */
export const requireOwn = async (ctx: CallerCtx, id: string) => {
  const row = await repository.findOffered(ctx.sql, ctx.caller.schoolId, id)
  if (row?.person_id !== ctx.caller.personId) throw refuse('not_found')
  return row
}

export const readOwn = async (ctx: CallerCtx, { id }: InputOf<typeof ownLibraryFile>): Promise<OwnFile> =>
  present(await requireOwn(ctx, id))

/** Taken back once or twice is the same; prints that were ordered keep their bytes. */
export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawLibraryFile>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    await takeBack(ctx, await requireOwn(ctx, id), ctx.caller.personId)
    return null
  })

/** Nobody looks at the bytes again of what its owner let go. */
export const forget = (ctx: CallerCtx, { id }: InputOf<typeof forgetLibraryFile>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    await requireOwn(ctx, id)
    const hidden = await repository.hideOver(ctx.sql, id, ['refused', 'removed'], ctx.now())
    if (!hidden) throw refuse('not_found')
    await dropContent(ctx, hidden)
    return null
  })
