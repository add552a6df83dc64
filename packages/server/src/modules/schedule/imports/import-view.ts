import type { OutputOf } from '@campus/contract/call.ts'
import { type Language, type Phrase, say, toLanguage } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { scheduleHeadings } from '@campus/contract/schedule/import-fields.ts'
import type { scheduleImport } from '@campus/contract/schedule/imports.ts'
import { push } from '../../../context/push.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { findImport, type ScheduleImportRow } from './import.repository.ts'

export const presentImport = (row: ScheduleImportRow, language: Language): OutputOf<typeof scheduleImport> => ({
  id: row.id,
  fileName: row.file_name,
  kind: row.kind,
  termId: row.term_id,
  state: row.state,
  problem: row.problem ? say(row.problem as unknown as Phrase, language) : '',
  total: row.total,
  toAdd: row.to_add,
  toChange: row.to_change,
  toRemove: row.to_remove,
  unchanged: row.unchanged,
  wrong: row.wrong,
  skipsWrong: row.skips_wrong,
  removesMissing: row.removes_missing,
  by: personNameIn({ name: row.by, namePinyin: row.by_pinyin }, language),
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

/** The columns of a OneRoster file keep their names. */
export const sayField = (kind: ScheduleImportRow['kind'], field: string, language: Language): string => {
  const headings: Readonly<Record<string, Phrase>> = kind === 'oneroster' ? {} : scheduleHeadings[kind]
  const heading = headings[field]
  return heading ? say(heading, language) : field
}

/** Shows who started an import how far it is, on whichever of their screens. */
export const pushImport = async (sql: Sql, id: string) => {
  const row = await findImport(sql, id)
  if (row)
    await push(sql, { to: `person:${row.created_by}`, topic: 'scheduleImport', data: presentImport(row, toLanguage(row.by_language)) })
}
