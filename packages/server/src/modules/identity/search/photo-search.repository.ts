import type { Likeness } from '@campus/contract/identity/people-search.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

interface NewSearch {
  readonly schoolId: string
  readonly searcherId: string
  readonly purpose: string
  readonly top: number
  readonly found: readonly { readonly personId: string; readonly likeness: Likeness }[]
  readonly now: Date
}

export const insertSearch = async (sql: Sql, { schoolId, searcherId, purpose, top, found, now }: NewSearch): Promise<string> => {
  const { id } = await sql
    .insertInto('photo_search')
    .values({ school_id: schoolId, searcher_id: searcherId, purpose, top, found: found.length, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const results = found.map(({ personId, likeness }, index) => ({
    search_id: id,
    rank: index + 1,
    school_id: schoolId,
    person_id: personId,
    likeness,
    created_at: now,
  }))
  if (results.length > 0) await sql.insertInto('photo_search_result').values(results).execute()
  return id
}

const columns = ['photo_search.id', 'photo_search.purpose', 'photo_search.top', 'photo_search.found', 'photo_search.created_at'] as const

const bySearcher = (sql: Sql, searcherId: string) => sql.selectFrom('photo_search').where('searcher_id', '=', searcherId)

export const findSearch = (sql: Sql, searcherId: string, id: string) =>
  bySearcher(sql, searcherId).where('id', '=', id).select(columns).executeTakeFirst()

export const listSearches = (sql: Sql, searcherId: string, page: Page) =>
  onPage(bySearcher(sql, searcherId).select(columns).orderBy('id', 'desc'), page).execute()

export const countSearches = (sql: Sql, searcherId: string) => countRows(bySearcher(sql, searcherId))

/** People whom a search showed, as far as they still agree to be found and are in the units of who searched. */
export const listFound = (sql: Sql, searchId: string, scope: Scope) =>
  sql
    .selectFrom('photo_search_result')
    .innerJoin('person', 'person.id', 'photo_search_result.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('photo_search_result.search_id', '=', searchId)
    .where(fragment<boolean>`has_face_consent(person.id, array['search'])`)
    .$if(scope !== 'school', (query) => query.where(fragment<boolean>`person.org_unit_id = any(${scope}::uuid[])`))
    .select([
      'photo_search_result.person_id',
      'photo_search_result.likeness',
      'person.name as person_name',
      'person.name_pinyin as person_pinyin',
      'person.number as person_number',
      'person.portrait_file_id',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
    ])
    .orderBy('photo_search_result.rank')
    .execute()

const showing = (sql: Sql, personId: string) =>
  sql
    .selectFrom('photo_search_result')
    .innerJoin('photo_search', 'photo_search.id', 'photo_search_result.search_id')
    .innerJoin('person as searcher', 'searcher.id', 'photo_search.searcher_id')
    .where('photo_search_result.person_id', '=', personId)

export const listShowing = (sql: Sql, personId: string, page: Page) =>
  onPage(
    showing(sql, personId)
      .select([
        'photo_search.id',
        'photo_search.purpose',
        'photo_search.created_at',
        'photo_search_result.likeness',
        'searcher.name as searcher_name',
        'searcher.name_pinyin as searcher_pinyin',
      ])
      .select((row) =>
        row
          .exists(
            row.selectFrom('person_role').whereRef('person_role.person_id', '=', 'searcher.id').where('role', '=', 'admin').select('role'),
          )
          .as('is_admin'),
      )
      .orderBy('photo_search.id', 'desc'),
    page,
  ).execute()

export const countShowing = (sql: Sql, personId: string) => countRows(showing(sql, personId))

export const isShown = async (sql: Sql, searchId: string, personId: string): Promise<boolean> =>
  (await showing(sql, personId).where('photo_search.id', '=', searchId).select('photo_search.id').executeTakeFirst()) !== undefined

export const deleteResultsOf = (sql: Sql, personId: string) =>
  sql.deleteFrom('photo_search_result').where('person_id', '=', personId).execute()

export const deleteSearchesBy = (sql: Sql, searcherId: string) =>
  sql.deleteFrom('photo_search').where('searcher_id', '=', searcherId).execute()

/** Answers how many. */
export const deleteSearchesBefore = async (sql: Sql, schoolId: string, before: Date): Promise<number> => {
  const [deleted] = await sql.deleteFrom('photo_search').where('school_id', '=', schoolId).where('created_at', '<', before).execute()
  return Number(deleted?.numDeletedRows ?? 0)
}
