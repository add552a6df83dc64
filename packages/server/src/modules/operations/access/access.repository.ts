import { managingRoles } from '@campus/contract/roles.ts'
import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

export const findByNumber = (sql: Sql, schoolId: string, number: string) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('number', '=', number)
    .select(['id', 'name', 'name_pinyin', 'number', 'state'])
    .executeTakeFirst()

const unitColumns = ['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'] as const

export const listGrants = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person_role')
    .leftJoin('org_unit', 'org_unit.id', 'person_role.scope_unit_id')
    .where('person_role.person_id', '=', personId)
    .select(['person_role.role', 'person_role.created_at', ...unitColumns])
    .orderBy('person_role.role')
    .execute()

/** What somebody does with their own account says nothing about their office. */
const lastActed = (schoolId: string) => fragment<Date | null>`(
  select max(at) from audit_entry where audit_entry.school_id = ${schoolId} and audit_entry.actor_id = person.id
    and audit_entry.action not like 'account.%')`

export const listUnusedGrants = (sql: Sql, schoolId: string, before: Date) =>
  sql
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person_role.scope_unit_id')
    .where('person_role.school_id', '=', schoolId)
    .where('person_role.role', 'in', managingRoles)
    .where('person_role.created_at', '<', before)
    .where('person.state', '=', 'active')
    .select([
      'person.id',
      'person.name',
      'person.name_pinyin',
      'person.number',
      'person_role.role',
      'person_role.created_at',
      ...unitColumns,
      lastActed(schoolId).as('last_acted_at'),
      fragment<Date | null>`(select max(last_seen_at) from session where session.person_id = person.id)`.as('last_login_at'),
    ])
    .where((row) => row.or([row(lastActed(schoolId), 'is', null), row(lastActed(schoolId), '<', before)]))
    .orderBy('person.number')
    .orderBy('person_role.role')
    .execute()
