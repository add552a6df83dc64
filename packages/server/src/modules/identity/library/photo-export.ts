import { PhotoExportFilter, photoLibrary } from '@campus/contract/identity/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { safeEntryName } from '../../../platform/zip-stream.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames } from '../../logs/lists/list-filter.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { notePhotoEvents } from '../events/photo-event.service.ts'
import { findType } from '../types/photo-type.repository.ts'
import { countLibraryUpTo, type LibraryRow, listPhotosByIds, listToExport } from './library.repository.ts'
import { filterFor } from './library.service.ts'

const tellType = async (ctx: CallerCtx, typeId: string) => {
  const type = await findType(ctx.sql, ctx.caller.schoolId, typeId)
  return type ? nameIn({ name: type.name, nameEn: type.name_en, nameTw: type.name_tw }, ctx.language) : typeId
}

type Photo = Pick<LibraryRow, 'person_id' | 'person_number' | 'file_id'> & { readonly id: string }

/** The place in the list and the photo itself. */
const rowIdOf = ({ id, person_number }: LibraryRow) => `${id}/${person_number}`
const photoIdOf = (rowId: string) => rowId.slice(0, rowId.indexOf('/'))
const numberOf = (rowId: string) => rowId.slice(rowId.indexOf('/') + 1)

const passed = (ctx: CallerCtx, filter: Parameters<typeof filterFor>[1]) => filterFor(ctx, { ...filter, state: 'passed' })

/** The passed photos of a type, each cut to its standard and named by the number of the person; a second administrator approves. */
export const photoExport = exportSource<typeof PhotoExportFilter, Photo>({
  who: photoLibrary.who,
  filter: PhotoExportFilter,
  filterNames: {
    typeId: [['照片类型', 'Photo type', '照片類型'], tellType],
    unitId: listFilterNames.unitId,
    grade: fieldNames.grade,
    words: listFilterNames.words,
  },
  columns: [{ key: 'photo', title: ['照片', 'Photo', '照片'], isUnmasked: true, cell: ({ person_number }) => person_number }],
  requireToAsk: async (ctx, filter) => {
    await requireManagerFaceCheck(ctx)
    if (!(await findType(ctx.sql, ctx.caller.schoolId, filter.typeId))) throw refuse('not_found')
    if ((await countLibraryUpTo(ctx.sql, await passed(ctx, filter), 1)) === 0) throw refuse('no_photos')
  },
  scopeOf,
  count: async (ctx, filter, max) => countLibraryUpTo(ctx.sql, await passed(ctx, filter), max),
  list: async (ctx, filter, { cursor = '', limit }) =>
    (await listToExport(ctx.sql, await passed(ctx, filter), numberOf(cursor), limit)).map((row) => ({ ...row, id: rowIdOf(row) })),
  peopleOf: ({ person_id }) => [person_id],
  fileOf: (ctx, { file_id, person_number }) => ({
    name: `${safeEntryName(person_number)}.jpg`,
    open: async () => (file_id ? readFileBytes(ctx, file_id, ctx.caller.schoolId) : undefined),
  }),
  noteMade: async (ctx, rowIds) => {
    const { schoolId } = ctx.caller
    const photos = await listPhotosByIds(ctx.sql, schoolId, rowIds.map(photoIdOf))
    await notePhotoEvents(ctx, 'exported', {
      schoolId,
      photos: photos.map(({ id, person_id, type_id }) => ({ personId: person_id, photoId: id, typeId: type_id })),
    })
  },
})
