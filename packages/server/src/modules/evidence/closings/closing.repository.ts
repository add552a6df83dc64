import type { Selectable } from 'kysely'
import { sql as fragment } from 'kysely'
import { runText, type Sql } from '../../../platform/db/sql.ts'
import type { AuditClosing } from '../../../platform/db/table-types.ts'
import type { Closing } from '../statement.ts'

/** One closer at a time: the lock is held until the end of the transaction. */
export const tryLockClosings = async (sql: Sql) => {
  const { rows } = await runText(sql, 'select pg_try_advisory_xact_lock(7140325) as locked')
  return rows[0]?.['locked'] === true
}

const toClosing = (row: Selectable<AuditClosing> & { readonly day_text: string }): Closing => ({
  schoolId: row.school_id,
  day: row.day_text,
  sequence: row.sequence,
  entries: row.entries,
  lastId: row.last_id,
  hash: row.hash.toString('hex'),
  keyId: row.key_id,
  closedAt: row.closed_at.toISOString(),
  signature: row.signature.toString('base64'),
})

const closings = (sql: Sql) =>
  sql.selectFrom('audit_closing').selectAll().select(fragment<string>`to_char(day, 'YYYY-MM-DD')`.as('day_text'))

/** School by school, oldest first. */
export const listClosings = async (sql: Sql) => (await closings(sql).orderBy('school_id').orderBy('sequence').execute()).map(toClosing)

export const findLastClosing = async (sql: Sql, schoolId: string) => {
  const row = await closings(sql).where('school_id', '=', schoolId).orderBy('sequence', 'desc').limit(1).executeTakeFirst()
  return row && toClosing(row)
}

/** The last entry of the chain of a school, where nothing older than a moment still waits for its place in it. */
export const findClosableEnd = async (sql: Sql, schoolId: string, before: Date) => {
  const { rows } = await fragment<{ id: string; sequence: number; hash: Buffer }>`
    select id, sequence, hash from audit_entry
    where school_id = ${schoolId} and sequence is not null
      and not exists (select from audit_entry where school_id = ${schoolId} and sequence is null and at < ${before})
    order by sequence desc limit 1`.execute(sql)
  return rows[0]
}

export const insertClosing = (sql: Sql, { schoolId, day, sequence, entries, lastId, hash, keyId, closedAt, signature }: Closing) =>
  sql
    .insertInto('audit_closing')
    .values({
      school_id: schoolId,
      day,
      sequence,
      entries,
      last_id: lastId,
      hash: Buffer.from(hash, 'hex'),
      key_id: keyId,
      closed_at: closedAt,
      signature: Buffer.from(signature, 'base64'),
    })
    .execute()

export const findEntryAt = (sql: Sql, schoolId: string, sequence: number) =>
  sql.selectFrom('audit_entry').where('school_id', '=', schoolId).where('sequence', '=', sequence).select(['id', 'hash']).executeTakeFirst()

export const listOpenSchools = (sql: Sql) =>
  sql.selectFrom('school').where('state', '=', 'open').select(['id', 'name', 'name_en', 'name_tw']).orderBy('id').execute()

export const listAuditors = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('person')
    .innerJoin('person_role', 'person_role.person_id', 'person.id')
    .where('person_role.school_id', '=', schoolId)
    .where('person_role.role', '=', 'auditor')
    .where('person.state', '=', 'active')
    .where('person.email', 'is not', null)
    .select(['person.email', 'person.language'])
    .orderBy('person.id')
    .execute()
