import { sql as fragment } from 'kysely'
import { countRows } from '../../platform/db/paging.ts'
import { runText, type Sql } from '../../platform/db/sql.ts'
import { idAt } from '../../platform/db/time-id.ts'

export interface AuditEntry {
  readonly at: Date
  readonly schoolId: string
  readonly actorId: string | null
  readonly action: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly details: Record<string, unknown>
  readonly network: string
  readonly requestId: string
}

export const insertEntry = (sql: Sql, entry: AuditEntry) =>
  sql
    .insertInto('audit_entry')
    .values((values) => ({
      id: idAt(entry.at),
      at: entry.at,
      school_id: entry.schoolId,
      actor_id: entry.actorId,
      // Of now: the actor may move to another unit.
      unit_id: values.selectFrom('person').where('person.id', '=', entry.actorId).select('person.org_unit_id'),
      action: entry.action,
      subject_kind: entry.subjectKind,
      subject_id: entry.subjectId,
      details: JSON.stringify(entry.details),
      network: entry.network,
      request_id: entry.requestId,
    }))
    .execute()

/** One sealer at a time: the lock is held until the end of the transaction. */
export const tryLockChain = async (sql: Sql) => {
  const { rows } = await runText(sql, 'select pg_try_advisory_xact_lock(7140322) as locked')
  return rows[0]?.['locked'] === true
}

const columns = [
  'id',
  'school_id',
  'at',
  'actor_id',
  'action',
  'subject_kind',
  'subject_id',
  'details',
  'network',
  'request_id',
  'unit_id',
] as const

/** In order of writing; an entry that commits late is sealed in the next round, after its younger ones. */
export const listUnsealed = (sql: Sql, limit: number) =>
  sql.selectFrom('audit_entry').where('sequence', 'is', null).select(columns).orderBy('school_id').orderBy('id').limit(limit).execute()

/** Where the chain of a school ends. Who removes its newest entries does not shorten it. */
export const findHead = (sql: Sql, schoolId: string) =>
  sql.selectFrom('audit_head').where('school_id', '=', schoolId).select(['sequence', 'hash']).executeTakeFirst()

export const saveHead = (sql: Sql, schoolId: string, { sequence, hash }: { sequence: number; hash: Buffer }) =>
  sql
    .insertInto('audit_head')
    .values({ school_id: schoolId, sequence, hash })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ sequence, hash }))
    .execute()

export const seal = (sql: Sql, entry: { id: string; school_id: string }, link: { sequence: number; previousHash: Buffer; hash: Buffer }) =>
  sql
    .updateTable('audit_entry')
    .set({ sequence: link.sequence, previous_hash: link.previousHash, hash: link.hash })
    .where('school_id', '=', entry.school_id)
    .where('id', '=', entry.id)
    .execute()

export const listSealedAfter = (sql: Sql, schoolId: string, sequence: number, limit: number) =>
  sql
    .selectFrom('audit_entry')
    .where('school_id', '=', schoolId)
    .where('sequence', '>', sequence)
    .select([...columns, 'sequence', 'previous_hash', 'hash'])
    .orderBy('sequence')
    .limit(limit)
    .execute()

/** The last link of each school that has one. */
export const listEnds = async (sql: Sql) => {
  const { rows } = await fragment<{ school_id: string; sequence: number; hash: Buffer; at: Date }>`
    select school.id as school_id, last.sequence, last.hash, last.at
    from school cross join lateral (
      select sequence, hash, at from audit_entry where school_id = school.id and sequence is not null order by sequence desc limit 1
    ) as last`.execute(sql)
  return rows
}

/** Those with at least one entry, sealed or not. */
export const listRecordedSchools = async (sql: Sql) => {
  const { rows } = await fragment<{ id: string }>`
    select id from school where exists (select from audit_entry where school_id = school.id)`.execute(sql)
  return rows.map(({ id }) => id)
}

export const findHash = (sql: Sql, schoolId: string, sequence: number) =>
  sql.selectFrom('audit_entry').where('school_id', '=', schoolId).where('sequence', '=', sequence).select('hash').executeTakeFirst()

export const countUnsealed = (sql: Sql) => countRows(sql.selectFrom('audit_entry').where('sequence', 'is', null))

export const listSchoolIds = async (sql: Sql) => (await sql.selectFrom('school').select('id').orderBy('id').execute()).map(({ id }) => id)
