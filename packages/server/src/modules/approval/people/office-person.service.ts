import type { officeMe, officeUser, ownUnits } from '@campus/contract/approval/people.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { unitsLedBy } from '../../school/organisation/leader.service.ts'
import { postsOf } from '../../school/organisation/post.service.ts'
import { unitOf, unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { presentAbsence } from '../absences/absence.service.ts'
import { listByIds } from './picker.service.ts'

const readDetails = async (ctx: CallerCtx, id: string): Promise<OutputOf<typeof officeUser>> => {
  const { schoolId } = ctx.caller
  const [person] = await listByIds(ctx, { ids: [id] })
  if (!person) throw refuse('not_found')
  return {
    ...person,
    posts: await postsOf(ctx, { schoolId, personId: id }),
    unitsLed: await unitsLedBy(ctx, { schoolId, personId: id }),
  }
}

export const readPerson = (ctx: CallerCtx, { id }: InputOf<typeof officeUser>) => readDetails(ctx, id)

/** People apply in their own unit, or in one for which they hold a post. */
export const listOwnUnits = async (ctx: CallerCtx): Promise<OutputOf<typeof ownUnits>> => {
  const { schoolId, personId } = ctx.caller
  const own = await unitOf(ctx, personId)
  const ofPosts = (await postsOf(ctx, { schoolId, personId })).map(({ unitId }) => unitId)
  return unitsNamed(
    ctx,
    schoolId,
    [...new Set([own, ...ofPosts])].filter((id) => id !== null),
  )
}

export const readMe = async (ctx: CallerCtx): Promise<OutputOf<typeof officeMe>> => ({
  ...(await readDetails(ctx, ctx.caller.personId)),
  units: await listOwnUnits(ctx),
  absence: await presentAbsence(ctx),
})
