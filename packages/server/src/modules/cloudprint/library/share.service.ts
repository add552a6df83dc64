import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { LibraryState, type ownLibraryFiles, type shareToLibrary, type withdrawLibraryFile } from '@campus/contract/cloudprint/library.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countAttempt } from '../../../platform/throttle.ts'
import { readSettings } from '../../school/school-settings.ts'
import { shareFile } from '../files/print-file.repository.ts'
import { findDirectory } from './directory.repository.ts'
import { takeBack } from './leave-library.service.ts'
import { tellReviewers } from './library-messages.ts'
import * as repository from './offered-file.repository.ts'

const mostADay = 20

type Given = InputOf<typeof shareToLibrary>

/** Documents alone: a photo or a sheet of photos is nobody else's. */
const requireReady = async (ctx: CallerCtx, fileId: string) => {
  const file = await shareFile(ctx.sql, ctx.caller.personId, fileId)
  if (!file) throw refuse('print_file_gone')
  if (file.kind !== 'document' || file.state !== 'ready' || file.content_id === null || file.pages === null)
    throw refuse('print_file_not_ready')
  return { contentId: file.content_id, pages: file.pages }
}

const requireTurn = async (ctx: CallerCtx) => {
  const { count, secondsLeft } = await countAttempt(ctx, `library:${ctx.caller.personId}`, 86_400)
  if (count > mostADay) throw refuse('try_later', { facts: { seconds: secondsLeft } })
}

export const share = (ctx: CallerCtx, { fileId, directoryId, name, description }: Given): Promise<OutputOf<typeof shareToLibrary>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    if (!(await readSettings(ctx.sql, schoolId)).hasLibraryUploads) throw refuse('library_closed')
    await requireTurn(ctx)
    const { contentId, pages } = await requireReady(ctx, fileId)
    if (!(await findDirectory(ctx.sql, schoolId, directoryId))) throw refuse('not_found')
    const { sha256 } = await repository.findSha256(ctx.sql, contentId)
    const offered = await repository.insertOffered(ctx.sql, {
      school_id: schoolId,
      directory_id: directoryId,
      person_id: personId,
      content_id: contentId,
      name,
      description,
      pages,
      sha256,
      created_at: ctx.now(),
    })
    if (!offered) throw refuse('library_same_file')
    await tellReviewers(ctx, { id: offered.id, name, school_id: schoolId, person_id: personId })
    return offered
  })

export const listOwn = async (ctx: CallerCtx, page: InputOf<typeof ownLibraryFiles>): Promise<OutputOf<typeof ownLibraryFiles>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, page)
  const present = (row: repository.OfferedRow) => ({
    id: row.id,
    name: row.name,
    directory: { name: row.directory_name, nameEn: row.directory_name_en, nameTw: row.directory_name_tw },
    state: LibraryState.parse(row.state),
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
  })
  return { rows: rows.map(present), total: await repository.countOwn(ctx.sql, personId) }
}

/** Taken back once or twice is the same; prints that were ordered keep their bytes. */
export const withdraw = (ctx: CallerCtx, { id }: InputOf<typeof withdrawLibraryFile>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const row = await repository.findOffered(ctx.sql, schoolId, id)
    if (row?.person_id !== personId) throw refuse('not_found')
    await takeBack(ctx, row, personId)
    return null
  })

export const exportLibraryFiles = (ctx: Ctx, personId: string) => repository.listAllOf(ctx.sql, personId)
