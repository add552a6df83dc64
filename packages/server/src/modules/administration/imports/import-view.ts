import type { personImport } from '@campus/contract/administration/people-import.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { type Language, type Phrase, say, toLanguage } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { push } from '../../../context/push.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import { findImport } from './import.repository.ts'

type View = OutputOf<typeof personImport>
type Row = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const presentImport = (row: Row, language: Language): View => ({
  id: row.id,
  fileName: row.file_name,
  kind: row.kind,
  state: row.state,
  problem: row.problem ? say(row.problem as unknown as Phrase, language) : '',
  total: row.total,
  toCreate: row.to_create,
  toChange: row.to_change,
  unchanged: row.unchanged,
  wrong: row.wrong,
  processed: row.processed,
  skipsWrong: row.skips_wrong,
  by: personNameIn({ name: row.by, namePinyin: row.by_pinyin }, language),
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

/** Shows who started an import how far it is, on whichever of their screens. */
export const pushImport = async (sql: Sql, id: string) => {
  const row = await findImport(sql, id)
  if (row) await push(sql, { to: `person:${row.created_by}`, topic: 'import', data: presentImport(row, toLanguage(row.by_language)) })
}
