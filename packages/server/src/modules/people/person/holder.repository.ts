import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'

const columns = ['id', 'school_id', 'kind', 'number', 'name', 'name_pinyin', 'nickname', 'phone', 'email', 'language', 'state'] as const

const among = (sql: Sql, schoolId: string, kind: Column<'person', 'kind'>) =>
  sql.selectFrom('person').where('school_id', '=', schoolId).where('kind', '=', kind).select(columns)

/** A number wins over a phone that happens to read the same. */
export const findByAccount = (sql: Sql, schoolId: string, kind: Column<'person', 'kind'>, account: string) =>
  among(sql, schoolId, kind)
    .where((row) =>
      row.or([
        row('number', 'in', [account, account.toUpperCase()]),
        row('phone', '=', account),
        row(row.fn<string>('lower', ['email']), '=', account.toLowerCase()),
      ]),
    )
    .orderBy((row) => row('number', '=', account), 'desc')
    .orderBy((row) => row('number', '=', account.toUpperCase()), 'desc')
    .limit(1)
    .executeTakeFirst()

export const findByPhone = (sql: Sql, schoolId: string, kind: Column<'person', 'kind'>, phone: string) =>
  among(sql, schoolId, kind).where('phone', '=', phone).executeTakeFirst()

export const findByEmail = (sql: Sql, schoolId: string, kind: Column<'person', 'kind'>, email: string) =>
  among(sql, schoolId, kind)
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()

export const findByIdCardHash = (sql: Sql, schoolId: string, kind: Column<'person', 'kind'>, hashes: readonly Buffer[]) =>
  among(sql, schoolId, kind).where('id_card_hash', 'in', hashes).orderBy('created_at').limit(1).executeTakeFirst()

export const findById = (sql: Sql, id: string) => sql.selectFrom('person').where('id', '=', id).select(columns).executeTakeFirst()

export const markFirstLogin = (sql: Sql, id: string, now: Date) =>
  sql
    .updateTable('person')
    .set({ first_login_at: now })
    .where('id', '=', id)
    .where('first_login_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const insertPerson = (
  sql: Sql,
  row: {
    schoolId: string
    kind: Column<'person', 'kind'>
    number: string
    name: string
    nameSpelling: string
    phone: string | null
    email: string | null
    language: Column<'person', 'language'>
    now: Date
  },
) =>
  sql
    .insertInto('person')
    .values({
      school_id: row.schoolId,
      kind: row.kind,
      number: row.number,
      name: row.name,
      name_spelling: row.nameSpelling,
      phone: row.phone,
      email: row.email,
      language: row.language,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const insertRole = (sql: Sql, row: { schoolId: string; personId: string; role: Column<'person_role', 'role'>; now: Date }) =>
  sql.insertInto('person_role').values({ school_id: row.schoolId, person_id: row.personId, role: row.role, created_at: row.now }).execute()

/** Notes since when the channel is there: what the owner has just added is no proof of who they are. */
export const updateChannel = (
  sql: Sql,
  move: { personId: string; channel: 'phone' | 'email'; from: string | null; to: string; now: Date },
) =>
  sql
    .updateTable('person')
    .set({ [move.channel]: move.to, [`${move.channel}_since`]: move.now })
    .where('id', '=', move.personId)
    .where(move.channel, 'is not distinct from', move.from)
    .returning('id')
    .executeTakeFirst()

/** Puts a channel back as it was before; where somebody else has it by now, none stands there. */
export const restoreChannel = async (
  sql: Sql,
  { personId, channel, from }: { personId: string; channel: 'phone' | 'email'; from: string | null },
) => {
  const [column, since] = [fragment.ref(channel), fragment.ref(`${channel}_since`)]
  const { rows } = await fragment<{ id: string }>`
    update person set ${since} = null, ${column} = case when exists (
      select from person as other where other.school_id = person.school_id and other.kind = person.kind and other.id <> person.id
        and lower(other.${column}) = lower(${from}::text)
    ) then null else ${from}::text end
    where id = ${personId} and ${column} is distinct from ${from}::text
    returning id`.execute(sql)
  return rows[0]
}
