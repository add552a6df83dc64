import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { AppealDetail, consoleGradeAppeal, consoleGradeAppeals } from '@campus/contract/grades/console.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { publishedScore } from '../../academics/ranking/published-score.service.ts'
import { isInScope, readingScopeOf, type Scope, scopeOf } from '../../school/organisation/scope.service.ts'
import { daysAtSchool } from '../../school/school/school-days.service.ts'
import * as repository from '../published/appeal.repository.ts'
import { documentsBefore } from '../published/naming-documents.service.ts'
import { findChange, findLine } from '../published/score-change.repository.ts'
import { listParts } from '../sheets/line.repository.ts'
import { findSheet, isTeacherOf } from '../sheets/sheet.repository.ts'
import { todayOf } from '../sheets/sheet.service.ts'

const presentRow = (ctx: CallerCtx, row: repository.AppealRow) => ({
  id: row.id,
  scoreId: row.score_id,
  state: row.state,
  course: { name: row.course_name, nameEn: row.course_name_en, nameTw: row.course_name_tw },
  sectionCode: row.section_code,
  academicYear: row.academic_year,
  semester: row.semester,
  person: {
    id: row.person_id,
    name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
    number: row.person_number,
  },
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
})

const waitingStates = ['open', 'proposed'] as const

export const listAppeals = async (
  ctx: CallerCtx,
  { pageNum, pageSize, state, words, from, until }: InputOf<typeof consoleGradeAppeals>,
): Promise<OutputOf<typeof consoleGradeAppeals>> => {
  const among = { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx) }
  const filter = { ...among, words, states: state && [state], ...(await daysAtSchool(ctx, { from, until })) }
  const rows = await repository.listFiltered(ctx.sql, filter, { pageNum, pageSize })
  return {
    rows: rows.map((row) => presentRow(ctx, row)),
    total: await repository.countFiltered(ctx.sql, filter),
    waiting: await repository.countFiltered(ctx.sql, { ...among, words: '', states: waitingStates }),
  }
}

/** An appeal about a section in these units; any other is treated as missing. */
export const requireAppeal = async (ctx: CallerCtx, id: string, scope: Scope): Promise<repository.AppealRow> => {
  const row = await repository.findAppeal(ctx.sql, ctx.caller.schoolId, id)
  if (!row || !isInScope(scope, row.unit_id)) throw refuse('not_found')
  return row
}

const mayDecide = async (ctx: CallerCtx, row: repository.AppealRow) => {
  const { personId } = ctx.caller
  if (row.decided_at !== null || row.proposed_by === personId || row.person_id === personId) return false
  return isInScope(await scopeOf(ctx), row.unit_id) && !(await isTeacherOf(ctx.sql, row.section_id, personId))
}

export const readAppeal = async (ctx: CallerCtx, { id }: InputOf<typeof consoleGradeAppeal>): Promise<AppealDetail> => {
  const row = await requireAppeal(ctx, id, await readingScopeOf(ctx))
  const [line, change, found] = [
    await findLine(ctx.sql, row.score_id),
    await findChange(ctx.sql, id),
    await publishedScore(ctx, row.score_id),
  ]
  const section = await findSheet(ctx.sql, ctx.caller.schoolId, row.section_id, await todayOf(ctx))
  const proposed = row.proposed_marks as Readonly<Record<string, number>> | null
  const before = change?.parts_before ?? line?.marks ?? {}
  return {
    ...presentRow(ctx, row),
    teachers: section?.teachers.map((teacher) => personNameIn(teacher, ctx.language)) ?? [],
    markBefore: change ? change.mark_before : (found?.score.mark ?? null),
    markAfter: change?.mark_after ?? null,
    parts: (await listParts(ctx.sql, row.section_id)).map((part) => ({
      ...part,
      mark: before[part.id] ?? null,
      proposedMark: proposed?.[part.id] ?? null,
    })),
    proposal: row.proposal,
    proposedNotes: row.proposed_notes,
    proposedBy: personNameIn({ name: row.proposed_by_name ?? '', namePinyin: row.proposed_by_pinyin }, ctx.language),
    proposedAt: row.proposed_at?.toISOString() ?? null,
    decidedNotes: row.decided_notes,
    decidedBy: personNameIn({ name: row.decided_by_name ?? '', namePinyin: row.decided_by_pinyin }, ctx.language),
    decidedAt: row.decided_at?.toISOString() ?? null,
    // Before it is decided: those that a correction would concern.
    documents: found && row.state !== 'upheld' ? await documentsBefore(ctx, found, change?.changed_at ?? ctx.now()) : [],
    mayDecide: await mayDecide(ctx, row),
  }
}

export const measureAppeals = async (ctx: CallerCtx) => {
  const { schoolId, personId } = ctx.caller
  return repository.measureFiltered(ctx.sql, { schoolId, scope: await scopeOf(ctx), words: '', states: waitingStates }, personId)
}
