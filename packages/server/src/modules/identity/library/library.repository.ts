import { sql as fragment } from 'kysely'
import { countRows, countUpTo, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import { photos } from '../photos/photo.repository.ts'

/** Which photos of a school are meant; what is undefined does not matter. Drafts are their owners' alone. */
export interface LibraryFilter {
  readonly schoolId: string
  readonly scope: Scope
  readonly typeId?: string | undefined
  readonly state?: Column<'photo', 'state'> | undefined
  readonly unitIds?: readonly string[] | undefined
  readonly grade?: string | undefined
  readonly personId?: string | undefined
  readonly exceptPersonId?: string
  readonly words?: readonly string[]
}

const oneOf = (ids: readonly string[]) => fragment<string>`any(${ids}::uuid[])`

const isMeant = ({ schoolId, scope, typeId, state, unitIds, grade, personId, exceptPersonId, words = [] }: LibraryFilter) => {
  const conditions = [
    fragment`photo.school_id = ${schoolId}`,
    fragment`photo.state <> 'draft'`,
    ...(scope === 'school' ? [] : [fragment`person.org_unit_id = ${oneOf(scope)}`]),
    ...(typeId === undefined ? [] : [fragment`photo.type_id = ${typeId}`]),
    ...(state === undefined ? [] : [fragment`photo.state = ${state}`]),
    ...(unitIds === undefined ? [] : [fragment`person.org_unit_id = ${oneOf(unitIds)}`]),
    ...(grade === undefined ? [] : [fragment`person.grade = ${grade}`]),
    ...(personId === undefined ? [] : [fragment`photo.person_id = ${personId}`]),
    ...(exceptPersonId === undefined ? [] : [fragment`photo.person_id <> ${exceptPersonId}`]),
    ...words.map((word) => fragment`strpos(person.search_text, ${word}) > 0`),
  ]
  return fragment<boolean>`(${fragment.join(conditions, fragment` and `)})`
}

const library = (sql: Sql) =>
  photos(sql)
    .innerJoin('person', 'person.id', 'photo.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .leftJoin('person as reviewer_person', 'reviewer_person.id', 'photo.decided_by')
    .select([
      'photo_type.name as type_name',
      'photo_type.name_en as type_name_en',
      'photo_type.name_tw as type_name_tw',
      'person.name as person_name',
      'person.name_pinyin as person_pinyin',
      'person.number as person_number',
      'person.org_unit_id as unit_id',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
      'reviewer_person.name as decided_by_name',
      'reviewer_person.name_pinyin as decided_by_pinyin',
    ])

export type LibraryRow = Awaited<ReturnType<typeof listLibrary>>[number]

export const listLibrary = (sql: Sql, filter: LibraryFilter, page: Page) =>
  onPage(library(sql).where(isMeant(filter)).orderBy(fragment`photo.state = 'reviewing'`, 'desc').orderBy('photo.id'), page).execute()

export const countLibrary = (sql: Sql, filter: LibraryFilter) =>
  countRows(sql.selectFrom('photo').innerJoin('person', 'person.id', 'photo.person_id').where(isMeant(filter)))

export const findWaiting = (sql: Sql, filter: LibraryFilter) =>
  waitingRows(sql.selectFrom('photo').innerJoin('person', 'person.id', 'photo.person_id').where(isMeant(filter)), 'photo.created_at')

export const findInLibrary = (sql: Sql, filter: LibraryFilter, id: string) =>
  library(sql).where(isMeant(filter)).where('photo.id', '=', id).executeTakeFirst()

/** How many there are, counted no further than `max`. */
export const countLibraryUpTo = (sql: Sql, filter: LibraryFilter, max: number) =>
  countUpTo(sql, sql.selectFrom('photo').innerJoin('person', 'person.id', 'photo.person_id').where(isMeant(filter)), max)

export const listPhotosByIds = (sql: Sql, schoolId: string, ids: readonly string[]) =>
  sql.selectFrom('photo').where('school_id', '=', schoolId).where('id', '=', oneOf(ids)).select(['id', 'person_id', 'type_id']).execute()

/** In the order of their numbers, after the one named. */
export const listToExport = (sql: Sql, filter: LibraryFilter, after: string, limit: number) =>
  library(sql).where(isMeant(filter)).where('person.number', '>', after).orderBy('person.number').limit(limit).execute()

export const findPersonInScope = (sql: Sql, { schoolId, scope }: Pick<LibraryFilter, 'schoolId' | 'scope'>, id: string) =>
  sql
    .selectFrom('person')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .where('person.id', '=', id)
    .where('person.school_id', '=', schoolId)
    .$if(scope !== 'school', (query) => query.where('person.org_unit_id', '=', oneOf(scope === 'school' ? [] : scope)))
    .select([
      'person.id',
      'person.name as person_name',
      'person.name_pinyin as person_pinyin',
      'person.number as person_number',
      'org_unit.name as unit_name',
      'org_unit.name_en as unit_name_en',
      'org_unit.name_tw as unit_name_tw',
    ])
    .executeTakeFirst()
