import type { Column, Sql } from '../../../platform/db/sql.ts'

export const countMaking = async (sql: Sql, schoolId: string) =>
  (
    await sql
      .selectFrom('issued_document')
      .where('school_id', '=', schoolId)
      .where('state', '=', 'making')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** How often people of some kinds applied for each certificate, among the latest applications of a school. */
export const countRecent = (
  sql: Sql,
  { schoolId, kinds, limit }: { schoolId: string; kinds: readonly Column<'person', 'kind'>[]; limit: number },
) =>
  sql
    .selectFrom((row) =>
      row
        .selectFrom('application')
        .where('school_id', '=', schoolId)
        .where('state', 'not in', ['rejected', 'withdrawn', 'closed'])
        .select(['template_id', 'person_id'])
        .orderBy('id', 'desc')
        .limit(limit)
        .as('recent'),
    )
    .innerJoin('person', 'person.id', 'recent.person_id')
    .where('person.kind', 'in', kinds)
    .groupBy('recent.template_id')
    .select((row) => ['recent.template_id', row.fn.countAll<number>().as('applied')])
    .execute()

export const listOwnTemplates = (sql: Sql, personId: string) =>
  sql.selectFrom('application').where('person_id', '=', personId).select('template_id').distinct().execute()
