import { courseKindWords } from '@campus/contract/exchange/field-words.ts'
import type { DataField } from '@campus/contract/exchange/import-fields.ts'
import { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import type { RawLine } from '../../../platform/tables/columns.ts'
import { changedLine, goodLine, openRepeats, problemsOf, wrongLine } from '../../../platform/tables/outcome.ts'
import { type CourseRow, insertCourse, listCourses, updateCourse } from './course.repository.ts'
import { differences, readLine } from './line-reader.ts'
import { problemTexts } from './problem-texts.ts'
import type { DataOutcome, DataTask } from './task.ts'

type Field = DataField<'courses'>

const Course = z.object({
  code: z
    .string()
    .min(1)
    .max(30)
    .regex(/^[0-9A-Za-z._-]+$/, 'unit_code'),
  name: z.string().min(1).max(100),
  nameEn: z.string().min(1).max(200),
  nameTw: z.string().min(1).max(100),
  credit: z.number().min(0).max(99.5),
  hours: z.number().int().min(0).max(2000),
})

const fieldOfColumn = {
  name: 'name',
  name_en: 'nameEn',
  name_tw: 'nameTw',
  kind: 'kind',
  credit: 'credit',
  hours: 'hours',
} as const satisfies Partial<Record<keyof CourseRow, Field>>

const readCourse = ({ cells }: RawLine<Field>, before: CourseRow | undefined) => {
  const line = readLine(cells)
  const name = line.textOr('name', before?.name ?? '')
  const kind = line.word('kind', courseKindWords, before?.kind ?? 'required')
  const parsed = Course.safeParse({
    code: line.text('code'),
    name,
    nameEn: line.textOr('nameEn', before?.name_en ?? name),
    nameTw: line.textOr('nameTw', before?.name_tw ?? name),
    credit: line.number('credit', before?.credit),
    hours: line.number('hours', before?.hours ?? 0),
  })
  if (!parsed.success && line.problems.length === 0) line.problems.push(...problemsOf(parsed.error))
  if (!parsed.success || line.problems.length > 0) return { problems: line.problems }
  const { code, nameEn, nameTw, credit, hours } = parsed.data
  if (Math.round(credit * 10) !== credit * 10) return { problems: [{ field: 'credit', text: problemTexts.number }] }
  return { row: { code, name: parsed.data.name, name_en: nameEn, name_tw: nameTw, kind, credit, hours } }
}

/** Courses by their code: new ones are added, others changed. */
export const importCourses = async (
  ctx: Ctx,
  { schoolId, sourceId }: DataTask,
  lines: readonly RawLine<Field>[],
): Promise<DataOutcome[]> => {
  const courses = new Map((await listCourses(ctx.sql, schoolId)).map((row) => [row.code, row]))
  const findRepeats = openRepeats('code')
  const named = new Set<string>()
  const outcomes: DataOutcome[] = []
  for (const raw of lines) {
    const { text } = readLine(raw.cells)
    const code = text('code')
    const before = courses.get(code)
    named.add(code)
    const of = { line: raw.line, name: [code, text('name') || (before?.name ?? '')].join(' ').trim() }
    const repeats = findRepeats(code, raw.line)
    const read = readCourse(raw, before)
    if (!read.row || repeats.length > 0) {
      outcomes.push(wrongLine(of, [...repeats, ...(read.problems ?? [])]))
    } else if (before) {
      const changes = differences(fieldOfColumn, before, read.row)
      if (changes.length > 0) await updateCourse(ctx.sql, before.id, read.row)
      outcomes.push(changedLine(of, changes))
    } else {
      await insertCourse(ctx.sql, { ...read.row, school_id: schoolId, created_at: ctx.now() })
      outcomes.push(goodLine(of, 'add'))
    }
  }
  if (sourceId !== null)
    for (const { code, name } of courses.values())
      if (!named.has(code)) outcomes.push(goodLine({ line: null, name: `${code} ${name}` }, 'gone'))
  return outcomes
}
