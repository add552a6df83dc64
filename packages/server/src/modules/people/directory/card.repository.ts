import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { Visible } from './directory.repository.ts'
import { isManager } from './is-manager.ts'

export const findCard = (sql: Sql, { viewerId }: Pick<Visible, 'viewerId'>, id: string) =>
  sql
    .selectFrom('person')
    .where('person.id', '=', id)
    .select([
      'person.id',
      'person.school_id',
      'person.name',
      'person.name_pinyin',
      'person.nickname',
      'person.kind',
      'person.number',
      'person.phone',
      'person.email',
      'person.qq',
      'person.avatar_file_id',
      'person.portrait_file_id',
      'person.org_unit_id',
    ])
    .select((row) => [
      row.selectFrom('person as viewer').where('viewer.id', '=', viewerId).select('viewer.org_unit_id').as('viewer_unit_id'),
      row
        .selectFrom('contact_remark')
        .whereRef('contact_remark.person_id', '=', 'person.id')
        .where('contact_remark.viewer_id', '=', viewerId)
        .select('contact_remark.remark')
        .as('remark'),
      isManager.as('is_manager'),
    ])
    .executeTakeFirst()

/** Guests of the school rarely know their number, so that they are found by their phone as well. */
export const findByNumber = (sql: Sql, schoolId: string, number: string) =>
  sql
    .selectFrom('person')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.school_id', '=', schoolId)
    .where((row) =>
      row.or([
        row('person.number', 'in', [number, number.toUpperCase()]),
        row.and([row('person.kind', 'in', ['visitor', 'family']), row('person.phone', '=', number)]),
      ]),
    )
    .where('person.state', '=', 'active')
    .select(['person.id', 'person.name', 'person.name_pinyin as namePinyin', 'person.number', 'person.kind'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .orderBy((row) => row('person.number', '=', number), 'desc')
    .limit(1)
    .executeTakeFirst()

export const listPrivacy = (sql: Sql, personId: string) =>
  sql.selectFrom('card_privacy').where('person_id', '=', personId).select(['field', 'audience']).execute()

export const savePrivacy = (
  sql: Sql,
  row: {
    personId: string
    schoolId: string
    field: Column<'card_privacy', 'field'>
    audience: Column<'card_privacy', 'audience'>
    now: Date
  },
) =>
  sql
    .insertInto('card_privacy')
    .values({ person_id: row.personId, school_id: row.schoolId, field: row.field, audience: row.audience, created_at: row.now })
    .onConflict((conflict) => conflict.columns(['person_id', 'field']).doUpdateSet({ audience: row.audience }))
    .execute()

export const insertIntroduction = (sql: Sql, row: { viewerId: string; personId: string; schoolId: string; now: Date }) =>
  sql
    .insertInto('contact_introduction')
    .values({ viewer_id: row.viewerId, person_id: row.personId, school_id: row.schoolId, created_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
