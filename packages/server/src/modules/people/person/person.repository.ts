import { sql as fragment } from 'kysely'
import type { Caller } from '../../../context/context.ts'
import { type Column, hotRead, type Sql } from '../../../platform/db/sql.ts'

export const findPerson = hotRead((sql, id: string) =>
  sql
    .selectFrom('person')
    .innerJoin('school', 'school.id', 'person.school_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.id', '=', id)
    .select([
      'person.id',
      'person.school_id',
      'person.kind',
      'person.number',
      'person.name',
      'person.name_pinyin',
      'person.nickname',
      'person.phone',
      'person.email',
      'person.avatar_file_id',
      'person.language',
      'person.display_mode',
      'person.is_agent',
      'person.state',
      'school.name as school_name',
      'school.name_en as school_name_en',
      'school.name_tw as school_name_tw',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
    ]),
)

/** What the device keeps of a person, with their roles. */
export const findSessionPerson = hotRead((sql, id: string) =>
  sql
    .selectFrom('person')
    .innerJoin('school', 'school.id', 'person.school_id')
    .where('person.id', '=', id)
    .select(['person.id', 'person.school_id', 'person.number', 'person.name', 'person.name_pinyin', 'person.avatar_file_id'])
    .select(['person.display_mode', 'person.language', 'person.is_agent', 'person.state'])
    .select(['school.name as school_name', 'school.name_en as school_name_en', 'school.name_tw as school_name_tw'])
    .select((row) =>
      row
        .selectFrom('person_role')
        .whereRef('person_role.person_id', '=', 'person.id')
        .select(fragment<Column<'person_role', 'role'>[]>`coalesce(array_agg(role order by role), '{}')`.as('roles'))
        .as('roles'),
    )
    .select(fragment<Caller['duties'] | null>`duties_of(person.id)`.as('duties')),
)

export const updateBasicInfo = (sql: Sql, id: string, info: { nickname: string; namePinyin: string }) =>
  sql.updateTable('person').set({ nickname: info.nickname, name_pinyin: info.namePinyin }).where('id', '=', id).execute()

export const updateConfig = (
  sql: Sql,
  id: string,
  config: { language?: Column<'person', 'language'> | undefined; displayMode?: Column<'person', 'display_mode'> | undefined },
) =>
  sql
    .updateTable('person')
    .set((row) => ({ language: config.language ?? row.ref('language'), display_mode: config.displayMode ?? row.ref('display_mode') }))
    .where('id', '=', id)
    .execute()

export const findIdCard = (sql: Sql, id: string) =>
  sql.selectFrom('person').where('id', '=', id).select('id_card_encrypted').executeTakeFirst()

export const listNames = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql
    .selectFrom('person')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.school_id', '=', schoolId)
    .where(fragment<boolean>`person.id = any(${ids}::uuid[])`)
    .select(['person.id', 'person.name', 'person.name_pinyin'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .execute()
