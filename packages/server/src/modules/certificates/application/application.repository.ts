import type { ApplicationState } from '@campus/contract/certificates/application-states.ts'
import { sql as fragment, type SelectQueryBuilder } from 'kysely'
import { type Column, containing, type NewRow, type Sql } from '../../../platform/db/sql.ts'
import type { DB } from '../../../platform/db/table-types.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'

/** With the order, the version and the document that determine the status of an application. */
const applications = (sql: Sql) =>
  sql
    .selectFrom('application')
    .innerJoin('order_line as line', 'line.id', 'application.line_id')
    .innerJoin('purchase_order', 'purchase_order.id', 'application.order_id')
    .innerJoin('document_template_version as version', 'version.id', 'application.version_id')
    .leftJoin('issued_document as document', 'document.id', 'application.document_id')

type Applications = ReturnType<typeof applications>
type Tables = Applications extends SelectQueryBuilder<infer Known, infer Names, object> ? [Known, Names] : [DB, keyof DB]
type Query = SelectQueryBuilder<Tables[0], Extract<Tables[1], keyof Tables[0]>, object>

const columns = [
  'application.id',
  'application.school_id',
  'application.person_id',
  'application.order_id',
  'application.line_id',
  'application.template_id',
  'application.version_id',
  'application.way',
  'application.copies',
  'application.choices',
  'application.heading',
  'application.is_heading_shown',
  'application.title_zh',
  'application.title_en',
  'application.email',
  'application.cc_emails',
  'application.delegate_id',
  'application.state',
  'application.decide_by',
  'application.nudged_at',
  'application.decided_at',
  'application.notes',
  'application.document_id',
  'application.downloaded_at',
  'application.printed',
  'application.picked_up_at',
  'application.created_at',
  'version.name',
  'version.name_en',
  'version.name_tw',
  'version.type',
  'version.version',
  'version.heading as heading_wish',
  'line.state as line_state',
  'line.reason as line_reason',
  'line.amount',
  'line.free_copies',
  'line.refunded',
  'purchase_order.state as order_state',
  'purchase_order.number as order_number',
  'purchase_order.pay_by',
  'purchase_order.paid_at',
  'document.state as document_state',
  'document.reason as document_reason',
  'document.valid_until',
  'document.pages',
  'document.ended_at',
  'document.serial',
  'document.blob_key',
  'document.key_encrypted',
  'document.handed_as',
] as const

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>

/** Returns the id of each by its line. */
/** Nobody reads the answer, so it travels with what is asked next. */
export const insertApplications = (sql: Sql, rows: readonly (NewRow<'application'> & { readonly id: string })[]) =>
  sendAhead(sql, sql.insertInto('application').values(rows).compile())

export const findApplication = (sql: Sql, id: string) =>
  applications(sql).where('application.id', '=', id).select(columns).executeTakeFirst()

export const findOfDocument = (sql: Sql, documentId: string) =>
  applications(sql).where('application.document_id', '=', documentId).select(columns).executeTakeFirst()

export const listOfLines = (sql: Sql, lineIds: readonly string[]) =>
  applications(sql).where('application.line_id', 'in', lineIds).select(columns).orderBy('application.id').execute()

/** Held until the end of the transaction, one after the other in the same order wherever it happens. */
export const lockOfLines = (sql: Sql, lineIds: readonly string[]) =>
  applications(sql).where('application.line_id', 'in', lineIds).select(columns).orderBy('application.id').forUpdate('application').execute()

export interface OwnFilter {
  readonly personId: string
  readonly state?: ApplicationState | undefined
  readonly way?: Column<'application', 'way'> | undefined
  readonly templateId?: string | undefined
  readonly words?: string | undefined
  readonly now: Date
}

/** Paid for or free; one whose making could not even begin is among them. */
const isReleased = fragment<boolean>`(application.state = 'normal' or (application.state = 'pending_payment' and purchase_order.paid_at is not null))`

