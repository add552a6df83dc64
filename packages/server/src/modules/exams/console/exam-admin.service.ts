import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { consoleExams, ExamFilter, examChoices, saveExam } from '@campus/contract/exams/console.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { z } from 'zod'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, scopeOf } from '../../school/organisation/scope.service.ts'
import * as repository from '../exams/exam.repository.ts'
import { presentPlanned } from '../exams/exam-view.ts'
import * as writing from '../exams/exam-writing.repository.ts'
import { requireClashReason } from '../exams/lesson-clashes.service.ts'
import { todayOf } from '../exams/own-exam.service.ts'
import { capacityOf } from '../seats/seat-plan.rules.ts'
import { listSectionsFor, listTeachersIn, listTerms } from './choice.repository.ts'
import { softCountsOf } from './proposal-problem.service.ts'
import { refuseTaken } from './taken.ts'

/** Of the term asked for, or else of the one that goes on, or of the last. */
export const filterFor = async (ctx: CallerCtx, { termId: asked, state, words }: z.output<typeof ExamFilter>) => {
  const { schoolId } = ctx.caller
  const today = await todayOf(ctx)
  const terms = await listTerms(ctx.sql, schoolId)
  const termId = asked ?? (terms.find(({ first_day }) => first_day <= today) ?? terms.at(-1))?.id ?? null
  return { today, terms, filter: termId === null ? null : { schoolId, scope: await scopeOf(ctx), termId, state, words } }
}

export const listExams = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...asked }: InputOf<typeof consoleExams>,
): Promise<OutputOf<typeof consoleExams>> => {
  const { today, terms, filter } = await filterFor(ctx, asked)
  const shownTerms = terms.map(({ id, academic_year, semester }) => ({ id, academicYear: academic_year, semester }))
  if (filter === null)
    return {
      rows: [],
      total: 0,
      termId: null,
      terms: shownTerms,
      counts: { backToBack: 0, crowdedDays: 0, crowdedWeeks: 0, busiestDay: 0 },
    }
  const rows = await repository.listFiltered(ctx.sql, filter, { pageNum, pageSize }, today, sort)
  return {
    rows: rows.map((row) => presentPlanned(ctx, row)),
    total: await repository.countFiltered(ctx.sql, filter),
    termId: filter.termId,
    terms: shownTerms,
    counts: await softCountsOf(ctx, filter.termId),
  }
}

/** An exam of the caller's units; any other is treated as missing. */
export const requireExam = async (ctx: CallerCtx, id: string): Promise<repository.ExamRow> => {
  const row = await repository.findExam(ctx.sql, ctx.caller.schoolId, id, await todayOf(ctx))
  if (!row || !isInScope(await scopeOf(ctx), row.unit_id)) throw refuse('not_found')
  return row
}

export const readChoices = async (ctx: CallerCtx, { termId }: InputOf<typeof examChoices>): Promise<OutputOf<typeof examChoices>> => {
  const { schoolId } = ctx.caller
  const scope = await scopeOf(ctx)
  const sections = await listSectionsFor(ctx.sql, { schoolId, termId, scope, today: await todayOf(ctx) })
  return {
    sections: sections.map((row) => ({
      id: row.id,
      code: row.code,
      course: { name: row.name, nameEn: row.name_en, nameTw: row.name_tw },
      people: row.people,
      hasExam: row.has_exam,
    })),
    rooms: (await writing.findRooms(ctx.sql, schoolId)).map((row) => ({
      id: row.id,
      name: row.name,
      nameEn: row.name_en,
      nameTw: row.name_tw,
      building: { name: row.place_name, nameEn: row.place_name_en, nameTw: row.place_name_tw },
      seats: capacityOf(row.seat_rows, row.seat_columns, 2),
    })),
    teachers: (await listTeachersIn(ctx.sql, schoolId, scope)).map(({ id, name, name_pinyin, number }) => ({
      id,
      name: personNameIn({ name, namePinyin: name_pinyin }, ctx.language),
      number,
    })),
  }
}

/** One course and one term, all of them in the caller's units. */
const requireSections = async (ctx: CallerCtx, sectionIds: readonly string[]) => {
  const ids = [...new Set(sectionIds)]
  const rows = await writing.findSections(ctx.sql, ctx.caller.schoolId, ids)
  const scope = await scopeOf(ctx)
  const [first] = rows
  const isOne = rows.every(({ term_id, course_id }) => term_id === first?.term_id && course_id === first.course_id)
  if (!first || rows.length < ids.length || !isOne || !rows.every(({ unit_id }) => isInScope(scope, unit_id)))
    throw refuse('exam_sections_wrong')
  return { ids, first }
}

export const requireRooms = async (ctx: CallerCtx, given: Pick<InputOf<typeof saveExam>, 'sittings' | 'startsAt'>) => {
  const known = new Set((await writing.findRooms(ctx.sql, ctx.caller.schoolId)).map(({ id }) => id))
  if (given.sittings.some(({ roomId }) => !known.has(roomId))) throw refuse('exam_room_wrong')
  if (given.sittings.length > 0 && given.startsAt === null) throw refuse('exam_time_missing')
  const teachers = new Set((await listTeachersIn(ctx.sql, ctx.caller.schoolId, 'school')).map(({ id }) => id))
  if (given.sittings.some(({ invigilatorIds }) => invigilatorIds.some((id) => !teachers.has(id)))) throw refuse('exam_room_wrong')
}

const requireDraft = async (ctx: CallerCtx, id: string) => {
  await requireExam(ctx, id)
  const [exam] = await repository.lockExams(ctx.sql, [id])
  if (exam?.state !== 'draft') throw refuse('exam_fixed')
}

export const save = (ctx: CallerCtx, given: InputOf<typeof saveExam>): Promise<OutputOf<typeof saveExam>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId } = ctx.caller
    const now = ctx.now()
    if (given.id !== undefined) await requireDraft(ctx, given.id)
    const { ids, first } = await requireSections(ctx, given.sectionIds)
    await requireRooms(ctx, given)
    const startsAt = given.startsAt === null ? null : new Date(given.startsAt)
    const content = {
      term_id: first.term_id,
      course_id: first.course_id,
      unit_id: first.unit_id,
      kind: given.kind,
      minutes: given.minutes,
      papers: given.papers,
      notes: given.notes,
      starts_at: startsAt,
      is_fixed: startsAt !== null,
      changed_at: now,
    }
    const id = given.id ?? (await writing.insertExam(ctx.sql, { ...content, school_id: schoolId, created_at: now })).id
    if (given.id !== undefined) {
      await writing.deleteSittings(ctx.sql, [id])
      await writing.updateExam(ctx.sql, id, content)
    }
    await writing.writeSections(ctx.sql, schoolId, id, ids)
    try {
      for (const { roomId, invigilatorIds } of startsAt === null ? [] : given.sittings)
        await writing.insertSitting(ctx.sql, {
          schoolId,
          examId: id,
          roomId,
          startsAt: startsAt ?? now,
          minutes: given.minutes,
          invigilatorIds: [...new Set(invigilatorIds)],
          now,
        })
    } catch (error) {
      refuseTaken(error)
    }
    await requireClashReason(ctx, { id, starts_at: startsAt, minutes: given.minutes }, given.clashReason)
    await record(ctx, { action: 'exams.save', subjectKind: 'exam', subjectId: id, details: { clashReason: given.clashReason } })
    return { id }
  })
