import { saveSection } from '@campus/contract/schedule/console/sections.ts'
import type { ScheduleField } from '@campus/contract/schedule/import-fields.ts'
import type { Ctx } from '../../../../context/context.ts'
import { byCode, byCodeOrName } from '../../../../platform/tables/by-code.ts'
import { cellTexts } from '../../../../platform/tables/cell-texts.ts'
import { cellsOf, numberIn, severalIn } from '../../../../platform/tables/cells.ts'
import type { RawLine } from '../../../../platform/tables/columns.ts'
import { changedLine, goodLine, openRepeats, type Problem, problemsOf, wrongLine } from '../../../../platform/tables/outcome.ts'
import { termName } from '../../calendar/calendar.rules.ts'
import { texts, unknown } from '../lines/problem-texts.ts'
import { listSectionsOfTerm, listUnits, type SectionOfTerm } from '../lines/references.repository.ts'
import { readCourses, readPeople, unknownCourse, unknownUnit } from '../lines/references.service.ts'
import type { ImportOutcome, ImportTask } from '../lines/task.ts'
import { openClasses } from './classes.service.ts'
import { keepImportedSection, sectionChanges, type WantedSection } from './keep-section.service.ts'

type Field = ScheduleField<'sections'>

const columnOf = { courseId: 'course', unitId: 'unit', teacherIds: 'teachers' }

interface References {
  readonly task: ImportTask
  readonly courses: ReadonlyMap<string, { readonly id: string }>
  readonly units: ReadonlyMap<string, string | null>
  readonly teachers: ReadonlyMap<string, { readonly id: string }>
}

const readReferences = async (ctx: Ctx, task: ImportTask, lines: readonly RawLine<Field>[]): Promise<References> => {
  const numbers = lines.flatMap(({ cells }) => severalIn(cellsOf(cells).text('teachers')))
  return {
    task,
    courses: await readCourses(ctx, task.schoolId),
    units: byCodeOrName(await listUnits(ctx.sql, task.schoolId)),
    teachers: await readPeople(ctx, task.schoolId, 'teacher', numbers),
  }
}

/** What a line gives; what is empty leaves what the section has. */
const readSection = (
  { cells }: RawLine<Field>,
  before: SectionOfTerm | undefined,
  { task, courses, units, teachers }: References,
): { wanted: WantedSection } | { problems: Problem[] } => {
  const { text } = cellsOf(cells)
  const problems: Problem[] = []
  const wrong = (field: Field, problem: Problem['text']) => problems.push({ field, text: problem })
  if (text('term') !== '' && text('term') !== termName(task.term)) wrong('term', texts.otherTerm)
  const course = courses.get(text('course'))
  if (text('course') !== '' && !course) wrong('course', unknownCourse(text('course')))
  const unit = units.get(text('unit'))
  if (text('unit') !== '' && !unit) wrong('unit', unit === null ? cellTexts.ambiguous : unknownUnit(text('unit')))
  const numbers = severalIn(text('teachers'))
  for (const number of numbers) if (!teachers.has(number)) wrong('teachers', unknown.teacher(number))
  const courseId = course?.id ?? before?.course_id
  if (before?.has_lessons && courseId !== before.course_id) wrong('course', texts.fixed)
  const parsed = saveSection.body.safeParse({
    termId: task.term.id,
    code: text('code'),
    courseId,
    unitId: unit ?? before?.unit_id,
    capacity: numberIn(text('capacity')) ?? before?.capacity,
    teacherIds: numbers.length > 0 ? numbers.map((number) => teachers.get(number)?.id) : (before?.teacher_ids ?? []),
  })
  if (problems.length > 0) return { problems }
  return parsed.success ? { wanted: parsed.data } : { problems: problemsOf(parsed.error, columnOf) }
}

/** Sections by their code in the term: new ones are added, others changed. Whole classes can join them. */
export const importSections = async (ctx: Ctx, task: ImportTask, lines: readonly RawLine<Field>[]): Promise<ImportOutcome[]> => {
  const sections = byCode(await listSectionsOfTerm(ctx.sql, task.term.id))
  const references = await readReferences(ctx, task, lines)
  const classes = await openClasses(ctx, task)
  const findRepeats = openRepeats('code')
  const outcomes: ImportOutcome[] = []
  for (const raw of lines) {
    const { text } = cellsOf(raw.cells)
    const before = sections.get(text('code'))
    const of = { line: raw.line, name: [text('code'), text('courseName')].join(' ').trim() }
    const repeats = findRepeats(text('code'), raw.line)
    const read = readSection(raw, before, references)
    const joining = await classes.judge(severalIn(text('classes')), before, 'wanted' in read ? read.wanted.capacity : 0)
    const problems = [...repeats, ...('problems' in read ? read.problems : joining.problems)]
    if ('problems' in read || problems.length > 0) {
      outcomes.push(wrongLine(of, problems))
      continue
    }
    const changes = before ? sectionChanges(before, read.wanted) : []
    const id = before && changes.length === 0 ? before.id : await keepImportedSection(ctx, task, before, read.wanted)
    await classes.join(id, joining.people)
    const all = [...changes, ...(joining.people.length > 0 ? ['classes'] : [])]
    outcomes.push(before ? changedLine(of, all) : goodLine(of, 'add'))
  }
  return outcomes
}
