import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { photoTypesToEdit, savePhotoType } from '@campus/contract/identity/console/photo-types.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { insertType, listTypes, lockType, updateType, type WrittenType } from '../types/photo-type.repository.ts'
import { presentType } from '../types/photo-type.service.ts'

type Edited = OutputOf<typeof savePhotoType>
type Given = InputOf<typeof savePhotoType>

export const listToEdit = async (ctx: CallerCtx): Promise<OutputOf<typeof photoTypesToEdit>> =>
  (await listTypes(ctx.sql, ctx.caller.schoolId)).map((row) => ({ ...presentType(row), isOpen: row.is_open, photos: row.photos ?? 0 }))

const written = (given: Given): WrittenType => ({
  purpose: given.purpose,
  name: given.name,
  name_en: given.nameEn,
  name_tw: given.nameTw,
  standard: JSON.stringify(given.standard),
  reviewer: given.reviewer,
  methods: [...new Set(given.methods)],
  valid_days: given.validDays,
  is_required: given.isRequired,
  allows_new_background: given.allowsNewBackground,
  is_open: given.isOpen,
})

const write = async (ctx: CallerCtx, { id, ...given }: Given): Promise<string> => {
  const { schoolId } = ctx.caller
  if (!id) return (await insertType(ctx.sql, schoolId, written(given))).id
  const before = await lockType(ctx.sql, schoolId, id)
  if (!before) throw refuse('not_found')
  const { photos } = (await listToEdit(ctx)).find((type) => type.id === id) ?? { photos: 0 }
  // Photos were taken for a purpose, and agreed to for it.
  if (before.purpose !== given.purpose && photos > 0) throw refuse('photo_purpose_kept')
  await updateType(ctx.sql, schoolId, id, written(given))
  return id
}

export const saveType = async (ctx: CallerCtx, given: Given): Promise<Edited> => {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const id = await write(ctx, given)
      const details = { purpose: given.purpose, reviewer: given.reviewer, isOpen: given.isOpen }
      await record(ctx, { action: 'identity.photo_type_saved', subjectKind: 'photo_type', subjectId: id, details })
      const saved = (await listToEdit(ctx)).find((type) => type.id === id)
      if (!saved) throw new Error('a type that was just saved is gone')
      return saved
    })
  } catch (error) {
    throw breaks(error, 'photo_type__one_open') ? refuse('photo_purpose_taken') : error
  }
}
