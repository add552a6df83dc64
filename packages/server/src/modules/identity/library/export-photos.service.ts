import { Readable } from 'node:stream'
import type { InputOf } from '@campus/contract/call.ts'
import type { exportPhotos } from '@campus/contract/identity/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type Entry, safeEntryName, zipStream } from '../../../platform/zip-stream.ts'
import { record } from '../../audit/audit.service.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { notePhotoEvents } from '../events/photo-event.service.ts'
import { findType } from '../types/photo-type.repository.ts'
import { countLibrary, type LibraryFilter, type LibraryRow, listToExport } from './library.repository.ts'
import { filterFor } from './library.service.ts'

const maxPhotos = 5000
const batchSize = 500

/** Everybody in it can see that it was made: the note is written before anything is given out. */
const collect = (ctx: CallerCtx, filter: LibraryFilter, typeId: string): Promise<LibraryRow[]> =>
  inTransaction(ctx, async (ctx) => {
    const all: LibraryRow[] = []
    let rows: LibraryRow[] = []
    do {
      rows = await listToExport(ctx.sql, filter, rows.at(-1)?.person_number ?? '', batchSize)
      all.push(...rows)
    } while (rows.length === batchSize)
    await noteViews(
      ctx,
      all.map(({ person_id }) => person_id),
      'export',
    )
    await notePhotoEvents(ctx, 'exported', {
      schoolId: ctx.caller.schoolId,
      photos: all.map(({ id, person_id }) => ({ personId: person_id, photoId: id, typeId })),
    })
    await record(ctx, { action: 'identity.photos_exported', subjectKind: 'photo_type', subjectId: typeId, details: { photos: all.length } })
    return all
  })

/** Each picture is opened when its turn comes. */
async function* entriesOf(ctx: CallerCtx, rows: readonly LibraryRow[]): AsyncGenerator<Entry> {
  for (const { file_id, person_number } of rows) {
    const content = file_id ? await readFileBytes(ctx, file_id, ctx.caller.schoolId) : undefined
    if (content) yield { name: `${safeEntryName(person_number)}.jpg`, content: Readable.from([content]) }
  }
}

export const exportZip = async (ctx: CallerCtx, { typeId, unitId, words }: InputOf<typeof exportPhotos>): Promise<RawAnswer> => {
  await requireManagerFaceCheck(ctx)
  const type = await findType(ctx.sql, ctx.caller.schoolId, typeId)
  if (!type) throw refuse('not_found')
  const filter = await filterFor(ctx, { typeId, unitId, words, state: 'passed' })
  const total = await countLibrary(ctx.sql, filter)
  if (total === 0) throw refuse('no_photos')
  if (total > maxPhotos) throw refuse('export_too_large')
  const rows = await collect(ctx, filter, typeId)
  const name = nameIn({ name: type.name, nameEn: type.name_en, nameTw: type.name_tw }, ctx.language)
  return { content: Readable.from(zipStream(entriesOf(ctx, rows))), contentType: 'application/zip', name: `${name}.zip` }
}
