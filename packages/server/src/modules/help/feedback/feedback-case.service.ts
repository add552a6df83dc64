import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { answerFeedback, feedbackCase, feedbackCases } from '@campus/contract/help/feedback.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { excerptOf } from '../../../platform/text/excerpt.ts'
import { record } from '../../audit/audit.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import { askAboutFeedback } from '../evaluations/evaluation.service.ts'
import { pageRows } from '../page-rows.ts'
import { insertEntry, lockFeedback, updateState } from './feedback.repository.ts'
import * as repository from './feedback-case.repository.ts'
import { notifyAuthor } from './feedback-messages.ts'
import { presentFeedback, presentRow } from './feedback-view.ts'

const authorOf = (ctx: CallerCtx, row: repository.CaseRow) => ({
  id: row.person_id,
  name: personNameIn({ name: row.author_name, namePinyin: row.author_pinyin }, ctx.language),
  number: row.author_number,
  unitName: row.unit_name === null ? '' : say([row.unit_name, row.unit_name_en ?? '', row.unit_name_tw ?? ''], ctx.language),
})

/** People of my school who wait for an answer. */
export const feedbackWaiting = (ctx: CallerCtx) => repository.findOpenCases(ctx.sql, ctx.caller.schoolId)

export const listCases = async (
  ctx: CallerCtx,
  { state, category, words, from, until, ...page }: InputOf<typeof feedbackCases>,
): Promise<OutputOf<typeof feedbackCases>> => {
  const filter = { schoolId: ctx.caller.schoolId, state, category, words, ...(await daysAtSchool(ctx, { from, until })) }
  const rows = await repository.listCases(ctx.sql, filter, pageRows(page))
  return {
    rows: rows.map((row) => ({
      ...presentRow(row),
      author: authorOf(ctx, row),
      excerpt: excerptOf(row.content),
    })),
    total: (await repository.countCases(ctx.sql, filter)).count,
    waiting: (await feedbackWaiting(ctx)).count,
  }
}

export const readCase = async (ctx: CallerCtx, { id }: InputOf<typeof feedbackCase>): Promise<OutputOf<typeof feedbackCase>> => {
  const row = await repository.findCase(ctx.sql, ctx.caller.schoolId, id)
  if (!row) throw refuse('not_found')
  return { ...(await presentFeedback(ctx, row)), author: authorOf(ctx, row) }
}

export const reply = (ctx: CallerCtx, { id, content, closes }: InputOf<typeof answerFeedback>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const row = await lockFeedback(ctx.sql, schoolId, id)
    if (!row) throw refuse('not_found')
    if (row.state === 'closed') throw refuse('feedback_closed')
    const now = ctx.now()
    await insertEntry(ctx.sql, { feedback_id: id, school_id: schoolId, author_id: personId, is_reply: true, content, created_at: now })
    await updateState(ctx.sql, id, { state: closes ? 'closed' : 'answered', answered_at: now })
    await notifyAuthor(ctx, row, content)
    await resolveMessages(ctx, 'feedback_case', id)
    if (closes) await askAboutFeedback(ctx, row)
    await record(ctx, { action: 'help.feedback_answered', subjectKind: 'feedback', subjectId: id, details: { closes } })
    return null
  })
