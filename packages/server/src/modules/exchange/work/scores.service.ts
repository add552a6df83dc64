import type { DataField } from '@campus/contract/exchange/import-fields.ts'
import type { Ctx } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { cellsOf } from '../../../platform/tables/cells.ts'
import type { RawLine } from '../../../platform/tables/columns.ts'
import { changedLine, goodLine, openRepeats, wrongLine } from '../../../platform/tables/outcome.ts'
import { readCourses, unknownCourse } from '../../schedule/imports/lines/references.service.ts'
import { openStudents } from './find-student.ts'
import { readLine } from './line-reader.ts'
import { problemTexts, unknownTexts } from './problem-texts.ts'
import { insertScores, lockScores, type ScoreRow, type ScoreValues, updateScore } from './score.repository.ts'
import { type ChangedScore, noteScoreChanges } from './score-change.service.ts'
import { completeScore, type GivenScore, readScore, readTerm } from './score-line.rules.ts'
import type { DataOutcome, DataTask } from './task.ts'

type Field = DataField<'scores'>
type Line = ReturnType<typeof readLine<Field>>

const keyOf = (row: Pick<ScoreRow, 'record_id' | 'course_id' | 'academic_year' | 'semester' | 'attempt'>) =>
  [row.record_id, row.course_id, row.academic_year, row.semester, row.attempt].join()

/** What stands after the line; what is published stays so. */
const valuesOf = (given: GivenScore, before: ScoreRow | undefined, publishes: boolean, now: Date): ScoreValues => ({
  ...completeScore(given, before),
  published_at: before?.published_at ?? ((given.isPublished ?? publishes) ? now : null),
})

const changesOf = (before: ScoreRow, after: ScoreValues): Field[] => {
  const changed: Record<string, boolean> = {
    mark: before.mark !== after.mark,
    word: before.mark_word !== after.mark_word,
    points: before.points !== after.points,
    passed: before.is_passed !== after.is_passed,
    published: (before.published_at === null) !== (after.published_at === null),
  }
  return (['mark', 'word', 'points', 'passed', 'published'] as const).filter((field) => changed[field])
}

const checkChange = (line: Line, before: ScoreRow, changes: readonly Field[], { isPublished }: GivenScore) => {
  if (before.published_at !== null && isPublished === false) line.add('published', problemTexts.published)
  if (before.is_from_sheet && changes.some((field) => field !== 'published')) line.add('mark', problemTexts.fromSheet)
}

/** Scores by record, course, term and attempt. A published one that changes keeps its history, and its student is told. */
export const importScores = async (ctx: Ctx, task: DataTask, lines: readonly RawLine<Field>[]): Promise<DataOutcome[]> => {
  const { schoolId } = task
  const numbers = lines.map(({ cells }) => cellsOf<Field>(cells).text('number'))
  const { studentOf, sourceOf, recordsOf, currentRecordsOf } = await openStudents(ctx, schoolId, numbers, task.recordSourceId)
  const courses = await readCourses(ctx, schoolId)

  const recordOf = (line: Line, personId: string) => {
    const source = sourceOf(line)
    const [one, other] =
      source === undefined ? currentRecordsOf(personId) : recordsOf(personId).filter(({ source_id }) => source_id === source)
    if (line.text('source') !== '' && source === undefined) return undefined
    if (!one) line.add('source', line.text('source') === '' ? problemTexts.recordNeeded : unknownTexts.record(line.text('source')))
    else if (other) line.add('source', problemTexts.severalRecords)
    return one
  }

  const found = lines.map((raw) => {
    const line = readLine(raw.cells)
    const student = studentOf(line)
    const record = student && recordOf(line, student.id)
    const course = courses.get(line.text('course'))
    if (!course) line.add('course', line.text('course') === '' ? problemTexts.required : unknownCourse(line.text('course')))
    const [term, given] = [readTerm(line), readScore(line)]
    const name = [line.text('number'), student?.name ?? line.text('name'), course?.name ?? line.text('course')].join(' ').trim()
    return { line, of: { line: raw.line, name }, record, course, term, given }
  })

  const scores = new Map(
    (await lockScores(ctx.sql, schoolId, [...new Set(found.flatMap(({ record }) => record?.id ?? []))])).map((row) => [keyOf(row), row]),
  )
  const findRepeats = openRepeats('course')
  const [added, changed]: [NewRow<'score'>[], ChangedScore[]] = [[], []]
  const outcomes: DataOutcome[] = []
  for (const { line, of, record, course, term, given } of found) {
    const place = record && course ? { record_id: record.id, course_id: course.id, ...term } : undefined
    const before = place && scores.get(keyOf(place))
    const values = valuesOf(given, before, task.publishes, ctx.now())
    const changes = before ? changesOf(before, values) : []
    if (before) checkChange(line, before, changes, given)
    const problems = [...line.problems, ...findRepeats(place ? keyOf(place) : '', of.line)]
    if (!place || problems.length > 0) {
      outcomes.push(wrongLine(of, problems))
    } else if (before) {
      if (changes.length > 0) await updateScore(ctx.sql, before.id, values)
      if (before.published_at !== null && changes.length > 0) changed.push({ before, after: values })
      outcomes.push(changedLine(of, changes))
    } else {
      added.push({ ...place, ...values, school_id: schoolId, created_at: ctx.now() })
      outcomes.push(goodLine(of, 'add'))
    }
  }
  await insertScores(ctx.sql, added)
  await noteScoreChanges(ctx, task, changed)
  return outcomes
}
