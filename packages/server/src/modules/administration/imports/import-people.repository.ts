import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import { managesNow } from '../resets/account-reset.repository.ts'

export const listUnitNames = (sql: Sql, schoolId: string) =>
  sql.selectFrom('org_unit').where('school_id', '=', schoolId).select(['id', 'code', 'name', 'name_en', 'name_tw']).execute()

/** As a table: a list would be scanned again for every person once the plan of the statement is cached. */
const oneOf = (values: readonly string[]) => fragment<string>`(select unnest(${values}::text[]))`

/** Everybody whom some lines may meet: by number, or by a phone or address that only one of a kind can have. */
export const listPresent = (
  sql: Sql,
  { schoolId, kind, now }: { schoolId: string; kind: Column<'person', 'kind'>; now: Date },
  met: { numbers: readonly string[]; phones: readonly string[]; emails: readonly string[] },
) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where((row) =>
      row.or([
        row('number', 'in', oneOf(met.numbers)),
        row.and([row('kind', '=', kind), row('phone', 'in', oneOf(met.phones))]),
        row.and([row('kind', '=', kind), row(row.fn<string>('lower', ['email']), 'in', oneOf(met.emails))]),
      ]),
    )
    .select(['id', 'number', 'kind', 'name', 'org_unit_id', 'grade', 'phone', 'email', 'name_pinyin', 'id_card_hash'])
    .select(managesNow(now).as('manages'))
    .execute()

/** One person as a line makes them; null leaves what is there. Bytes are in base64. */
export interface WrittenPerson {
  readonly number: string
  readonly name: string
  readonly spelling: string
  readonly pinyin: string | null
  /** In the place of what the old name was spelled like, where none is given. */
  readonly suggested: string
  readonly unit: string | null
  readonly grade: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly encrypted: string | null
  readonly hash: string | null
}

interface Whose {
  readonly schoolId: string
  readonly kind: string
  readonly now: Date
}

const givenRows = (people: readonly WrittenPerson[]) => fragment`
  jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
    as given_row(number text, name text, spelling text, pinyin text, suggested text, unit uuid, grade text, phone text, email text, encrypted text, hash text)`

export const insertPeople = (sql: Sql, { schoolId, kind, now }: Whose, people: readonly WrittenPerson[]) =>
  fragment`
    with added as (
      insert into person (school_id, kind, created_at, number, name, name_spelling, name_pinyin, org_unit_id, grade, phone, email,
                          id_card_encrypted, id_card_hash)
      select ${schoolId}::uuid, ${kind}::text, ${now}::timestamptz, number, name, spelling, coalesce(pinyin, ''), unit, coalesce(grade, ''),
             phone, email, decode(encrypted, 'base64'), decode(hash, 'base64')
      from ${givenRows(people)}
      returning id)
    insert into person_role (person_id, school_id, role, created_at)
    select id, ${schoolId}::uuid, ${kind}::text, ${now}::timestamptz from added`.execute(sql)

export const updatePeople = (sql: Sql, { schoolId, kind }: Whose, people: readonly WrittenPerson[]) =>
  fragment`
    update person set
      name = given_row.name, name_spelling = given_row.spelling, 
      name_pinyin = coalesce(given_row.pinyin,
        case when person.name_pinyin = '' or person.name = given_row.name then person.name_pinyin else given_row.suggested end),
      org_unit_id = coalesce(given_row.unit, person.org_unit_id), grade = coalesce(given_row.grade, person.grade),
      phone = coalesce(given_row.phone, person.phone), email = coalesce(given_row.email, person.email),
      id_card_encrypted = coalesce(decode(given_row.encrypted, 'base64'), person.id_card_encrypted),
      id_card_hash = coalesce(decode(given_row.hash, 'base64'), person.id_card_hash)
    from ${givenRows(people)}
    where person.school_id = ${schoolId} and person.kind = ${kind} and person.number = given_row.number`.execute(sql)
