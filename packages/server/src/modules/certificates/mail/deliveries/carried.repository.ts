import type { Sql } from '../../../../platform/db/sql.ts'

const carried = (sql: Sql) =>
  sql
    .selectFrom('application')
    .innerJoin('order_line as line', 'line.id', 'application.line_id')
    .select([
      'application.id',
      'application.school_id',
      'application.order_id',
      'application.line_id',
      'application.document_id',
      'application.way',
      'application.title_zh',
      'application.title_en',
      'line.state as line_state',
    ])

export type CarriedRow = Awaited<ReturnType<typeof listCarried>>[number]

/** The applications whose documents these are. */
export const listCarried = (sql: Sql, documentIds: readonly string[]) =>
  carried(sql).where('application.document_id', 'in', documentIds).orderBy('application.id').execute()

export const listOfOrder = (sql: Sql, orderId: string, personId: string) =>
  carried(sql).where('application.order_id', '=', orderId).where('application.person_id', '=', personId).orderBy('application.id').execute()

export const findOwnApplication = (sql: Sql, id: string, personId: string) =>
  sql.selectFrom('application').where('id', '=', id).where('person_id', '=', personId).select('document_id').executeTakeFirst()
