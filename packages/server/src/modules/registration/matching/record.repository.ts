import type { ExpressionBuilder } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'

const columns = [
  'person.id',
  'person.school_id',
  'person.kind',
  'person.number',
  'person.name',
  'person.grade',
  'person.phone',
  'person.email',
  'person.language',
  'person.id_card_encrypted',
  'person.id_card_hash',
  'person.org_unit_id',
  'person.portrait_file_id',
  'person.state',
] as const

/** Somebody was in, or may come in with a password. */
const isLive = (row: ExpressionBuilder<DB, 'person'>) =>
  row.or([
    row('person.first_login_at', 'is not', null),
    row.exists(row.selectFrom('password').whereRef('password.person_id', '=', 'person.id').select('password.person_id')),
  ])

const records = (sql: Sql) =>
  sql
    .selectFrom('person')
    .select(columns)
    .select((row) => isLive(row).$castTo<boolean>().as('is_live'))

export const findRecord = (sql: Sql, id: string) => records(sql).where('person.id', '=', id).executeTakeFirst()
export type RecordRow = NonNullable<Awaited<ReturnType<typeof findRecord>>>

/** Held until the account is open: of two openings at once the second finds it live. */
export const lockRecord = (sql: Sql, id: string) => records(sql).where('person.id', '=', id).forUpdate().executeTakeFirst()

interface Wanted {
  readonly schoolId: string
  readonly kind: Column<'person', 'kind'>
  readonly number: string
  readonly idCardHashes: readonly Buffer[]
}

/** Records with this number or this ID number. */
export const listRecords = (sql: Sql, { schoolId, kind, number, idCardHashes }: Wanted) =>
  records(sql)
    .where('person.school_id', '=', schoolId)
    .where('person.kind', '=', kind)
    .where((row) => row.or([row('person.number', 'in', [number, number.toUpperCase()]), row('person.id_card_hash', 'in', idCardHashes)]))
    .orderBy('person.id')
    .limit(10)
    .execute()

/** The same, or with this name: whom an applicant may have meant. */
export const listAlike = (sql: Sql, { schoolId, kind, number, idCardHashes, name }: Wanted & { readonly name: string }) =>
  records(sql)
    .where('person.school_id', '=', schoolId)
    .where('person.kind', '=', kind)
    .where((row) =>
      row.or([
        row('person.number', 'in', [number, number.toUpperCase()]),
        row('person.id_card_hash', 'in', idCardHashes),
        row('person.name', '=', name),
      ]),
    )
    .orderBy('person.id')
    .limit(20)
    .execute()
