import type { librarySorts } from '@campus/contract/cloudprint/library.ts'
import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import { containing, type Sql } from '../../../platform/db/sql.ts'

export interface Wanted {
  readonly schoolId: string
  readonly directoryIds?: readonly string[] | undefined
  readonly words?: string | undefined
}
type Sort = (typeof librarySorts)[number]

const textNames = ['name', 'name_en', 'name_tw', 'description', 'description_en', 'description_tw'] as const

const published = (sql: Sql, { schoolId, directoryIds, words }: Wanted) =>
  sql
    .selectFrom('library_file')
    .innerJoin('person', 'person.id', 'library_file.person_id')
    .innerJoin('print_blob', 'print_blob.id', 'library_file.content_id')
    .where('library_file.school_id', '=', schoolId)
    .where('library_file.state', '=', 'published')
    .$if(directoryIds !== undefined, (rows) =>
      rows.where(fragment<boolean>`library_file.directory_id in (select unnest(${directoryIds}::uuid[]))`),
    )
    .$if(Boolean(words), (rows) => {
      const like = containing(words ?? '')
      return rows.where((row) => row.or(textNames.map((column) => row(`library_file.${column}`, 'ilike', like))))
    })

const columns = [
  'library_file.id',
  'library_file.directory_id',
  'library_file.content_id',
  ...textNames.map((column) => `library_file.${column}` as const),
  'library_file.pages',
  'library_file.printed',
  'library_file.collected',
  'library_file.created_at',
  'person.name as uploader',
  'print_blob.size',
] as const

const shownTo = (rows: ReturnType<typeof published>, personId: string) =>
  rows
    .select(columns)
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('library_collection')
            .whereRef('library_collection.file_id', '=', 'library_file.id')
            .where('library_collection.person_id', '=', personId)
            .select('library_collection.file_id'),
        )
        .as('is_collected'),
    )

export type LibraryRow = NonNullable<Awaited<ReturnType<typeof findPublished>>>

export const findPublished = (sql: Sql, schoolId: string, id: string, personId: string) =>
  shownTo(published(sql, { schoolId }).where('library_file.id', '=', id), personId).executeTakeFirst()

const orders = {
  newest: ['library_file.id', 'desc'],
  printed: ['library_file.printed', 'desc'],
  collected: ['library_file.collected', 'desc'],
  name: ['library_file.name', 'asc'],
} as const satisfies Record<Sort, unknown>

export const listPublished = (sql: Sql, wanted: Wanted, personId: string, sort: Sort, page: Page) => {
  const [column, direction] = orders[sort]
  return onPage(shownTo(published(sql, wanted), personId).orderBy(column, direction).orderBy('library_file.id', 'desc'), page).execute()
}

export const countPublished = (sql: Sql, wanted: Wanted) => countRows(published(sql, wanted))

const collectedBy = (sql: Sql, schoolId: string, personId: string) =>
  published(sql, { schoolId })
    .innerJoin('library_collection as mine', 'mine.file_id', 'library_file.id')
    .where('mine.person_id', '=', personId)

export const listCollected = (sql: Sql, schoolId: string, personId: string, page: Page) =>
  onPage(
    collectedBy(sql, schoolId, personId)
      .select([...columns, fragment<boolean>`true`.as('is_collected')])
      .orderBy('mine.created_at', 'desc')
      .orderBy('library_file.id', 'desc'),
    page,
  ).execute()

export const countCollected = (sql: Sql, schoolId: string, personId: string) => countRows(collectedBy(sql, schoolId, personId))

/** Held, so that the counter and the rows change together. */
export const lockPublished = (sql: Sql, schoolId: string, id: string) =>
  sql
    .selectFrom('library_file')
    .where('school_id', '=', schoolId)
    .where('id', '=', id)
    .where('state', '=', 'published')
    .select(['id', 'name', 'name_en', 'name_tw', 'content_id', 'pages', 'collected'])
    .forUpdate()
    .executeTakeFirst()

export const insertCollection = (sql: Sql, row: { schoolId: string; personId: string; fileId: string; now: Date }) =>
  sql
    .insertInto('library_collection')
    .values({ school_id: row.schoolId, person_id: row.personId, file_id: row.fileId, created_at: row.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .executeTakeFirst()

export const deleteCollection = (sql: Sql, personId: string, fileId: string) =>
  sql
    .deleteFrom('library_collection')
    .where('person_id', '=', personId)
    .where('file_id', '=', fileId)
    .returning('file_id')
    .executeTakeFirst()

export const addToCollected = (sql: Sql, id: string, change: 1 | -1) =>
  sql
    .updateTable('library_file')
    .set((row) => ({ collected: row('collected', '+', change) }))
    .where('id', '=', id)
    .returning('collected')
    .executeTakeFirstOrThrow()
