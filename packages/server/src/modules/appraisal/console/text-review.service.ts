import type { ballotTexts, reviewText } from '@campus/contract/appraisal/console.ts'
import { fewestBallots } from '@campus/contract/appraisal/shapes.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { noneWaiting, type WaitingRows } from '../../../platform/db/paging.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import { titlesOf } from '../../school/titles.ts'
import { unitsIn } from './campaign-admin.service.ts'
import * as repository from './text-review.repository.ts'

export const listTexts = async (
  ctx: CallerCtx,
  { pageNum, pageSize, ...filter }: InputOf<typeof ballotTexts>,
): Promise<OutputOf<typeof ballotTexts>> => {
  const scope = await scopeOf(ctx)
  if (scope !== 'school' && scope.length === 0) return { rows: [], total: 0 }
  const { schoolId, personId } = ctx.caller
  const reviewer = { schoolId, personId, unitIds: unitsIn(scope) }
  const rows = await repository.listTexts(ctx.sql, reviewer, filter, { pageNum, pageSize })
  return {
    rows: rows.map(({ id, body, state, code, reviewed_at, ...course }) => ({
      id,
      body,
      state,
      courseName: nameIn(titlesOf(course), ctx.language),
      sectionCode: code,
      reviewedAt: reviewed_at?.toISOString() ?? null,
    })),
    total: await repository.countTexts(ctx.sql, reviewer, filter),
  }
}

export const review = (ctx: CallerCtx, { id, state }: InputOf<typeof reviewText>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const text = await repository.lockText(ctx.sql, schoolId, id)
    if (!text || !isInScope(await scopeOf(ctx), text.unit_id) || (text.ballots ?? 0) < fewestBallots) throw refuse('not_found')
    if (await repository.findTeaching(ctx.sql, text.section_id, personId)) throw refuse('appraisal_own_section')
    await repository.setReviewed(ctx.sql, id, { state, by: personId, now: ctx.now() })
    await record(ctx, { action: 'appraisal.text_reviewed', subjectKind: 'ballot_text', subjectId: id, details: { state } })
    return null
  })

export const measureWaitingTexts = async (ctx: CallerCtx): Promise<WaitingRows> => {
  const scope = await scopeOf(ctx)
  if (scope !== 'school' && scope.length === 0) return noneWaiting
  const { schoolId, personId } = ctx.caller
  return repository.measureTexts(ctx.sql, { schoolId, personId, unitIds: unitsIn(scope) })
}
