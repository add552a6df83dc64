import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { matchedCases } from '@campus/contract/registration/console/cases.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { unitIdsBelow } from '../../school/organisation/unit-trail.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { type CaseFilter, countCases, countWaiting, findListed, listCases, measureWaiting } from './case-list.repository.ts'
import { presentRows } from './case-row.service.ts'

type Asked = InputOf<typeof matchedCases>

type Kind = NonNullable<CaseFilter['kind']>

/** What a reviewer asked for, of the people whom they look after. */
export const filterOf = async (ctx: CallerCtx, kind: Kind, { unitId, from, until, ...asked }: Omit<Asked, 'pageNum' | 'pageSize'>) => {
  const { schoolId } = ctx.caller
  const unitIds = unitId ? await unitIdsBelow(ctx, schoolId, unitId) : undefined
  return { schoolId, scope: await scopeOf(ctx), kind, ...asked, unitIds, ...(await daysAtSchool(ctx, { from, until })) }
}

const list =
  (kind: Kind) =>
  async (ctx: CallerCtx, { pageNum, pageSize, ...asked }: Asked): Promise<OutputOf<typeof matchedCases>> => {
    const filter = await filterOf(ctx, kind, asked)
    const { schoolId, scope } = filter
    const rows = await listCases(ctx.sql, filter, { pageNum, pageSize })
    await noteViews(
      ctx,
      rows.flatMap(({ person_id }) => person_id ?? []),
      'record',
    )
    return {
      rows: await presentRows(ctx, rows),
      total: await countCases(ctx.sql, filter),
      waiting: await countWaiting(ctx.sql, { schoolId, scope, kind }),
    }
  }

export const listMatched = list('matched')
export const listUnmatched = list('unmatched')

/** A case of the caller's scope. */
export const findOwnListed = async (ctx: CallerCtx, id: string) =>
  findListed(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx) }, id)

/** A case outside the caller's scope is treated as missing. */
export const requireListed = async (ctx: CallerCtx, id: string) => {
  const row = await findOwnListed(ctx, id)
  if (!row) throw refuse('not_found')
  return row
}

const measure = (kind: Kind) => async (ctx: CallerCtx) =>
  measureWaiting(ctx.sql, { schoolId: ctx.caller.schoolId, scope: await scopeOf(ctx), kind })

export const measureMatched = measure('matched')
export const measureUnmatched = measure('unmatched')
