import { appealStateNames } from '@campus/contract/grades/grades.ts'
import { sheetStateNames } from '@campus/contract/grades/sheets.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { CallerCtx } from '../../context/context.ts'
import { publishedScore } from '../academics/ranking/published-score.service.ts'
import type { SubjectView } from '../messages/subject.ts'
import { isInScope, readingScopeOf } from '../school/organisation/scope.service.ts'
import { findAppeal, findOfScore } from './published/appeal.repository.ts'
import { findScoreOf } from './published/score-change.repository.ts'
import { findSheet } from './sheets/sheet.repository.ts'
import { todayOf } from './sheets/sheet.service.ts'

const seeIt: Phrase = ['查看', 'View', '查看']
const review: Phrase = ['去审核', 'Review', '去審核']
const enter: Phrase = ['去录入', 'Enter marks', '去錄入']

/** Of the reader's own score, by its id or that of its section. */
export const describeGrade = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const scoreId = (await findScoreOf(ctx.sql, id, ctx.caller.personId))?.score_id ?? id
  if ((await publishedScore(ctx, scoreId))?.personId !== ctx.caller.personId) return undefined
  const appeal = await findOfScore(ctx.sql, scoreId)
  const state: Phrase = appeal ? appealStateNames[appeal.state === 'proposed' ? 'open' : appeal.state] : sheetStateNames.published
  return { state, tone: appeal && appeal.decided_at === null ? 'waiting' : 'good', actionLabel: seeIt }
}

const tones = { open: 'waiting', submitted: 'waiting', passed: 'good', published: 'good' } as const

export const describeSheet = async (ctx: CallerCtx, sectionId: string): Promise<SubjectView | undefined> => {
  const row = await findSheet(ctx.sql, ctx.caller.schoolId, sectionId, await todayOf(ctx))
  if (!row?.teachers.some(({ id }) => id === ctx.caller.personId)) return undefined
  return { state: sheetStateNames[row.state], tone: tones[row.state], actionLabel: row.state === 'open' ? enter : seeIt }
}

export const describeSheetReview = async (ctx: CallerCtx, sectionId: string): Promise<SubjectView | undefined> => {
  const row = await findSheet(ctx.sql, ctx.caller.schoolId, sectionId, await todayOf(ctx))
  if (!row || !isInScope(await readingScopeOf(ctx), row.unit_id)) return undefined
  return { state: sheetStateNames[row.state], tone: tones[row.state], actionLabel: row.state === 'submitted' ? review : seeIt }
}

export const describeAppealReview = async (ctx: CallerCtx, id: string): Promise<SubjectView | undefined> => {
  const row = await findAppeal(ctx.sql, ctx.caller.schoolId, id)
  if (!row || !isInScope(await readingScopeOf(ctx), row.unit_id)) return undefined
  const isOpen = row.decided_at === null
  return { state: appealStateNames[row.state], tone: isOpen ? 'waiting' : 'over', actionLabel: isOpen ? review : seeIt }
}
