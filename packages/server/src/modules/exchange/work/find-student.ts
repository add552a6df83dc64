import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { byCodeOrName } from '../../../platform/tables/by-code.ts'
import { otherName } from '../../schedule/imports/lines/references.service.ts'
import { problemTexts, unknownTexts } from './problem-texts.ts'
import { listRecordSources, listStudents, lockRecords, type RecordRow } from './record.repository.ts'

type Line = {
  text(field: 'number' | 'name' | 'source'): string
  add(field: 'number' | 'name' | 'source', problem: Phrase): void
}

/** The students that lines name, with their records and the systems these come from. */
export const openStudents = async (ctx: Ctx, schoolId: string, numbers: readonly string[], otherwise: string | null) => {
  const students = new Map((await listStudents(ctx.sql, schoolId, [...new Set(numbers)])).map((row) => [row.number, row]))
  const sources = await listRecordSources(ctx.sql, schoolId)
  const sourceIds = byCodeOrName(sources)
  // A system that the school no longer uses is meant only by its name.
  const current = sources.filter((source) => !source.is_old).map(({ id }) => id)
  const only = current.length === 1 ? (current[0] ?? null) : null
  const records = new Map<string, RecordRow[]>()
  for (const row of await lockRecords(
    ctx.sql,
    schoolId,
    [...students.values()].map(({ id }) => id),
  ))
    records.set(row.person_id, [...(records.get(row.person_id) ?? []), row])

  const studentOf = (line: Line) => {
    const [number, name] = [line.text('number'), line.text('name')]
    const student = students.get(number)
    if (number === '') line.add('number', problemTexts.required)
    else if (!student) line.add('number', unknownTexts.student(number))
    else if (name !== '' && name !== student.name) line.add('name', otherName)
    return student
  }

  /** By what the line says, else by what holds for all lines. */
  const sourceOf = (line: Line): string | undefined => {
    const code = line.text('source')
    const found = code === '' ? otherwise : sourceIds.get(code)
    if (code !== '' && !found) line.add('source', unknownTexts.source(code))
    return found ?? undefined
  }

  const recordsOf = (personId: string) => records.get(personId) ?? []
  /** Those of today's systems, else what there is. */
  const currentRecordsOf = (personId: string) => {
    const today = recordsOf(personId).filter(({ source_id }) => current.includes(source_id))
    return today.length > 0 ? today : recordsOf(personId)
  }
  return { studentOf, sourceOf, only, recordsOf, currentRecordsOf }
}
