import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { addFeedback, continueFeedback, feedbackDetail, ownFeedback, ReportKind } from '@campus/contract/help/feedback.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireOwnPictures } from '../../files/file.service.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { askAboutFeedback } from '../evaluations/evaluation.service.ts'
import { pageRows } from '../page-rows.ts'
import * as repository from './feedback.repository.ts'
import { notifyAdministrators } from './feedback-messages.ts'
import { presentFeedback, presentRow } from './feedback-view.ts'

const aDay = 86_400
const feedbackADay = 10
const followUpsADay = 30

/** A refusal takes the attempt back together with everything else, so the tenth of a day is the last that counts. */
const isFewToday = async (ctx: CallerCtx, kind: string, max: number) => {
  const { count } = await countAttempt(ctx, `${kind}:${ctx.caller.personId}`, aDay)
  return count <= max
}

/** What a feedback is about, where it is about a certificate. */
export interface Report {
  readonly kind: ReportKind
  readonly subject?: { readonly kind: 'document' | 'template'; readonly id: string } | undefined
  /** Stands below what was written and is read in the case alone. */
  readonly more: string
}

export const notifySchool = (ctx: CallerCtx, given: InputOf<typeof addFeedback>, report?: Report): Promise<OutputOf<typeof addFeedback>> =>
  inTransaction(ctx, async (ctx) => {
    const { title, category, content, contact, images } = given
    const { schoolId, personId } = ctx.caller
    await requireOwnPictures(ctx, images)
    if (!(await isFewToday(ctx, 'feedback', feedbackADay))) throw refuse('enough_today')
    const feedback = await repository.insertFeedback(ctx.sql, {
      school_id: schoolId,
      person_id: personId,
      title,
      category,
      content: report?.more ? `${content}\n\n${report.more}` : content,
      contact,
      created_at: ctx.now(),
      report_kind: report?.kind ?? null,
      subject_kind: report?.subject?.kind ?? null,
      subject_id: report?.subject?.id ?? null,
    })
    if (images.length > 0) await repository.insertImages(ctx.sql, feedback, images)
    await notifyAdministrators(ctx, feedback, content)
    return { id: feedback.id }
  })

export const listOwn = async (ctx: CallerCtx, page: InputOf<typeof ownFeedback>): Promise<OutputOf<typeof ownFeedback>> => {
  const { personId } = ctx.caller
  const rows = await repository.listOwnFeedback(ctx.sql, personId, pageRows(page))
  return { rows: rows.map(presentRow), total: (await repository.countOwnFeedback(ctx.sql, personId)).count }
}

export const readOwn = async (ctx: CallerCtx, { id }: InputOf<typeof feedbackDetail>): Promise<OutputOf<typeof feedbackDetail>> => {
  const row = await repository.findOwnFeedback(ctx.sql, ctx.caller.personId, id)
  if (!row) throw refuse('not_found')
  return presentFeedback(ctx, row)
}

export const goOn = (ctx: CallerCtx, { id, content, closes }: InputOf<typeof continueFeedback>) =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const row = await repository.lockOwnFeedback(ctx.sql, personId, id)
    if (!row) throw refuse('not_found')
    if (row.state === 'closed') throw refuse('feedback_closed')
    if (!(await isFewToday(ctx, 'feedback-more', followUpsADay))) throw refuse('too_many_requests')
    if (content) {
      const entry = { feedback_id: id, school_id: schoolId, author_id: personId, is_reply: false, content, created_at: ctx.now() }
      await repository.insertEntry(ctx.sql, entry)
    }
    await repository.updateState(ctx.sql, id, { state: closes ? 'closed' : 'open' })
    if (closes) {
      await resolveMessages(ctx, 'feedback_case', id)
      await askAboutFeedback(ctx, row)
    }
    // While it waits anyway the administrators know of it already.
    else if (row.state === 'answered') await notifyAdministrators(ctx, row, content)
    return null
  })
