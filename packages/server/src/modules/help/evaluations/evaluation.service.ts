import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import type { dismissEvaluation, evaluationAsk, ownEvaluations, submitEvaluation } from '@campus/contract/help/evaluations.ts'
import type { homeInit } from '@campus/contract/home/workbench.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { isOpenChoice, labelsOf } from '../../school/dictionaries/dictionary.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { pageRows } from '../page-rows.ts'
import * as repository from './evaluation.repository.ts'
import { dismissAsk, findOpenAsk, findOwnAsk, insertAsk } from './evaluation-ask.repository.ts'

const list = 'evaluation_type'

export interface EvaluationAsk {
  readonly schoolId: string
  readonly personId: string
  /** An entry of the school's list of rated services. */
  readonly type: string
  readonly subjectKind: string
  readonly subjectId: string
  /** What was used, as its user would call it. */
  readonly about: Phrase
}

/** Asks how content somebody is with what they used: once, and only where the school has this kind of service judged. */
export const askEvaluation = (ctx: Ctx, { schoolId, personId, type, subjectKind, subjectId, about }: EvaluationAsk): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await isOpenChoice(ctx, schoolId, list, type))) return
    const [named, namedEn, namedTw] = about
    const asked = await insertAsk(ctx.sql, {
      school_id: schoolId,
      person_id: personId,
      type,
      subject_kind: subjectKind,
      subject_id: subjectId,
      about: named,
      about_en: namedEn,
      about_tw: namedTw,
      created_at: ctx.now(),
    })
    if (!asked) return
    await sendMessage(ctx, {
      schoolId,
      to: [personId],
      category: 'system',
      title: ['请评价这次服务', 'How was the service?', '請評價這次服務'],
      body: [
        `“${named}”已办理完毕。您满意吗？只需一分钟，您的建议会帮助学校改进。`,
        `“${namedEn}” is complete. Were you satisfied? Rating takes a minute, and your suggestions help the school improve.`,
        `「${namedTw}」已辦理完畢。您滿意嗎？只需一分鐘，您的建議會幫助學校改進。`,
      ],
      subject: { kind: 'evaluation', id: asked.id },
    })
  })

export const askAboutFeedback = (ctx: Ctx, row: { id: string; school_id: string; person_id: string; title: string }) =>
  askEvaluation(ctx, {
    schoolId: row.school_id,
    personId: row.person_id,
    type: 'feedback',
    subjectKind: 'feedback',
    subjectId: row.id,
    about: [row.title, row.title, row.title],
  })

const daysOpen = 14

/** What home asks about: the newest thing I used lately and have not judged. */
export const openEvaluation = async (ctx: CallerCtx): Promise<OutputOf<typeof homeInit>['evaluation']> => {
  const ask = await findOpenAsk(ctx.sql, ctx.caller.personId, later(ctx.now(), -daysOpen * 86_400))
  return ask ? { askId: ask.id, type: ask.type, about: say([ask.about, ask.about_en, ask.about_tw], ctx.language) } : null
}

export const readAsk = async (ctx: CallerCtx, { id }: InputOf<typeof evaluationAsk>): Promise<OutputOf<typeof evaluationAsk>> => {
  const ask = await findOwnAsk(ctx.sql, ctx.caller.personId, id)
  if (!ask) throw refuse('not_found')
  const isOpen = ask.dismissed_at === null && ask.evaluation_id === null
  return { askId: ask.id, type: ask.type, about: say([ask.about, ask.about_en, ask.about_tw], ctx.language), isOpen }
}

const requireFittingAsk = async (ctx: CallerCtx, { askId, type }: InputOf<typeof submitEvaluation>) => {
  if (!askId) return
  const ask = await findOwnAsk(ctx.sql, ctx.caller.personId, askId)
  if (!ask) throw refuse('not_found')
  if (ask.type !== type) throw refuse('bad_input', { fields: { type: say(fieldTexts.wrong, ctx.language) } })
}

export const judge = (ctx: CallerCtx, given: InputOf<typeof submitEvaluation>) =>
  inTransaction(ctx, async (ctx) => {
    const { type, score, suggestion, askId } = given
    const { schoolId, personId } = ctx.caller
    await requireFittingAsk(ctx, given)
    if (!(await isOpenChoice(ctx, schoolId, list, type)))
      throw refuse('bad_input', { fields: { type: say(fieldTexts.wrong, ctx.language) } })
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    const now = ctx.now()
    const kept = await repository.insertEvaluation(ctx.sql, {
      school_id: schoolId,
      person_id: personId,
      type,
      score,
      suggestion,
      ask_id: askId ?? null,
      day: dayIn(timeZone, now),
      created_at: now,
    })
    if (!kept) throw refuse(askId ? 'already_evaluated' : 'enough_today')
    if (askId) await resolveMessages(ctx, 'evaluation', askId)
    return null
  })

export const dismiss = (ctx: CallerCtx, { askId }: InputOf<typeof dismissEvaluation>) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await dismissAsk(ctx.sql, ctx.caller.personId, askId, ctx.now()))) throw refuse('not_found')
    await resolveMessages(ctx, 'evaluation', askId)
    return null
  })

export const listOwn = async (ctx: CallerCtx, page: InputOf<typeof ownEvaluations>): Promise<OutputOf<typeof ownEvaluations>> => {
  const { personId, schoolId } = ctx.caller
  const rows = await repository.listOwn(ctx.sql, personId, pageRows(page))
  const typeName = await labelsOf(ctx, schoolId, list)
  return {
    rows: rows.map(({ id, type, score, suggestion, created_at }) => ({
      id,
      type,
      typeName: typeName(type),
      score,
      suggestion,
      at: created_at.toISOString(),
    })),
    total: (await repository.countOwn(ctx.sql, personId)).count,
  }
}
