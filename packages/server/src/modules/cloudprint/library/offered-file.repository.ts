import { sql as fragment, type Updateable } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import { type Column, containing, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import type { LibraryFile } from '../../../platform/db/table-types.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'

const offered = (sql: Sql) =>
  sql
    .selectFrom('library_file')
    .innerJoin('person', 'person.id', 'library_file.person_id')
    .innerJoin('library_directory as directory', 'directory.id', 'library_file.directory_id')
    .leftJoin('print_blob', 'print_blob.id', 'library_file.content_id')
    .leftJoin('person as reviewer', 'reviewer.id', 'library_file.reviewer_id')

const columns = [
  'library_file.id',
  'library_file.school_id',
  'library_file.person_id',
  'library_file.content_id',
  'library_file.name',
  'library_file.name_en',
  'library_file.name_tw',
  'library_file.description',
  'library_file.description_en',
  'library_file.description_tw',
  'library_file.pages',
  'library_file.state',
  'library_file.notes',
  'library_file.printed',
  'library_file.created_at',
  'library_file.reviewed_at',
  'directory.id as directory_id',
  'directory.name as directory_name',
  'directory.name_en as directory_name_en',
  'directory.name_tw as directory_name_tw',
  'print_blob.size',
  'person.name as person_name',
  'person.name_pinyin as person_pinyin',
  'person.number as person_number',
  'person.org_unit_id as unit_id',
  'reviewer.name as reviewer_name',
  'reviewer.name_pinyin as reviewer_pinyin',
] as const

export type OfferedRow = NonNullable<Awaited<ReturnType<typeof findOffered>>>

export const findOffered = (sql: Sql, schoolId: string, id: string) =>
  offered(sql).where('library_file.school_id', '=', schoolId).where('library_file.id', '=', id).select(columns).executeTakeFirst()

/** The same file is in the library once: nothing if it is there already. */
export const insertOffered = (sql: Sql, row: NewRow<'library_file'>) =>
  sql
    .insertInto('library_file')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

const ofPerson = (sql: Sql, personId: string) =>
  offered(sql).where('library_file.person_id', '=', personId).where('library_file.hidden_at', 'is', null)

export const listOwn = (sql: Sql, personId: string, page: Page) =>
  onPage(ofPerson(sql, personId).select(columns).orderBy('library_file.id', 'desc'), page).execute()

export const countOwn = (sql: Sql, personId: string) => countRows(ofPerson(sql, personId))

export interface Reviewing {
  readonly schoolId: string
  readonly scope: Scope
  readonly state?: Column<'library_file', 'state'> | undefined
  readonly words?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

const toReview = (sql: Sql, { schoolId, scope, state, words, from, before }: Reviewing) => {
  let found = offered(sql).where('library_file.school_id', '=', schoolId)
  if (scope !== 'school') found = found.where(fragment<boolean>`person.org_unit_id in (select unnest(${scope}::uuid[]))`)
  if (state) found = found.where('library_file.state', '=', state)
  if (from) found = found.where('library_file.created_at', '>=', from)
  if (before) found = found.where('library_file.created_at', '<', before)
  if (!words) return found
  const like = containing(words)
  const named = ['library_file.name', 'library_file.name_en', 'library_file.name_tw', 'person.name', 'person.number'] as const
  return found.where((row) => row.or(named.map((column) => row(column, 'ilike', like))))
}

export const listToReview = (sql: Sql, among: Reviewing, page: Page) =>
  onPage(
    toReview(sql, among).select(columns).orderBy(fragment`library_file.state = 'waiting'`, 'desc').orderBy('library_file.id', 'desc'),
    page,
  ).execute()

export const countToReview = (sql: Sql, among: Reviewing) => countRows(toReview(sql, among))

export const findWaiting = (sql: Sql, among: Omit<Reviewing, 'state' | 'words'>) =>
  waitingRows(toReview(sql, { ...among, state: 'waiting' }), 'library_file.created_at')

/** The first decision counts; a second one finds nothing to decide. */
export const endState = (
  sql: Sql,
  id: string,
  from: readonly Column<'library_file', 'state'>[],
  end: { state: Column<'library_file', 'state'>; by: string; notes: string; now: Date },
) =>
  sql
    .updateTable('library_file')
    .set({ state: end.state, reviewer_id: end.by, notes: end.notes, reviewed_at: end.now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()

/** Removes a finished one from the list of its uploader, once; returns what is stored of it. */
export const hideOver = (sql: Sql, id: string, from: readonly Column<'library_file', 'state'>[], now: Date) =>
  sql
    .updateTable('library_file')
    .set({ hidden_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('hidden_at', 'is', null)
    .returning(['id', 'content_id', 'pages', 'sha256'])
    .executeTakeFirst()

/** Of one that waits or is published. */
export const changeText = (sql: Sql, id: string, text: Updateable<LibraryFile>) =>
  sql
    .updateTable('library_file')
    .set(text)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'published'])
    .returning('id')
    .executeTakeFirst()

/** Nothing of what a file held is left in the library. */
export const forgetContent = (sql: Sql, id: string) =>
  sql.updateTable('library_file').set({ content_id: null }).where('id', '=', id).execute()

/** Refused so long ago that nobody looks at them again. */
export const listRefusedBefore = (sql: Sql, before: Date, limit: number) =>
  sql
    .selectFrom('library_file')
    .where('state', '=', 'refused')
    .where('reviewed_at', '<', before)
    .where('content_id', 'is not', null)
    .select(['id', 'content_id'])
    .limit(limit)
    .execute()

export const listWaitingOf = (sql: Sql, personId: string) =>
  sql.selectFrom('library_file').where('person_id', '=', personId).where('state', '=', 'waiting').select(['id', 'content_id']).execute()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('library_file')
    .where('person_id', '=', personId)
    .select(['name', 'description', 'pages', 'state', 'notes', 'created_at'])
    .orderBy('id')
    .execute()

export const findSha256 = (sql: Sql, blobId: string) =>
  sql.selectFrom('print_blob').where('id', '=', blobId).select('sha256').executeTakeFirstOrThrow()
