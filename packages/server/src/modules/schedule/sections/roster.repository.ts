import { sql as fragment } from 'kysely'
import type { Column, Sql } from '../../../platform/db/sql.ts'

/** How many take part in any of the sections. */
export const countRoster = async (sql: Sql, sectionIds: readonly string[]) =>
  (
    await sql
      .selectFrom('roster_place')
      .where('section_id', 'in', fragment<string>`(select unnest(${sectionIds}::uuid[]))`)
      .where('left_on', 'is', null)
      .select(fragment<number>`count(distinct person_id)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const listRoster = (sql: Sql, sectionId: string) =>
  sql
    .selectFrom('roster_place')
    .innerJoin('person', 'person.id', 'roster_place.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('roster_place.section_id', '=', sectionId)
    .select(['person.id', 'person.name', 'person.name_pinyin', 'person.number', 'roster_place.kind', 'roster_place.clash_reason'])
    .select(['org_unit.name as unit_name', 'org_unit.name_en as unit_name_en', 'org_unit.name_tw as unit_name_tw'])
    .select([fragment<string | null>`case org_unit.kind when 'class' then org_unit.id end`.as('class_id')])
    .select([fragment<string>`joined_on::text`.as('joined_on'), fragment<string | null>`left_on::text`.as('left_on')])
    .orderBy('person.number')
    .execute()

export const listStudentsByNumber = (sql: Sql, schoolId: string, numbers: readonly string[]) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('kind', '=', 'student')
    .where('state', '=', 'active')
    .where('number', 'in', fragment<string>`(select unnest(${numbers}::text[]))`)
    .select(['id', 'number'])
    .execute()

interface Joining {
  readonly schoolId: string
  readonly sectionId: string
  readonly people: readonly { readonly id: string; readonly kind: Column<'roster_place', 'kind'> }[]
  readonly joinedOn: string
  readonly clashReason: string
  readonly now: Date
}

/** Who left and comes back goes on in the place they had. */
export const joinSection = async (sql: Sql, { schoolId, sectionId, people, joinedOn, clashReason, now }: Joining): Promise<number> => {
  const { rows } = await fragment<{
    id: string
  }>`insert into roster_place (school_id, section_id, person_id, kind, joined_on, clash_reason, created_at)
    select ${schoolId}, ${sectionId}, person_id, kind, ${joinedOn}::date, ${clashReason}, ${now}
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ kind }) => kind)}::text[]) as joining (person_id, kind)
    on conflict on constraint roster_place__once do update set left_on = null, kind = excluded.kind, clash_reason = excluded.clash_reason
    returning id`.execute(sql)
  return rows.length
}

/** From that day on they are not in it any more; who joined on that day never was. */
export const leaveSection = async (sql: Sql, sectionId: string, personIds: readonly string[], leftOn: string): Promise<number> => {
  const { numUpdatedRows } = await sql
    .updateTable('roster_place')
    .set({ left_on: fragment`greatest(joined_on, ${leftOn}::date)` })
    .where('section_id', '=', sectionId)
    .where('person_id', 'in', fragment<string>`(select unnest(${personIds}::uuid[]))`)
    .where('left_on', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Lessons ahead of the section at which one of these people has another lesson. */
export const countClashesOf = async (sql: Sql, sectionId: string, personIds: readonly string[], now: Date): Promise<number> => {
  const { rows } = await fragment<{ count: number }>`select count(*)::int as count
    from lesson_section own join lesson on lesson.id = own.lesson_id and lesson.state = 'planned' and lesson.starts_at > ${now}
    join roster_place on roster_place.person_id = any(${personIds}::uuid[]) and roster_place.section_id <> ${sectionId}
      and roster_place.left_on is null and roster_place.kind = 'regular'
    join lesson_section other on other.section_id = roster_place.section_id
    join lesson busy_lesson on busy_lesson.id = other.lesson_id and busy_lesson.state = 'planned' and busy_lesson.id <> lesson.id
      and busy_lesson.starts_at < lesson.ends_at and busy_lesson.ends_at > lesson.starts_at
    where own.section_id = ${sectionId}`.execute(sql)
  return rows[0]?.count ?? 0
}
