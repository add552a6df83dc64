import type { OutputOf } from '@campus/contract/call.ts'
import { type ownPhotoTypes, PhotoStandard, type PhotoType } from '@campus/contract/identity/photo-types.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { listPhotosOf } from '../photos/photo.repository.ts'
import { isOutdated } from '../photos/photo-state.rules.ts'
import { findType, listOpenTypes, type PhotoTypeRow } from './photo-type.repository.ts'

export const presentType = (row: PhotoTypeRow): PhotoType => ({
  id: row.id,
  purpose: row.purpose,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  standard: PhotoStandard.parse(row.standard),
  reviewer: row.reviewer,
  methods: row.methods,
  validDays: row.valid_days,
  isRequired: row.is_required,
  allowsNewBackground: row.allows_new_background,
})

/** A type that was closed collects nothing any more; to who brings a photo it is missing. */
export const requireOpenType = async (ctx: CallerCtx, id: string) => {
  const type = await findType(ctx.sql, ctx.caller.schoolId, id)
  if (!type?.is_open) throw refuse('not_found')
  return type
}

/** What is under way tells more than what has passed before. */
export const listForOwner = async (ctx: CallerCtx): Promise<OutputOf<typeof ownPhotoTypes>> => {
  const { schoolId, personId } = ctx.caller
  const [types, photos] = [await listOpenTypes(ctx.sql, schoolId), await listPhotosOf(ctx.sql, personId)]
  return types.map((type) => {
    const own = photos.filter(({ type_id }) => type_id === type.id)
    const [open, passed] = [own.find(({ state }) => state !== 'passed'), own.find(({ state }) => state === 'passed')]
    const settled = passed && (isOutdated(passed, ctx.now()) ? 'outdated' : 'passed')
    return { ...presentType(type), state: open?.state ?? settled ?? 'missing' }
  })
}
