import type { Sql } from '../../platform/db/sql.ts'

export const findLayout = (sql: Sql, personId: string) =>
  sql.selectFrom('workbench_layout').where('person_id', '=', personId).select(['service_order', 'favourites']).executeTakeFirst()

export const saveLayout = (
  sql: Sql,
  row: { personId: string; schoolId: string; order: readonly string[]; favourites: readonly string[] },
) =>
  sql
    .insertInto('workbench_layout')
    .values({ person_id: row.personId, school_id: row.schoolId, service_order: [...row.order], favourites: [...row.favourites] })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ service_order: [...row.order], favourites: [...row.favourites] }))
    .execute()

export const noteUse = (sql: Sql, row: { personId: string; schoolId: string; service: string; now: Date }) =>
  sql
    .insertInto('service_use')
    .values({ person_id: row.personId, school_id: row.schoolId, service: row.service, last_used_at: row.now })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'service']).doUpdateSet((old) => ({
        uses: old('service_use.uses', '+', 1),
        last_used_at: row.now,
      })),
    )
    .execute()

export const listRecent = (sql: Sql, personId: string, limit: number) =>
  sql.selectFrom('service_use').where('person_id', '=', personId).select('service').orderBy('last_used_at', 'desc').limit(limit).execute()

/** What others of the same kind at the same school opened since then, by how many of them did, and this person never. */
export const listPopular = (sql: Sql, by: { personId: string; schoolId: string; since: Date; limit: number }) =>
  sql
    .selectFrom('service_use')
    .innerJoin('person', 'person.id', 'service_use.person_id')
    .innerJoin('person as me', (join) => join.onRef('me.kind', '=', 'person.kind').on('me.id', '=', by.personId))
    .where('service_use.school_id', '=', by.schoolId)
    .where('service_use.last_used_at', '>', by.since)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('service_use as mine')
            .where('mine.person_id', '=', by.personId)
            .whereRef('mine.service', '=', 'service_use.service')
            .select('mine.service'),
        ),
      ),
    )
    .groupBy('service_use.service')
    .select('service_use.service')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .orderBy('service_use.service')
    .limit(by.limit)
    .execute()