const inState = (query: Query, state: ApplicationState, now: Date): Query => {
  if (state === 'disabled') return query.where('application.state', '=', 'normal').where('document.state', 'in', ['revoked', 'superseded'])
  if (state === 'expired') return query.where('document.state', '=', 'issued').where('document.valid_until', '<=', now)
  if (state === 'pending_payment') return query.where('application.state', '=', state).where('purchase_order.paid_at', 'is', null)
  if (state !== 'normal') return query.where('application.state', '=', state)
  return query
    .where(isReleased)
    .where((row) =>
      row.or([
        row('document.state', 'is', null),
        row('document.state', 'in', ['making', 'failed']),
        row.and([
          row('document.state', '=', 'issued'),
          row.or([row('document.valid_until', 'is', null), row('document.valid_until', '>', now)]),
        ]),
      ]),
    )
}

const own = (sql: Sql, { personId, state, way, templateId, words, now }: OwnFilter) => {
  let query: Query = applications(sql).where('application.person_id', '=', personId)
  if (state) query = inState(query, state, now)
  if (way) query = query.where('application.way', '=', way)
  if (templateId) query = query.where('application.template_id', '=', templateId)
  if (!words) return query
  const names = ['version.name', 'version.name_en', 'version.name_tw', 'application.title_zh', 'application.title_en'] as const
  const others = ['application.heading', 'document.serial', 'purchase_order.number'] as const
  return query.where((row) => row.or([...names, ...others].map((column) => row(column, 'ilike', containing(words)))))
}

export const listOwn = (sql: Sql, filter: OwnFilter, { pageNum, pageSize }: { pageNum: number; pageSize: number }) =>
  own(sql, filter)
    .select(columns)
    .orderBy('application.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()

export const countOwn = async (sql: Sql, filter: OwnFilter) =>
  (
    await own(sql, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** People whom an application names beside the applicant. */
export const findNamed = (sql: Sql, id: string) =>
  sql
    .selectFrom('application')
    .leftJoin('person as delegate', 'delegate.id', 'application.delegate_id')
    .leftJoin('person as decider', 'decider.id', 'application.decided_by')
    .where('application.id', '=', id)
    .select([
      'delegate.name as delegate_name',
      'delegate.name_pinyin as delegate_pinyin',
      'delegate.number as delegate_number',
      'decider.name as decider_name',
      'decider.name_pinyin as decider_pinyin',
    ])
    .executeTakeFirst()

export const listHeadings = (sql: Sql, personId: string, limit: number) =>
  sql
    .selectFrom('application')
    .where('person_id', '=', personId)
    .where('heading', '<>', '')
    .groupBy('heading')
    .select((row) => ['heading', row.fn.max('created_at').as('used_at'), row.fn.countAll<number>().as('times')])
    .orderBy('used_at', 'desc')
    .limit(limit)
    .execute()

export const listAllOf = (sql: Sql, personId: string) =>
  applications(sql)
    .where('application.person_id', '=', personId)
    .select(['version.name as title', 'application.way', 'application.copies', 'application.heading', 'application.email'])
    .select(['application.cc_emails', 'application.state', 'application.notes', 'application.created_at', 'application.decided_at'])
    .select(['purchase_order.number as order_number', 'line.amount', 'document.serial'])
    .select(
      fragment<
        { kind: string; at: string; note: string; place: string | null }[]
      >`coalesce((select json_agg(json_build_object('kind', kind, 'at', at, 'note', note, 'place', terminal.name) order by event.id)
        from application_event as event left join terminal on terminal.id = event.terminal_id
        where event.application_id = application.id), '[]')`.as('events'),
    )
    .orderBy('application.id')
    .execute()

export const listOfOrder = (sql: Sql, orderId: string) =>
  sql.selectFrom('application').where('order_id', '=', orderId).select(['id', 'line_id', 'state', 'decided_at']).execute()

/** Whose scope somebody stands in. */
export const findApplicant = (sql: Sql, personId: string) =>
  sql.selectFrom('person').where('id', '=', personId).select(['school_id', 'org_unit_id as unit_id']).executeTakeFirst()
