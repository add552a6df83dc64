import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type {
  collectedFiles,
  libraryFile,
  libraryFileContent,
  libraryFiles,
  operateLibraryFile,
  printLibraryFile,
} from '@campus/contract/cloudprint/library.ts'
import { say } from '@campus/contract/language.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openBlob } from '../blobs/print-blob.service.ts'
import { addFile } from '../files/add-file.service.ts'
import { listDirectories } from './directory.repository.ts'
import * as repository from './library-file.repository.ts'
import { textOf, titleOf } from './library-text.ts'
import { findOffered } from './offered-file.repository.ts'
import { idsBelow, trailTo } from './tree.rules.ts'

type Row = OutputOf<typeof libraryFiles>['rows'][number]

const present = (row: repository.LibraryRow): Row => ({
  id: row.id,
  directoryId: row.directory_id,
  ...textOf(row),
  pages: row.pages,
  size: row.size,
  uploader: row.uploader,
  printed: row.printed,
  collected: row.collected,
  isCollected: Boolean(row.is_collected),
  createdAt: row.created_at.toISOString(),
})

export const list = async (
  ctx: CallerCtx,
  { directoryId, words, sort, ...page }: InputOf<typeof libraryFiles>,
): Promise<OutputOf<typeof libraryFiles>> => {
  const { schoolId, personId } = ctx.caller
  const directoryIds = directoryId === undefined ? undefined : idsBelow(await listDirectories(ctx.sql, schoolId), directoryId)
  const wanted = { schoolId, directoryIds, words }
  const rows = await repository.listPublished(ctx.sql, wanted, personId, sort, page)
  return { rows: rows.map(present), total: await repository.countPublished(ctx.sql, wanted) }
}

export const listCollected = async (ctx: CallerCtx, page: InputOf<typeof collectedFiles>): Promise<OutputOf<typeof collectedFiles>> => {
  const { schoolId, personId } = ctx.caller
  const rows = await repository.listCollected(ctx.sql, schoolId, personId, page)
  return { rows: rows.map(present), total: await repository.countCollected(ctx.sql, schoolId, personId) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof libraryFile>): Promise<OutputOf<typeof libraryFile>> => {
  const { schoolId, personId } = ctx.caller
  const row = await repository.findPublished(ctx.sql, schoolId, id, personId)
  if (!row) throw refuse('not_found')
  const trail = trailTo(await listDirectories(ctx.sql, schoolId), row.directory_id)
  return {
    ...present(row),
    directory: trail.map(({ name, name_en, name_tw }) => ({ name, nameEn: name_en, nameTw: name_tw })),
  }
}

/** What is published is open to the school; what is not, to its uploader. */
export const sendContent = async (ctx: CallerCtx, { id }: InputOf<typeof libraryFileContent>): Promise<RawAnswer> => {
  const row = await findOffered(ctx.sql, ctx.caller.schoolId, id)
  const isOpen = row?.state === 'published' || (row?.state !== 'removed' && row?.person_id === ctx.caller.personId)
  const opened = isOpen && row.content_id !== null ? await openBlob(ctx, row.content_id) : undefined
  if (!row || !opened) throw refuse('not_found')
  return { content: opened.content, contentType: 'application/pdf', size: opened.size, name: `${say(titleOf(row), ctx.language)}.pdf` }
}

export const operate = (
  ctx: CallerCtx,
  { fileId, operation }: InputOf<typeof operateLibraryFile>,
): Promise<OutputOf<typeof operateLibraryFile>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const file = await repository.lockPublished(ctx.sql, schoolId, fileId)
    if (!file) throw refuse('not_found')
    const isCollected = operation === 'collect'
    const changed = isCollected
      ? await repository.insertCollection(ctx.sql, { schoolId, personId, fileId, now: ctx.now() })
      : await repository.deleteCollection(ctx.sql, personId, fileId)
    const { collected } = changed ? await repository.addToCollected(ctx.sql, fileId, isCollected ? 1 : -1) : file
    return { collected, isCollected }
  })

/** A file of mine that shares its bytes with the library. */
export const takeToPrint = (ctx: CallerCtx, { fileId }: InputOf<typeof printLibraryFile>): Promise<OutputOf<typeof printLibraryFile>> =>
  addFile(ctx, async (ctx) => {
    const file = await repository.lockPublished(ctx.sql, ctx.caller.schoolId, fileId)
    if (!file) throw refuse('not_found')
    const { content_id, pages, id } = file
    return { kind: 'document', name: say(titleOf(file), ctx.language), state: 'ready', content_id, pages, library_file_id: id }
  })
