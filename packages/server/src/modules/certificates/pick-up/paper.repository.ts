import { sql as fragment } from 'kysely'
import type { Sql } from '../../../platform/db/sql.ts'

interface Page {
  readonly pageNum: number
  readonly pageSize: number
}

const titles = ['version.name', 'version.name_en', 'version.name_tw'] as const

const papers = (sql: Sql) =>
  sql
    .selectFrom('application')
    .innerJoin('document_template_version as version', 'version.id', 'application.version_id')
    .leftJoin('issued_document as document', 'document.id', 'application.document_id')
    .where('application.way', '=', 'paper')

/** Revoked, replaced or run out. */
const isOver = (now: Date) =>
  fragment<boolean>`(coalesce(document.state in ('revoked', 'superseded'), false) or coalesce(document.valid_until <= ${now}, false))`

export type PaperState = 'to_print' | 'printed' | 'refunded'

const states = {
  to_print: (now: Date) =>
    fragment<boolean>`(application.state = 'normal' and application.picked_up_at is null and document.state = 'issued' and not ${isOver(now)})`,
  printed: () => fragment<boolean>`(application.state <> 'refunded' and application.picked_up_at is not null)`,
  refunded: () => fragment<boolean>`(application.state = 'refunded')`,
} as const

export interface PrintFilter {
  readonly personId: string
  readonly state?: PaperState | undefined
  readonly now: Date
}

const prints = (sql: Sql, { personId, state, now }: PrintFilter) => {
  const own = papers(sql).where('application.person_id', '=', personId)
  if (state) return own.where(states[state](now))
  return own.where((row) => row.or([states.to_print(now), states.printed(), states.refunded()]))
}

export type PrintRow = Awaited<ReturnType<typeof listPrints>>[number]

export const listPrints = (sql: Sql, filter: PrintFilter, { pageNum, pageSize }: Page) =>
  prints(sql, filter)
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('application_event')
          .whereRef('application_event.application_id', '=', 'application.id')
          .where('application_event.kind', '=', 'printed')
          .select(['application_event.terminal_id', 'application_event.at as printed_at'])
          .orderBy('application_event.id', 'desc')
          .limit(1)
          .as('print'),
      (join) => join.onTrue(),
    )
    .select(titles)
    .select(['application.id', 'application.copies', 'application.printed', 'application.state', 'application.picked_up_at'])
    .select(['print.terminal_id', 'print.printed_at', 'document.issued_at', 'application.created_at'])
    .orderBy('application.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()

export const countPrints = async (sql: Sql, filter: PrintFilter) =>
  (
    await prints(sql, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** The application that a document on paper is fetched by. */
export const findPaperOf = (sql: Sql, documentId: string) =>
  sql.selectFrom('application').where('document_id', '=', documentId).select(['id', 'copies', 'printed']).executeTakeFirst()

/** Of what somebody paid for, the first that is not made, not sent or not collected. */
export const findUnreceived = (sql: Sql, personId: string, now: Date) =>
  sql
    .selectFrom('application')
    .innerJoin('order_line as line', 'line.id', 'application.line_id')
    .innerJoin('purchase_order', 'purchase_order.id', 'application.order_id')
    .leftJoin('issued_document as document', 'document.id', 'application.document_id')
    .where('application.person_id', '=', personId)
    .where('purchase_order.paid_at', 'is not', null)
    .whereRef('purchase_order.total', '>', 'purchase_order.refunded')
    .where('line.state', 'not in', ['dropped', 'refunded'])
    .where((row) =>
      row.or([
        row('line.state', '<>', 'done'),
        row.and([row('application.way', '=', 'paper'), row('application.picked_up_at', 'is', null)]),
      ]),
    )
    .where((row) => row.not(isOver(now)))
    .select('application.order_id')
    .orderBy('application.id')
    .limit(1)
    .executeTakeFirst()

/** Counts copies that came out of a printer. */
export const addPrinted = (sql: Sql, id: string, copies: number, now: Date) =>
  sql
    .updateTable('application')
    .set((old) => ({
      printed: old('printed', '+', copies),
      picked_up_at: fragment<Date | null>`case when printed + ${copies}::int >= copies then ${now}::timestamptz end`,
    }))
    .where('id', '=', id)
    .execute()

/** Paper that waits at the terminals though its time is over, with the document that took the place of its own. */
export const listOver = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('print_item as item')
    .innerJoin('application', 'application.id', 'item.subject_id')
    .innerJoin('issued_document as document', 'document.id', 'application.document_id')
    .leftJoin('issued_document as replacement', (join) =>
      join
        .onRef('replacement.id', '=', 'document.replaced_by')
        .on('document.state', '=', 'superseded')
        .on('replacement.state', '=', 'issued'),
    )
    .where('item.kind', '=', 'certificate')
    .where('item.state', '=', 'waiting')
    .where((row) => row.or([row('application.state', '<>', 'normal'), row('document.state', '<>', 'issued'), isOver(now)]))
    .select(['application.id', 'replacement.id as replacement_id'])
    .orderBy('item.id')
    .limit(limit)
    .execute()
