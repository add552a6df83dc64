import { PhotoStandard, type PhotoType } from '@campus/contract/identity/photo-types.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findType, type PhotoTypeRow } from './photo-type.repository.ts'

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
