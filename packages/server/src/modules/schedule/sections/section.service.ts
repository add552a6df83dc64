import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { consoleSections, courseChoices, SectionRow, saveSection } from '@campus/contract/schedule/console/sections.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { breaks } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { isInScope, readingScopeOf, scopeOf } from '../../school/organisation/scope.service.ts'
import { unitIdsBelow, unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { lockTerm } from '../calendar/term.repository.ts'
import { countTeachers } from './planned-sections.repository.ts'
import * as repository from './section.repository.ts'

export const presentSection = (ctx: CallerCtx, row: repository.SectionListRow): SectionRow => ({
  id: row.id,
  code: row.code,
  capacity: row.capacity,
  course: { id: row.course_id, code: row.course_code, name: say([row.name, row.name_en, row.name_tw], ctx.language) },
  unit: { id: row.unit_id, name: say([row.unit_name, row.unit_name_en, row.unit_name_tw], ctx.language) },
  teachers: row.teachers.map(({ id, number, ...name }) => ({ id, number, name: personNameIn(name, ctx.language) })),
  students: row.students,
  lessons: row.lessons,
})

type Asked = Pick<InputOf<typeof consoleSections>, 'termId' | 'unitId' | 'words'>

/** Sections of the caller's units, or of one of them. */
export const wantedBy = async (ctx: CallerCtx, { termId, unitId, words }: Asked): Promise<repository.WantedSections> => {
  const { schoolId } = ctx.caller
  const unitIds = unitId === undefined ? undefined : await unitIdsBelow(ctx, schoolId, unitId)
  return { schoolId, termId, scope: await readingScopeOf(ctx), unitIds, words }
}

export const listSections = async (
  ctx: CallerCtx,
  { sort, pageNum, pageSize, ...asked }: InputOf<typeof consoleSections>,
): Promise<OutputOf<typeof consoleSections>> => {
  const among = await wantedBy(ctx, asked)
  const rows = await repository.listSections(ctx.sql, among, { pageNum, pageSize }, sort)
  return { rows: rows.map((row) => presentSection(ctx, row)), total: await repository.countSections(ctx.sql, among) }
}

export const listCourses = async (ctx: CallerCtx, { words }: InputOf<typeof courseChoices>): Promise<OutputOf<typeof courseChoices>> =>
  (await repository.listCourses(ctx.sql, ctx.caller.schoolId, words)).map(({ id, code, name, name_en, name_tw }) => ({
    id,
    code,
    name: say([name, name_en, name_tw], ctx.language),
  }))

/** A section in the caller's reach; what lies outside of it is treated as missing. */
export const requireSection = async (ctx: CallerCtx, id: string, reach: 'read' | 'change') => {
  const row = await repository.findSection(ctx.sql, ctx.caller.schoolId, id)
  const scope = reach === 'read' ? await readingScopeOf(ctx) : await scopeOf(ctx)
  if (!row || !isInScope(scope, row.unit_id)) throw refuse('not_found')
  return row
}

type Given = InputOf<typeof saveSection>

const requireParts = async (ctx: CallerCtx, { courseId, unitId, teacherIds }: Given) => {
  const { schoolId } = ctx.caller
  const [unit] = await unitsNamed(ctx, schoolId, [unitId])
  const areOurs =
    unit !== undefined &&
    isInScope(await scopeOf(ctx), unitId) &&
    (await repository.isCourseOfSchool(ctx.sql, schoolId, courseId)) &&
    (await countTeachers(ctx.sql, schoolId, teacherIds)) === teacherIds.length
  if (!areOurs) throw refuse('not_found')
}

const keep = async (ctx: CallerCtx, { id, termId, courseId, unitId, code, capacity }: Given): Promise<string> => {
  const row = { term_id: termId, course_id: courseId, unit_id: unitId, code, capacity }
  if (id === undefined)
    return (await repository.insertSection(ctx.sql, { ...row, school_id: ctx.caller.schoolId, created_at: ctx.now() })).id
  const before = await requireSection(ctx, id, 'change')
  if (before.lessons > 0 && (before.term_id !== termId || before.course_id !== courseId)) throw refuse('section_fixed')
  await repository.updateSection(ctx.sql, id, row)
  return id
}

export const keepSection = async (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof saveSection>> => {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const { schoolId } = ctx.caller
      const term = await lockTerm(ctx.sql, schoolId, given.termId)
      if (!term) throw refuse('not_found')
      if (term.closed_at) throw refuse('term_closed')
      await requireParts(ctx, given)
      const id = await keep(ctx, given)
      await repository.setTeachers(ctx.sql, { sectionId: id, schoolId, teacherIds: given.teacherIds })
      await record(ctx, { action: 'schedule.section_saved', subjectKind: 'section', subjectId: id, details: given })
      return { id }
    })
  } catch (error) {
    throw breaks(error, 'section__code') ? refuse('section_code_taken') : error
  }
}
