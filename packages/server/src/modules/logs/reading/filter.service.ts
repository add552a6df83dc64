import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { type LogFilter, maxLogDays } from '@campus/contract/logs/log-filter.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { unitIdsBelow } from '../../school/organisation/unit-trail.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import type { LogWhere } from '../log-source.extension.ts'
import { listLogPeople } from '../source/log-people.repository.ts'

const spanOf = async (ctx: CallerCtx, days: Pick<LogFilter, 'from' | 'until'>) => {
  const { from, before } = await daysAtSchool(ctx, days)
  if (from && (before ?? ctx.now()) > later(from, maxLogDays * 24 * 3600))
    throw refuse('bad_input', { fields: { until: say(fieldTexts.span_too_long, ctx.language) } })
  return { ...(from && { from }), ...(before && { before }) }
}

/** The units that the caller may read and asks for; nothing for the whole school. */
const unitsOf = async (ctx: CallerCtx, unitId: string | undefined): Promise<readonly string[] | undefined> => {
  const scope = await readingScopeOf(ctx)
  if (unitId === undefined) return scope === 'school' ? undefined : scope
  const below = await unitIdsBelow(ctx, ctx.caller.schoolId, unitId)
  const wanted = scope === 'school' ? below : below.filter((id) => scope.includes(id))
  if (wanted.length === 0) throw refuse('not_found')
  return wanted
}

/** What a filter means for this caller: their school, their scope, the clocks of the school. */
export const resolveFilter = async (ctx: CallerCtx, { unitId, from, until, ...rest }: LogFilter): Promise<LogWhere> => {
  const { schoolId } = ctx.caller
  const span = await spanOf(ctx, { from, until })
  const unitIds = await unitsOf(ctx, unitId)
  if (rest.personId && (await listLogPeople(ctx.sql, schoolId, [rest.personId])).length === 0) throw refuse('not_found')
  return { ...rest, ...span, ...(unitIds && { unitIds }), schoolId }
}
