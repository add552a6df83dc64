import type { Sql } from '../../../platform/db/sql.ts'

export const lockErasable = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['id', 'kind', 'avatar_file_id', 'portrait_file_id'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const eraseOwnChoices = (sql: Sql, personId: string) =>
  sql.updateTable('person').set({ nickname: '', qq: '', avatar_file_id: null, portrait_file_id: null }).where('id', '=', personId).execute()

export const closePerson = (sql: Sql, personId: string) =>
  sql.updateTable('person').set({ phone: null, email: null, state: 'disabled' }).where('id', '=', personId).execute()

export const deleteEmergencyContacts = (sql: Sql, personId: string) =>
  sql.deleteFrom('emergency_contact').where('person_id', '=', personId).execute()

/** They hold the ID numbers of others, whom the school has no reason to know any more. */
export const deleteContactCorrections = (sql: Sql, personId: string) =>
  sql
    .deleteFrom('profile_correction')
    .where('person_id', '=', personId)
    .where('field', '=', 'emergency_id_card')
    .returning('evidence_file_id')
    .execute()

export const deleteMarksBy = (sql: Sql, table: 'contact_remark' | 'contact_tag', personId: string) =>
  sql.deleteFrom(table).where('viewer_id', '=', personId).execute()

export const deleteCardPrivacy = (sql: Sql, personId: string) => sql.deleteFrom('card_privacy').where('person_id', '=', personId).execute()
