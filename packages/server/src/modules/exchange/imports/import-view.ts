import type { OutputOf } from '@campus/contract/call.ts'
import { dataHeadings, dataTables } from '@campus/contract/exchange/import-fields.ts'
import type { dataImport } from '@campus/contract/exchange/imports.ts'
import { type Language, type Phrase, say, toLanguage } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { push } from '../../../context/push.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { type DataImportRow, findImport } from './import.repository.ts'

export const presentImport = (row: DataImportRow, language: Language): OutputOf<typeof dataImport> => ({
  id: row.id,
  fileName: row.file_name,
  kind: row.kind,
  sourceId: row.source_id,
  state: row.state,
  problem: row.problem ? say(row.problem as unknown as Phrase, language) : '',
  total: row.total,
  toAdd: row.to_add,
  toChange: row.to_change,
  gone: row.gone,
  unchanged: row.unchanged,
  wrong: row.wrong,
  skipsWrong: row.skips_wrong,
  publishes: row.publishes,
  by: personNameIn({ name: row.by ?? '', namePinyin: row.by_pinyin }, language),
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

/** What a column is called in the table of a line. */
export const sayField = (kind: DataImportRow['kind'], part: string, field: string, language: Language): string => {
  const table = dataTables.find((table) => table === (part === '' ? kind : part))
  const headings: Readonly<Record<string, Phrase>> = table ? dataHeadings[table] : {}
  const heading = headings[field]
  return heading ? say(heading, language) : field
}

/** Shows who started an import how far it is, on whichever of their screens. */
export const pushImport = async (sql: Sql, id: string) => {
  const row = await findImport(sql, id)
  if (row?.created_by)
    await push(sql, { to: `person:${row.created_by}`, topic: 'dataImport', data: presentImport(row, toLanguage(row.by_language)) })
}
