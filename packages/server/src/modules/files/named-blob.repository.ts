import { sql as fragment } from 'kysely'
import type { Sql } from '../../platform/db/sql.ts'
import type { DB } from '../../platform/db/table-types.ts'

type NamingTable = { [Table in keyof DB]: DB[Table] extends { readonly blob_key: unknown } ? Table : never }[keyof DB]

/** Every table that names bytes in the store. One that is new and has no line here does not compile. */
const naming: { readonly [Table in NamingTable]: true } = {
  data_import: true,
  data_request: true,
  file: true,
  issued_document: true,
  log_export: true,
  person_import: true,
  photo_import: true,
  print_blob: true,
  registration_file: true,
  schedule_import: true,
}

export const namingTables: readonly string[] = Object.keys(naming)

/** Those of the keys that no row speaks of. */
export const listUnnamed = async (sql: Sql, keys: readonly string[]): Promise<string[]> => {
  const unnamed = namingTables.map((table) => fragment`not exists (select from ${fragment.table(table)} where blob_key = asked.key)`)
  const { rows } = await fragment<{ key: string }>`
    select asked.key from unnest(${keys}::text[]) as asked (key) where ${fragment.join(unnamed, fragment` and `)}`.execute(sql)
  return rows.map(({ key }) => key)
}
