import type { Column, Sql } from '../../../platform/db/sql.ts'
import { spellName } from '../../people/person/name-spelling.service.ts'
import { renamed } from '../../people/person/renamed.service.ts'

interface EncryptedRow {
  readonly id_card_encrypted: Buffer
  readonly id_card_hash: Buffer
}

interface Details {
  readonly name: string
  readonly unitId: string | null
  readonly grade: string
  readonly phone: string | null
  readonly email: string | null
}

const detailsOf = ({ unitId, grade, phone, email }: Details) => ({
  org_unit_id: unitId,
  grade,
  phone,
  email,
})

interface NewPerson extends Details {
  readonly schoolId: string
  readonly kind: Column<'person', 'kind'>
  readonly number: string
  readonly idCard: EncryptedRow | undefined
  readonly now: Date
}

/** Nothing when the number, the phone or the address is somebody else's. */
export const insertPerson = (sql: Sql, row: NewPerson) =>
  sql
    .insertInto('person')
    .values({
      school_id: row.schoolId,
      kind: row.kind,
      number: row.number,
      name: row.name,
      name_spelling: spellName(row.name),
      ...detailsOf(row),
      created_at: row.now,
      ...row.idCard,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertOwnRole = (sql: Sql, row: { schoolId: string; personId: string; kind: Column<'person', 'kind'>; now: Date }) =>
  sql.insertInto('person_role').values({ school_id: row.schoolId, person_id: row.personId, role: row.kind, created_at: row.now }).execute()

export const findByNumber = (sql: Sql, schoolId: string, number: string) =>
  sql.selectFrom('person').where('school_id', '=', schoolId).where('number', '=', number).select('id').executeTakeFirst()

export const findUnit = (sql: Sql, schoolId: string, id: string) =>
  sql.selectFrom('org_unit').where('school_id', '=', schoolId).where('id', '=', id).select('id').executeTakeFirst()

/** Locked, so that of two changes at once the second sees what the first has left. */
export const lockPerson = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .select(['id', 'kind', 'state', 'name', 'org_unit_id', 'grade', 'phone', 'email', 'id_card_hash'])
    .forNoKeyUpdate()
    .executeTakeFirst()

interface ChangedPerson extends Details {
  /** Left out, the number stays; null takes it away. */
  readonly idCard?: EncryptedRow | null
}

export const updatePerson = (sql: Sql, id: string, row: ChangedPerson) =>
  sql
    .updateTable('person')
    .set({
      ...renamed(row.name),
      ...detailsOf(row),
      ...(row.idCard === null ? { id_card_encrypted: null, id_card_hash: null } : row.idCard),
    })
    .where('id', '=', id)
    .execute()
