import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { appealGrade } from '@campus/contract/grades/grades.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { decidersOf } from '../deciders.ts'
import { notifyAppealReviewers } from '../grade-messages.ts'
import { findSheet } from '../sheets/sheet.repository.ts'
import { todayOf } from '../sheets/sheet.service.ts'
import { insertAppeal, listAllOf } from './appeal.repository.ts'
import { appealDeadline, requireReadable } from './grade.service.ts'
import { findLine } from './score-change.repository.ts'

const insertOnce = async (ctx: CallerCtx, row: Parameters<typeof insertAppeal>[1]) => {
  try {
    return await insertAppeal(ctx.sql, row)
  } catch (error) {
    throw breaks(error, 'grade_appeal__once') ? refuse('grade_appealed') : error
  }
}

export const appeal = (ctx: CallerCtx, { scoreId, reason }: InputOf<typeof appealGrade>): Promise<OutputOf<typeof appealGrade>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const found = await requireReadable(ctx, scoreId)
    const line = await findLine(ctx.sql, found.score.id)
    if (!line || ctx.now() >= (await appealDeadline(ctx, schoolId, found.publishedAt))) throw refuse('grade_appeal_over')
    const section = await findSheet(ctx.sql, schoolId, line.section_id, await todayOf(ctx))
    if (!section || found.personId !== personId) throw refuse('not_found')
    const row = {
      school_id: schoolId,
      score_id: found.score.id,
      section_id: line.section_id,
      person_id: personId,
      reason,
      created_at: ctx.now(),
    }
    const { id } = await insertOnce(ctx, row)
    await notifyAppealReviewers(ctx, section, id, await decidersOf(ctx, section))
    return { id }
  })

/** What the school holds of a person's requests for review, for their own copy. */
export const exportAppeals = (ctx: Ctx, personId: string) => listAllOf(ctx.sql, personId)
