import type { Ctx } from '../../../../context/context.ts'
import { insertSection, setTeachers, updateSection } from '../../sections/section.repository.ts'
import type { SectionOfTerm } from '../lines/references.repository.ts'
import type { ImportTask } from '../lines/task.ts'

export interface WantedSection {
  readonly code: string
  readonly courseId: string
  readonly unitId: string
  readonly capacity: number
  readonly teacherIds: readonly string[]
  readonly sourceKey?: string | undefined
}

export type SectionChange = 'code' | 'course' | 'unit' | 'capacity' | 'teachers'

/** What of a section would be other than it is. */
export const sectionChanges = (before: SectionOfTerm, wanted: WantedSection): SectionChange[] => [
  ...(before.code === wanted.code ? [] : (['code'] as const)),
  ...(before.course_id === wanted.courseId ? [] : (['course'] as const)),
  ...(before.unit_id === wanted.unitId ? [] : (['unit'] as const)),
  ...(before.capacity === wanted.capacity ? [] : (['capacity'] as const)),
  ...(before.teacher_ids.join() === wanted.teacherIds.join() ? [] : (['teachers'] as const)),
]

/** Adds a section or changes it in place. */
export const keepImportedSection = async (
  ctx: Ctx,
  { schoolId, term }: ImportTask,
  before: SectionOfTerm | undefined,
  { code, courseId, unitId, capacity, teacherIds, sourceKey }: WantedSection,
): Promise<string> => {
  const row = { term_id: term.id, course_id: courseId, unit_id: unitId, code, capacity, ...(sourceKey ? { source_key: sourceKey } : {}) }
  const id = before?.id ?? (await insertSection(ctx.sql, { ...row, school_id: schoolId, created_at: ctx.now() })).id
  if (before) await updateSection(ctx.sql, id, row)
  if (before?.teacher_ids.join() !== teacherIds.join()) await setTeachers(ctx.sql, { sectionId: id, schoolId, teacherIds })
  return id
}
