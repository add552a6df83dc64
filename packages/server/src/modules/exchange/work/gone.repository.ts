import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Of {
  readonly schoolId: string
  readonly sourceId: string
}

/** Who is named again is not gone, whatever was decided; who was decided about stays decided. */
export const replaceGone = async (
  sql: Sql,
  { schoolId, sourceId }: Of,
  { gone, named, now }: { readonly gone: readonly string[]; readonly named: readonly string[]; readonly now: Date },
) => {
  await sql
    .deleteFrom('data_source_gone')
    .where('source_id', '=', sourceId)
    .where((row) =>
      row.or([
        row('record_id', 'in', fragment<string>`(select unnest(${named}::uuid[]))`),
        row.and([row('decision', 'is', null), row('record_id', 'not in', fragment<string>`(select unnest(${gone}::uuid[]))`)]),
      ]),
    )
    .execute()
  await fragment`
    insert into data_source_gone (source_id, school_id, record_id, found_at)
    select ${sourceId}::uuid, ${schoolId}::uuid, id, ${now}::timestamptz from unnest(${gone}::uuid[]) as id
    on conflict (source_id, record_id) do nothing`.execute(sql)
}
