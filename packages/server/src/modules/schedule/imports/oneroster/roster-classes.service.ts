import { fieldTexts } from '@campus/contract/field-texts.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { saveSection } from '@campus/contract/schedule/console/sections.ts'
import type { Ctx } from '../../../../context/context.ts'
import { numberIn, severalIn } from '../../../../platform/tables/cells.ts'
import { changedLine, goodLine, openRepeats, type Problem, problemsOf, wrongLine } from '../../../../platform/tables/outcome.ts'
import { texts } from '../lines/problem-texts.ts'
import { unknownCourse, unknownUnit } from '../lines/references.service.ts'
import type { ImportOutcome, ImportTask } from '../lines/task.ts'
import { keepImportedSection, sectionChanges } from '../work/keep-section.service.ts'
import type { RosterFiles, RosterLine } from './roster-files.ts'
import { isDeleted, type RosterReferences } from './roster-references.service.ts'
import { openTeachers } from './roster-teachers.service.ts'

const kept: Phrase = [
  '导入不会删除教学班，请在教学班页面处理',
  'Imports do not delete sections. Do this on the section’s page.',
  '匯入不會刪除教學班，請在教學班頁面處理',
]

const defaultCapacity = 60

const columnOf = {
  courseId: 'courseSourcedId',
  unitId: 'schoolSourcedId',
  code: 'classCode',
  capacity: 'metadata.capacity',
  teacherIds: 'sourcedId',
}
const fieldOf = {
  code: 'classCode',
  course: 'courseSourcedId',
  unit: 'schoolSourcedId',
  capacity: 'metadata.capacity',
  teachers: 'enrollments',
}

interface OfClass {
  readonly teachersAfter: (classId: string, before: readonly string[]) => string[]
  readonly people: number
}

const readClass = (task: ImportTask, line: RosterLine, of: RosterReferences, { teachersAfter, people }: OfClass) => {
  const { cell } = line
  const problems: Problem[] = []
  const code = cell('classCode') || cell('sourcedId')
  const before = of.findSection(cell('sourcedId'), code)
  const courseId = of.courses.get(cell('courseSourcedId'))
  const unitId = of.units.get(cell('schoolSourcedId'))
  if (isDeleted(line)) problems.push({ field: 'status', text: kept })
  if (cell('sourcedId') === '') problems.push({ field: 'sourcedId', text: fieldTexts.required })
  if (!courseId) problems.push({ field: 'courseSourcedId', text: unknownCourse(cell('courseSourcedId')) })
  else if (before?.has_lessons && before.course_id !== courseId) problems.push({ field: 'courseSourcedId', text: texts.fixed })
  if (!unitId) problems.push({ field: 'schoolSourcedId', text: unknownUnit(cell('schoolSourcedId')) })
  const parsed = saveSection.body.safeParse({
    termId: task.term.id,
    code,
    courseId,
    unitId,
    capacity: numberIn(cell('metadata.capacity')) ?? before?.capacity ?? Math.max(defaultCapacity, people),
    teacherIds: teachersAfter(cell('sourcedId'), before?.teacher_ids ?? []),
  })
  if (problems.length === 0 && !parsed.success) problems.push(...problemsOf(parsed.error, columnOf))
  return parsed.success && problems.length === 0 ? { before, wanted: parsed.data } : { before, problems }
}

/** Classes become sections of the term. Those of other terms are left alone. */
export const applyClasses = async (ctx: Ctx, task: ImportTask, files: RosterFiles, of: RosterReferences) => {
  const { lines } = files
  const { teachersAfter } = openTeachers(files, of)
  const byClass = Map.groupBy(lines.enrollments, ({ cell }) => cell('classSourcedId'))
  const findRepeats = openRepeats('sourcedId')
  const outcomes: ImportOutcome[] = []
  const sectionIds = new Map<string, string>()
  const elsewhere = new Set<string>()
  for (const line of lines.classes) {
    const { part, cell } = line
    const sourcedId = cell('sourcedId')
    if (of.hasSessions && !severalIn(cell('termSourcedIds')).some((id) => of.sessions.has(id))) {
      elsewhere.add(sourcedId)
      continue
    }
    const name = { part: `${part}.csv`, line: line.line, name: `${cell('classCode')} ${cell('title')}`.trim() }
    const repeats = findRepeats(sourcedId, line.line)
    const read = readClass(task, line, of, { teachersAfter, people: byClass.get(sourcedId)?.length ?? 0 })
    if (read.problems || repeats.length > 0) {
      outcomes.push(wrongLine(name, [...repeats, ...(read.problems ?? [])]))
      continue
    }
    const { before, wanted } = read
    const isOurs = before?.id === sourcedId || before?.source_key === sourcedId
    const changes = before ? [...sectionChanges(before, wanted).map((field) => fieldOf[field]), ...(isOurs ? [] : ['sourcedId'])] : []
    const sourceKey = isOurs ? undefined : sourcedId
    const id = before && changes.length === 0 ? before.id : await keepImportedSection(ctx, task, before, { ...wanted, sourceKey })
    sectionIds.set(sourcedId, id)
    outcomes.push(before ? changedLine(name, changes) : goodLine(name, 'add'))
  }
  return { outcomes, sectionIds, elsewhere }
}
