import { saveSection } from '@campus/contract/schedule/console/sections.ts'
import type { Ctx } from '../../../../context/context.ts'
import { changedLine, problemsOf, wrongLine } from '../../../../platform/tables/outcome.ts'
import type { ImportOutcome, ImportTask } from '../lines/task.ts'
import { keepImportedSection } from '../work/keep-section.service.ts'
import type { RosterFiles, RosterLine } from './roster-files.ts'
import { isDeleted, type RosterReferences } from './roster-references.service.ts'

const Teachers = saveSection.body.pick({ teacherIds: true })

const isPrimary = ({ cell }: RosterLine) => cell('primary').toLowerCase() === 'true'

/** Who teaches a class after its enrollments, the one who answers for it first. A file of changes leaves those whom it does not name. */
export const openTeachers = ({ lines, isWhole }: RosterFiles, { teachers }: RosterReferences) => {
  const byClass = Map.groupBy(
    lines.enrollments.filter(({ cell }) => cell('role').toLowerCase() === 'teacher'),
    ({ cell }) => cell('classSourcedId'),
  )
  const idsOf = (some: readonly RosterLine[]) => some.flatMap(({ cell }) => teachers.get(cell('userSourcedId'))?.id ?? [])
  const teachersAfter = (classId: string, before: readonly string[]): string[] => {
    const [gone, active] = [byClass.get(classId)?.filter(isDeleted) ?? [], byClass.get(classId)?.filter((line) => !isDeleted(line)) ?? []]
    const [first, others] = [idsOf(active.filter(isPrimary)), idsOf(active.filter((line) => !isPrimary(line)))]
    const ended = new Set(idsOf(gone))
    const namesAll = isWhole('enrollments') && first.length + others.length > 0
    const staying = namesAll ? [] : before.filter((id) => !ended.has(id))
    return [...new Set([...first, ...staying, ...others])]
  }
  return { byClass, teachersAfter }
}

/** Teachers of sections whose classes are in the enrollments alone. */
export const applyTeachers = async (ctx: Ctx, task: ImportTask, files: RosterFiles, of: RosterReferences): Promise<ImportOutcome[]> => {
  const { byClass, teachersAfter } = openTeachers(files, of)
  const inClasses = new Set(files.lines.classes.map(({ cell }) => cell('sourcedId')))
  const outcomes: ImportOutcome[] = []
  for (const [classId, [line]] of byClass) {
    const before = of.findSection(classId, '')
    if (!before || !line || inClasses.has(classId)) continue
    const name = { part: 'enrollments.csv', line: line.line, name: before.code }
    const teacherIds = teachersAfter(classId, before.teacher_ids)
    const parsed = Teachers.safeParse({ teacherIds })
    if (!parsed.success) outcomes.push(wrongLine(name, problemsOf(parsed.error, { teacherIds: 'userSourcedId' })))
    else if (teacherIds.join() !== before.teacher_ids.join()) {
      const { code, course_id: courseId, unit_id: unitId, capacity } = before
      await keepImportedSection(ctx, task, before, { code, courseId, unitId, capacity, teacherIds })
      outcomes.push(changedLine(name, ['enrollments']))
    }
  }
  return outcomes
}
