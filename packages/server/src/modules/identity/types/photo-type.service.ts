import type { OutputOf } from '@campus/contract/call.ts'
import { PhotoStandard, type PhotoType } from '@campus/contract/identity/photo-types.ts'
import type { photoTypeNames } from '@campus/contract/records/lists.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { titlesOf } from '../../school/titles.ts'
import { findType, listTypes, type PhotoTypeRow } from './photo-type.repository.ts'

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

/** By what photos can be narrowed, also those of types that collect nothing any more. */
export const listTypeNames = async (ctx: CallerCtx): Promise<OutputOf<typeof photoTypeNames>> =>
  (await listTypes(ctx.sql, ctx.caller.schoolId)).map((row) => ({ id: row.id, purpose: row.purpose, ...titlesOf(row) }))

/** A type that was closed collects nothing any more; to who brings a photo it is missing. */
export const requireOpenType = async (ctx: CallerCtx, id: string) => {
  const type = await findType(ctx.sql, ctx.caller.schoolId, id)
  if (!type?.is_open) throw refuse('not_found')
  return type
}
