import type { DataField } from '@campus/contract/exchange/import-fields.ts'
import type { Ctx } from '../../../context/context.ts'
import { byCodeOrName } from '../../../platform/tables/by-code.ts'
import { cellsOf } from '../../../platform/tables/cells.ts'
import type { RawLine } from '../../../platform/tables/columns.ts'
import { changedLine, goodLine, openRepeats, type Problem, wrongLine } from '../../../platform/tables/outcome.ts'
import { movePeopleOf, saveRecord } from '../../academics/records/record-writing.service.ts'
import { openStudents } from './find-student.ts'
import { replaceGone } from './gone.repository.ts'
import { differences, readLine } from './line-reader.ts'
import { problemTexts } from './problem-texts.ts'
import { listUnnamed } from './record.repository.ts'
import { fieldOfColumn, type KnownUnits, type RecordValues, readRecord } from './record-line.rules.ts'
import type { DataOutcome, DataTask } from './task.ts'
import { listUnitRows } from './unit.repository.ts'

type Field = DataField<'records'>

const readUnits = async (ctx: Ctx, schoolId: string): Promise<KnownUnits> => {
  const units = await listUnitRows(ctx.sql, schoolId)
  const ids = new Map(units.map(({ code, id }) => [code, id]))
  const ofKind = (kind: string) => byCodeOrName(units.filter((unit) => unit.kind === kind))
  return {
    college: ofKind('college'),
    major: ofKind('major'),
    class: ofKind('class'),
    above: new Map(units.map(({ id, parent }) => [id, parent === null ? null : (ids.get(parent) ?? null)])),
  }
}

const pick = (values: RecordValues, changed: readonly Field[]): Partial<RecordValues> =>
  Object.fromEntries(Object.entries(values).filter(([column]) => changed.includes(fieldOfColumn[column as keyof RecordValues])))

const placeFields: ReadonlySet<Field> = new Set(['college', 'major', 'class', 'grade'])

/** Whom the files of a connection no longer name: listed, and left to a person. */
const listGone = async (ctx: Ctx, { schoolId, sourceId }: DataTask, systems: ReadonlySet<string>, named: readonly string[]) => {
  if (sourceId === null) return []
  const gone = await listUnnamed(ctx.sql, schoolId, [...systems], named)
  await replaceGone(ctx.sql, { schoolId, sourceId }, { gone: gone.map(({ id }) => id), named, now: ctx.now() })
  return gone.map(({ number, name }) => goodLine({ line: null, name: `${number} ${name}` }, 'gone' as const))
}

/** Study records by student and system: new ones are added, others changed where a cell says something else. */
export const importRecords = async (ctx: Ctx, task: DataTask, lines: readonly RawLine<Field>[]): Promise<DataOutcome[]> => {
  const { schoolId } = task
  const numbers = lines.map(({ cells }) => cellsOf<Field>(cells).text('number'))
  const { studentOf, sourceOf, only, recordsOf } = await openStudents(ctx, schoolId, numbers, task.recordSourceId)
  const units = await readUnits(ctx, schoolId)
  const findRepeats = openRepeats('number')
  const outcomes: DataOutcome[] = []
  const [named, placed]: [string[], string[]] = [[], []]
  const systems = new Set(task.recordSourceId === null ? [] : [task.recordSourceId])
  for (const raw of lines) {
    const line = readLine(raw.cells)
    const student = studentOf(line)
    const source = sourceOf(line) ?? (line.text('source') === '' ? only : null)
    if (source === null && line.text('source') === '') line.add('source', problemTexts.sourceNeeded)
    const before = student && recordsOf(student.id).find((record) => record.source_id === source)
    if (before) named.push(before.id)
    if (source !== null) systems.add(source)
    const of = { line: raw.line, name: `${line.text('number')} ${student?.name ?? line.text('name')}`.trim() }
    const problems: Problem[] = [...line.problems, ...findRepeats(student ? `${student.id} ${source ?? ''}` : '', raw.line)]
    const read = readRecord(raw, before, units)
    if (!student || source === null || !read.values || problems.length > 0) {
      outcomes.push(wrongLine(of, [...problems, ...(read.problems ?? [])]))
    } else if (before) {
      const changes = differences<RecordValues, Field>(fieldOfColumn, before, read.values)
      if (changes.length > 0) await saveRecord(ctx, { id: before.id, change: pick(read.values, changes) })
      if (changes.some((field) => placeFields.has(field))) placed.push(before.id)
      outcomes.push(changedLine(of, changes))
    } else {
      const add = { ...read.values, school_id: schoolId, person_id: student.id, source_id: source, created_at: ctx.now() }
      const id = await saveRecord(ctx, { add })
      named.push(id)
      placed.push(id)
      outcomes.push(goodLine(of, 'add'))
    }
  }
  await movePeopleOf(ctx, placed)
  return [...outcomes, ...(await listGone(ctx, task, systems, named))]
}
