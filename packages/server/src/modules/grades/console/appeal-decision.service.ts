import type { InputOf } from '@campus/contract/call.ts'
import type { decideGradeAppeal } from '@campus/contract/grades/console.ts'
import { totalOf } from '@campus/contract/grades/total.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { publishedScore } from '../../academics/ranking/published-score.service.ts'
import { correctScore, isPass } from '../../academics/scores/score-writing.service.ts'
import { record } from '../../audit/audit.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { decidersOf } from '../deciders.ts'
import { notifyAppealReviewers, notifyAppellant } from '../grade-messages.ts'
import * as repository from '../published/appeal.repository.ts'
import { documentsBefore } from '../published/naming-documents.service.ts'
import { findLine, updateMarks } from '../published/score-change.repository.ts'
import { keepScoreChange } from '../published/score-change.service.ts'
import { listParts } from '../sheets/line.repository.ts'
import { findSheet, type SheetRow } from '../sheets/sheet.repository.ts'
import { todayOf } from '../sheets/sheet.service.ts'
import { requireAppeal } from './appeal-review.service.ts'

type Given = InputOf<typeof decideGradeAppeal>
type Appeal = NonNullable<Awaited<ReturnType<typeof repository.lockAppeal>>>
type Marks = Readonly<Record<string, number>>

const readState = async (ctx: CallerCtx, { score_id, section_id }: Appeal) => {
  const [line, found, parts] = [
    await findLine(ctx.sql, score_id),
    await publishedScore(ctx, score_id),
    await listParts(ctx.sql, section_id),
  ]
  if (!line || !found) throw refuse('not_found')
  return {
    line,
    found,
    parts,
    totalWith: (marks: Marks) =>
      totalOf(
        parts,
        parts.map(({ id }) => marks[id] ?? null),
      ),
  }
}

/** A mark for every part, and a result that differs. */
const requireMarks = async (ctx: CallerCtx, appeal: Appeal, marks: Marks = {}): Promise<Marks> => {
  const { parts, found, totalWith } = await readState(ctx, appeal)
  const total = totalWith(marks)
  if (total === null || Object.keys(marks).length !== parts.length) throw refuse('bad_input')
  if (total === found.score.mark) throw refuse('grade_mark_same')
  return marks
}

const propose = async (ctx: CallerCtx, appeal: Appeal, section: SheetRow, { action, marks, notes }: Given) => {
  const { personId } = ctx.caller
  const proposal = action === 'change' ? 'change' : 'uphold'
  const proposed = proposal === 'change' ? await requireMarks(ctx, appeal, marks) : null
  await repository.setProposed(ctx.sql, appeal.id, { proposal, marks: proposed, notes, personId, now: ctx.now() })
  const others = (await decidersOf(ctx, section)).filter((id) => id !== personId && id !== appeal.person_id)
  await notifyAppealReviewers(ctx, section, appeal.id, others)
}

/** Corrects the score; how many documents name the one before. */
const changeScore = async (ctx: CallerCtx, appeal: Appeal) => {
  const { line, found, totalWith } = await readState(ctx, appeal)
  const marks = appeal.proposed_marks as Marks
  const total = totalWith(marks)
  if (total === null) throw refuse('bad_input')
  await keepScoreChange(ctx, {
    school_id: appeal.school_id,
    score_id: appeal.score_id,
    appeal_id: appeal.id,
    mark_before: found.score.mark,
    mark_after: total,
    is_passed_before: found.score.isPassed,
    is_passed_after: isPass(total),
    parts_before: JSON.stringify(line.marks),
    parts_after: JSON.stringify(marks),
  })
  await updateMarks(ctx.sql, line, marks)
  await correctScore(ctx, appeal.score_id, total)
  return (await documentsBefore(ctx, found, ctx.now())).length
}

const confirm = async (ctx: CallerCtx, appeal: Appeal, section: SheetRow, notes: string) => {
  const state = appeal.proposal === 'change' ? 'changed' : 'upheld'
  const outdated = state === 'changed' ? await changeScore(ctx, appeal) : 0
  await repository.setDecided(ctx.sql, appeal.id, { state, notes, personId: ctx.caller.personId, now: ctx.now() })
  await notifyAppellant(ctx, section, appeal.person_id, outdated)
}

const stateFor = { uphold: 'open', change: 'open', confirm: 'proposed', send_back: 'proposed' } as const

/** One person proposes, another confirms or sends it back; neither teaches the section. */
export const decideAppeal = (ctx: CallerCtx, given: Given): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId } = ctx.caller
    await requireAppeal(ctx, given.id, await scopeOf(ctx))
    const appeal = await repository.lockAppeal(ctx.sql, given.id)
    const section = appeal && (await findSheet(ctx.sql, schoolId, appeal.section_id, await todayOf(ctx)))
    if (!section) throw refuse('not_found')
    if (section.teachers.some(({ id }) => id === personId) || appeal.person_id === personId) throw refuse('grade_own_section')
    if (appeal.state !== stateFor[given.action]) throw refuse('already_decided')
    if (appeal.proposed_by === personId) throw refuse('grade_second_person')
    if (given.action === 'confirm') await confirm(ctx, appeal, section, given.notes)
    else if (given.action === 'send_back') await repository.setOpenAgain(ctx.sql, appeal.id, given.notes)
    else await propose(ctx, appeal, section, given)
    await record(ctx, {
      action: `grades.appeal_${given.action}`,
      subjectKind: 'grade_appeal',
      subjectId: appeal.id,
      details: { notes: given.notes },
    })
    return null
  })
