import type { Sql } from '../../../platform/db/sql.ts'

export const listEmergencyContacts = (sql: Sql, personId: string) =>
  sql
    .selectFrom('emergency_contact')
    .where('person_id', '=', personId)
    .select(['name', 'phone', 'relation', 'id_card_encrypted', 'created_at'])
    .orderBy('position')
    .execute()

export const listRemarks = (sql: Sql, personId: string) =>
  sql
    .selectFrom('contact_remark')
    .innerJoin('person', 'person.id', 'contact_remark.person_id')
    .where('contact_remark.viewer_id', '=', personId)
    .select(['person.name', 'contact_remark.remark', 'contact_remark.created_at'])
    .orderBy('contact_remark.created_at')
    .execute()

export const listTags = (sql: Sql, personId: string) =>
  sql
    .selectFrom('contact_tag')
    .innerJoin('person', 'person.id', 'contact_tag.person_id')
    .where('contact_tag.viewer_id', '=', personId)
    .select(['person.name', 'contact_tag.tag', 'contact_tag.created_at'])
    .orderBy('contact_tag.created_at')
    .execute()

export const listViews = (sql: Sql, personId: string) =>
  sql
    .selectFrom('profile_view')
    .innerJoin('person as viewer', 'viewer.id', 'profile_view.viewer_id')
    .where('profile_view.person_id', '=', personId)
    .select(['viewer.name as viewer', 'profile_view.what', 'profile_view.created_at'])
    .orderBy('profile_view.id')
    .execute()

export const findRecord = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .innerJoin('school', 'school.id', 'person.school_id')
    .where('person.id', '=', personId)
    .select([
      'school.name as school',
      'person.school_id',
      'person.kind',
      'person.number',
      'person.name',
      'person.name_pinyin',
      'person.nickname',
      'person.grade',
      'person.phone',
      'person.email',
      'person.qq',
      'person.id_card_encrypted',
      'person.org_unit_id',
      'person.language',
      'person.first_login_at',
      'person.created_at',
    ])
    .executeTakeFirstOrThrow()
