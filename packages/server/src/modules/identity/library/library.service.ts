import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { personPhotos, photoLibrary } from '@campus/contract/identity/library.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireManagerFaceCheck } from '../../faces/own-checks/manager-check.service.ts'
import { fileAddress } from '../../files/file.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { unitIdsBelow } from '../../school/organisation/unit-trail.service.ts'
import { notePhotoEvents } from '../events/photo-event.service.ts'
import { countLibrary, findPersonInScope, type LibraryFilter, type LibraryRow, listLibrary } from './library.repository.ts'
import { presentInLibrary, presentPerson } from './library-view.ts'

type Asked = Omit<InputOf<typeof photoLibrary>, 'pageNum' | 'pageSize'>

/** The photos asked for, as far as the caller's word reaches. */
export const filterFor = async (ctx: CallerCtx, { typeId, state, unitId, grade, words = '' }: Asked): Promise<LibraryFilter> => {
  const { schoolId } = ctx.caller
  return {
    schoolId,
    scope: await scopeOf(ctx),
    typeId,
    state,
    grade,
    unitIds: unitId ? await unitIdsBelow(ctx, schoolId, unitId) : undefined,
    words: words.toLowerCase().split(/\s+/).filter(Boolean),
  }
}

const viewed = (ctx: CallerCtx, rows: readonly LibraryRow[]) =>
  notePhotoEvents(ctx, 'viewed', {
    schoolId: ctx.caller.schoolId,
    photos: rows.map(({ id, person_id, type_id }) => ({ personId: person_id, photoId: id, typeId: type_id })),
  })

export const pageLibrary = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...asked }: InputOf<typeof photoLibrary>,
): Promise<OutputOf<typeof photoLibrary>> => {
  await requireManagerFaceCheck(ctx)
  const filter = await filterFor(ctx, asked)
  const rows = await listLibrary(ctx.sql, filter, { pageNum, pageSize })
  await noteViews(
    ctx,
    rows.map(({ person_id }) => person_id),
    'photo',
  )
  await viewed(ctx, rows)
  return {
    rows: rows.map((row) => presentInLibrary(ctx, row)),
    total: await countLibrary(ctx.sql, filter),
    waiting: await countLibrary(ctx.sql, { ...filter, state: 'reviewing' }),
  }
}

/** Somebody outside the caller's scope is treated as missing. */
export const requireInScope = async (ctx: CallerCtx, personId: string) => {
  const person = await findPersonInScope(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx) }, personId)
  if (!person) throw refuse('not_found')
  return person
}

const all = { pageNum: 1, pageSize: 100 } as const

export const readPerson = async (ctx: CallerCtx, { personId }: InputOf<typeof personPhotos>): Promise<OutputOf<typeof personPhotos>> => {
  await requireManagerFaceCheck(ctx)
  const person = await requireInScope(ctx, personId)
  await noteViews(ctx, [personId], 'photo')
  const rows = await listLibrary(ctx.sql, { schoolId: ctx.caller.schoolId, scope: 'school', personId }, all)
  await viewed(ctx, rows)
  return {
    person: presentPerson(ctx, personId, person),
    photos: rows.map((row) => ({
      ...presentInLibrary(ctx, row),
      originalUrl: fileAddress(ctx, row.original_file_id, ctx.caller.personId),
    })),
  }
}
