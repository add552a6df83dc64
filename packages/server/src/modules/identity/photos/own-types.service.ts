import type { OutputOf } from '@campus/contract/call.ts'
import type { ownPhotoTypes } from '@campus/contract/identity/photo-types.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { readFaceSettings } from '../../faces/settings/face-settings.service.ts'
import { isMember, isShownTo } from '../types/asked.rules.ts'
import { listOpenTypes } from '../types/photo-type.repository.ts'
import { presentType } from '../types/photo-type.service.ts'
import { listPhotosOf } from './photo.repository.ts'
import { isOutdated } from './photo-state.rules.ts'

/** What is under way tells more than what has passed before. Where no machine looks, a person does, whatever the type says. */
export const listOwnTypes = async (ctx: CallerCtx): Promise<OutputOf<typeof ownPhotoTypes>> => {
  const { schoolId, personId, roles } = ctx.caller
  const [types, photos] = [await listOpenTypes(ctx.sql, schoolId), await listPhotosOf(ctx.sql, personId)]
  const { isOn } = await readFaceSettings(ctx, schoolId)
  const shown = types.filter(({ id, purpose }) => isShownTo(roles, purpose) || photos.some(({ type_id }) => type_id === id))
  return shown.map((type) => {
    const own = photos.filter(({ type_id }) => type_id === type.id)
    const [open, passed] = [own.find(({ state }) => state !== 'passed'), own.find(({ state }) => state === 'passed')]
    const settled = passed && (isOutdated(passed, ctx.now()) ? 'outdated' : 'passed')
    return {
      ...presentType(type),
      ...(!isOn && { reviewer: 'manager' as const }),
      isRequired: type.is_required && isMember(roles),
      state: open?.state ?? settled ?? 'missing',
    }
  })
}
