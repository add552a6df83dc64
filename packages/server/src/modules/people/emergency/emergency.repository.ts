import type { Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'position', 'name', 'phone', 'relation', 'id_card_encrypted'] as const

export interface Given {
  readonly name: string
  readonly phone: string
  readonly relation: string
}

export const listContacts = (sql: Sql, personId: string) =>
  sql
    .selectFrom('emergency_contact')
    .where('person_id', '=', personId)
    .select(columns)
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('profile_correction')
            .whereRef('profile_correction.subject_id', '=', 'emergency_contact.id')
            .where('profile_correction.state', '=', 'pending')
            .select('profile_correction.id'),
        )
        .as('has_pending'),
    )
    .orderBy('position')
    .execute()

/** Serialises additions, so that concurrent ones see each other. */
export const lockOwner = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()

export const lockContact = (sql: Sql, id: string, personId: string) =>
  sql
    .selectFrom('emergency_contact')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .select(columns)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insertContact = (
  sql: Sql,
  row: Given & { schoolId: string; personId: string; position: number; idCardEncrypted: Buffer | null; now: Date },
) =>
  sql
    .insertInto('emergency_contact')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      position: row.position,
      name: row.name,
      phone: row.phone,
      relation: row.relation,
      id_card_encrypted: row.idCardEncrypted,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateContact = (
  sql: Sql,
  id: string,
  { name, phone, relation, idCardEncrypted }: Given & { idCardEncrypted: Buffer | null },
) => sql.updateTable('emergency_contact').set({ name, phone, relation, id_card_encrypted: idCardEncrypted }).where('id', '=', id).execute()

export const correctIdCard = (sql: Sql, id: string, idCardEncrypted: Buffer, correctionId: string) =>
  sql
    .updateTable('emergency_contact')
    .set({ id_card_encrypted: idCardEncrypted, corrected_by: correctionId })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

export const deleteContact = (sql: Sql, id: string, personId: string) =>
  sql.deleteFrom('emergency_contact').where('id', '=', id).where('person_id', '=', personId).returning('id').executeTakeFirst()

export const withdrawCorrectionsOf = (sql: Sql, contactId: string, personId: string) =>
  sql
    .updateTable('profile_correction')
    .set({ state: 'withdrawn' })
    .where('subject_id', '=', contactId)
    .where('person_id', '=', personId)
    .where('state', '=', 'pending')
    .execute()
