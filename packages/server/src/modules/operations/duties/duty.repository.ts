import { managingRoles } from '@campus/contract/roles.ts'
import { sql as fragment } from 'kysely'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

/** Every managing role of the school, with its open duty. */
export const listManagingRoles = (sql: Sql, schoolId: string) =>
  sql
    .selectFrom('person_role')
    .innerJoin('person', 'person.id', 'person_role.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person_role.scope_unit_id')
    .leftJoin('role_duty as duty', (join) =>
      join.onRef('duty.person_id', '=', 'person.id').onRef('duty.role', '=', 'person_role.role').on('duty.ended_at', 'is', null),
    )
    .leftJoin('org_unit as duty_unit', 'duty_unit.id', 'duty.unit_id')
    .where('person_role.school_id', '=', schoolId)
    .where('person_role.role', 'in', managingRoles)
    .select([
      'person.id as person_id',
      'person.name',
      'person.name_pinyin',
      'person.number',
      'person_role.role',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
      'duty.id as duty_id',
      'duty.sets',
      'duty.ends_at',
      'duty.reason',
      'duty_unit.code as duty_unit_code',
      'duty_unit.name as duty_unit_name',
      'duty_unit.name_en as duty_unit_name_en',
      'duty_unit.name_tw as duty_unit_name_tw',
      fragment<boolean>`coalesce(duty.ends_at <= now(), false)`.as('is_over'),
    ])
    .orderBy('person.number')
    .orderBy('person_role.role')
    .execute()

/** Locked, so that of two who give a duty at once the second replaces the first. */
export const lockRole = (sql: Sql, schoolId: string, personId: string, role: Column<'role_duty', 'role'>) =>
  sql
    .selectFrom('person_role')
    .where('school_id', '=', schoolId)
    .where('person_id', '=', personId)
    .where('role', '=', role)
    .select('role')
    .forUpdate()
    .executeTakeFirst()

export const endOpen = (sql: Sql, personId: string, role: Column<'role_duty', 'role'>, now: Date) =>
  sql
    .updateTable('role_duty')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('role', '=', role)
    .where('ended_at', 'is', null)
    .execute()

export const insertDuty = (sql: Sql, row: NewRow<'role_duty'>) =>
  sql.insertInto('role_duty').values(row).returning('id').executeTakeFirstOrThrow()

export const endById = (sql: Sql, schoolId: string, id: string, now: Date) =>
  sql
    .updateTable('role_duty')
    .set({ ended_at: now })
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['person_id', 'role', 'sets'])
    .executeTakeFirst()

export const listDutiesOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('role_duty as duty')
    .where('person_id', '=', personId)
    .select(['role', 'sets', 'ends_at', 'reason', 'created_at', 'ended_at'])
    .orderBy('id')
    .execute()

export const deleteDutiesOf = (sql: Sql, personId: string) => sql.deleteFrom('role_duty').where('person_id', '=', personId).execute()
