import { runText, type Sql } from '../../../platform/db/sql.ts'

/** Groups merge, so two joins that share no account can still share a group: changes happen one after the other. */
export const lockGroups = (sql: Sql) => runText(sql, 'lock table account_group_member in share row exclusive mode')

export const findGroup = async (sql: Sql, personId: string) =>
  (await sql.selectFrom('account_group_member').where('person_id', '=', personId).select('group_id').executeTakeFirst())?.group_id

export const insertMember = (sql: Sql, row: { personId: string; schoolId: string; groupId: string; now: Date }) =>
  sql
    .insertInto('account_group_member')
    .values({ person_id: row.personId, school_id: row.schoolId, group_id: row.groupId, created_at: row.now })
    .execute()

/** Those who come along are linked with the others since now. */
export const moveMembers = (sql: Sql, fromGroupId: string, toGroupId: string, now: Date) =>
  sql
    .updateTable('account_group_member')
    .set({ group_id: toGroupId, created_at: now })
    .where('group_id', '=', fromGroupId)
    .returning('person_id')
    .execute()

export const moveListed = (sql: Sql, { from, to, personIds }: { from: string; to: string; personIds: readonly string[] }) =>
  sql
    .updateTable('account_group_member')
    .set({ group_id: to })
    .where('group_id', '=', from)
    .where('person_id', 'in', personIds)
    .returning('person_id')
    .execute()

/** A group of one is none. */
export const deleteLoneMembers = (sql: Sql, personIds: readonly string[]) =>
  sql
    .deleteFrom('account_group_member as member')
    .where('member.person_id', 'in', personIds)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('account_group_member as other')
            .whereRef('other.group_id', '=', 'member.group_id')
            .whereRef('other.person_id', '<>', 'member.person_id')
            .select('other.person_id'),
        ),
      ),
    )
    .execute()

export const deleteMember = (sql: Sql, personId: string) =>
  sql.deleteFrom('account_group_member').where('person_id', '=', personId).execute()

export const listMemberIds = async (sql: Sql, groupId: string) =>
  (await sql.selectFrom('account_group_member').where('group_id', '=', groupId).select('person_id').execute()).map((row) => row.person_id)

/** The account itself and those in its group. */
export const listAccounts = (sql: Sql, personId: string) =>
  sql
    .selectFrom('person')
    .innerJoin('school', 'school.id', 'person.school_id')
    .leftJoin('account_group_member as member', 'member.person_id', 'person.id')
    .where((row) =>
      row.or([
        row('person.id', '=', personId),
        row('member.group_id', '=', row.selectFrom('account_group_member').where('person_id', '=', personId).select('group_id')),
      ]),
    )
    .select(['person.id', 'person.school_id', 'person.name', 'person.number', 'person.kind'])
    .select(['school.name as school_name', 'school.name_en as school_name_en', 'school.name_tw as school_name_tw'])
    .orderBy('person.created_at')
    .orderBy('person.id')
    .execute()

export const findRemembered = (sql: Sql, sessionId: string, now: Date) =>
  sql
    .selectFrom('remember_token')
    .where('session_id', '=', sessionId)
    .where('spent_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst()
