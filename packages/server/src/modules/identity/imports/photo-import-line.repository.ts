import type { Phrase } from '@campus/contract/language.ts'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Column, NewRow, Sql } from '../../../platform/db/sql.ts'

export type LineAction = Column<'photo_import_line', 'action'>

export const insertLine = (sql: Sql, row: NewRow<'photo_import_line'>) => sql.insertInto('photo_import_line').values(row).execute()

export const deleteLines = (sql: Sql, importId: string) => sql.deleteFrom('photo_import_line').where('import_id', '=', importId).execute()

const ofImport = (sql: Sql, importId: string, action?: LineAction) =>
  sql
    .selectFrom('photo_import_line')
    .where('import_id', '=', importId)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'wrong'))

export const listLines = (sql: Sql, importId: string, action: LineAction | undefined, page: Page) =>
  onPage(
    ofImport(sql, importId, action)
      .leftJoin('person', 'person.id', 'photo_import_line.person_id')
      .select([
        'line',
        'action',
        'file_name',
        'photo_import_line.number',
        'problems',
        'person.name as person_name',
        'person.name_pinyin as person_pinyin',
      ])
      .orderBy('line'),
    page,
  ).execute()

export const countLines = (sql: Sql, importId: string, action?: LineAction) => countRows(ofImport(sql, importId, action))

export const listLineActions = (sql: Sql, importId: string) => ofImport(sql, importId).select(['line', 'action', 'person_id']).execute()

/** What was fine at the preview may be wrong when its turn comes. */
export const markWrong = (sql: Sql, importId: string, line: number, problem: Phrase) =>
  sql
    .updateTable('photo_import_line')
    .set({ action: 'wrong', problems: JSON.stringify([problem]) })
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute()

export const findPlace = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select(['org_unit_id', 'state']).executeTakeFirst()

export const findPersonByNumber = (sql: Sql, schoolId: string, number: string) =>
  sql
    .selectFrom('person')
    .where('school_id', '=', schoolId)
    .where('number', '=', number)
    .select(['id', 'org_unit_id', 'state'])
    .executeTakeFirst()
