import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page, waitingRows } from '../../../platform/db/paging.ts'
import type { Column, Sql } from '../../../platform/db/sql.ts'
import { sendAhead } from '../../../platform/db/transaction.ts'
import { ofAuthor, type Reviewing, toReview, waits } from '../appeal-filters.ts'
import { appellantColumns } from '../appellants.ts'

/** With the names that readers see: of who appeals, of who reviewed, of the certificate. */
const grievances = (sql: Sql) =>
  sql
    .selectFrom('pay_grievance')
    .innerJoin('person', 'person.id', 'pay_grievance.person_id')
    .leftJoin('org_unit', 'org_unit.id', 'person.org_unit_id')
    .leftJoin('person as reviewer', 'reviewer.id', 'pay_grievance.auditor')
    .leftJoin('person as first_reviewer', 'first_reviewer.id', 'pay_grievance.first_auditor')
    .leftJoin('document_template_version as version', (join) =>
      join.onRef('version.template_id', '=', 'pay_grievance.template_id').on('version.state', '=', 'published'),
    )

const columns = [
  'pay_grievance.id',
  'pay_grievance.school_id',
  'pay_grievance.person_id',
  'pay_grievance.kind',
  'pay_grievance.template_id',
  'pay_grievance.order_id',
  'pay_grievance.entrance',
  'pay_grievance.pay_way',
  'pay_grievance.paid_at',
  'pay_grievance.copies',
  'pay_grievance.amount',
  'pay_grievance.screenshot_id',
  'pay_grievance.reason',
  'pay_grievance.evidence',
  'pay_grievance.finding',
  'pay_grievance.gathered_at',
  'pay_grievance.state',
  'pay_grievance.remedy',
  'pay_grievance.first_auditor',
  'pay_grievance.audited_at',
  'pay_grievance.notes',
  'pay_grievance.outcome',
  'pay_grievance.outcome_amount',
  'pay_grievance.reopened_at',
  'pay_grievance.reopen_reason',
  'pay_grievance.created_at',
  'reviewer.name as auditor_name',
  'reviewer.name_pinyin as auditor_pinyin',
  'first_reviewer.name as first_auditor_name',
  'first_reviewer.name_pinyin as first_auditor_pinyin',
  'version.name as template_name',
  'version.name_en as template_name_en',
  'version.name_tw as template_name_tw',
  ...appellantColumns,
] as const

export type GrievanceRow = NonNullable<Awaited<ReturnType<typeof findGrievance>>>

const grievance = (sql: Sql, id: string) => grievances(sql).where('pay_grievance.id', '=', id).select(columns)

export const findGrievance = (sql: Sql, id: string, schoolId: string) =>
  grievance(sql, id).where('pay_grievance.school_id', '=', schoolId).executeTakeFirst()

/** For the work that nobody asked for, which knows no school. */
export const findToGather = (sql: Sql, id: string) => grievance(sql, id).executeTakeFirst()

/** Held until the end of the transaction: what one person appeals about is compared with what they appealed about before. */
export const lockAppellant = (sql: Sql, personId: string) =>
  sendAhead(sql, fragment`select pg_advisory_xact_lock(hashtextextended(${`pay_grievance:${personId}`}, 0))`.compile(sql))

/** Locked by the reviewer until the end of the transaction. */
export const lockGrievance = (sql: Sql, id: string) =>
  sql.selectFrom('pay_grievance').where('id', '=', id).select(['id', 'state', 'first_auditor']).forUpdate().executeTakeFirst()

export const insertGrievance = (
  sql: Sql,
  row: {
    schoolId: string
    personId: string
    kind: Column<'pay_grievance', 'kind'>
    templateId: string | null
    orderId: string | null
    entrance: Column<'pay_grievance', 'entrance'>
    payWay: Column<'pay_grievance', 'pay_way'>
    paidAt: Date
    copies: number
    amount: number
    screenshotId: string
    reason: string
    subjectKey: string
    now: Date
  },
) =>
  sql
    .insertInto('pay_grievance')
    .values({
      school_id: row.schoolId,
      person_id: row.personId,
      kind: row.kind,
      template_id: row.templateId,
      order_id: row.orderId,
      entrance: row.entrance,
      pay_way: row.payWay,
      paid_at: row.paidAt,
      copies: row.copies,
      amount: row.amount,
      screenshot_id: row.screenshotId,
      reason: row.reason,
      subject_key: row.subjectKey,
      created_at: row.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const newestFirst = ['pay_grievance.id', 'desc'] as const

const ofPerson = (sql: Sql, personId: string, state: string | undefined) =>
  grievances(sql).where(ofAuthor('pay_grievance', personId, state))

export const listOwn = (sql: Sql, personId: string, state: string | undefined, page: Page) =>
  onPage(
    ofPerson(sql, personId, state)
      .select(columns)
      .orderBy(...newestFirst),
    page,
  ).execute()

export const countOwn = (sql: Sql, personId: string, state: string | undefined) => countRows(ofPerson(sql, personId, state))

export const countSince = (sql: Sql, personId: string, since: Date) =>
  countRows(sql.selectFrom('pay_grievance').where('person_id', '=', personId).where('created_at', '>', since))

interface Payment {
  readonly personId: string
  readonly orderId: string | null
  readonly payWay: Column<'pay_grievance', 'pay_way'>
  readonly amount: number
  /** The day of the payment by the calendar of the school. */
  readonly from: Date
  readonly until: Date
}

/**
 * An appeal about the same order, named or found; without an order, one about a payment of the same amount in the same way on the same
 * day, whether that one named an order or not. One that was withdrawn does not count.
 */
export const findSame = (sql: Sql, { personId, orderId, payWay, amount, from, until }: Payment) =>
  sql
    .selectFrom('pay_grievance')
    .where('person_id', '=', personId)
    .where('state', '<>', 'withdrawn')
    .where((row) =>
      orderId === null
        ? row.and([row('pay_way', '=', payWay), row('amount', '=', amount), row('paid_at', '>=', from), row('paid_at', '<', until)])
        : row.or([row('order_id', '=', orderId), row('found_order_id', '=', orderId)]),
    )
    .select('state')
    .limit(1)
    .executeTakeFirst()

/** Nobody is shown an appeal before its evidence is there. */
const forReviewer = (sql: Sql, among: Reviewing) =>
  grievances(sql).where(toReview('pay_grievance', among)).where('pay_grievance.gathered_at', 'is not', null)

export const listToReview = (sql: Sql, among: Reviewing, page: Page) =>
  onPage(
    forReviewer(sql, among)
      .select(columns)
      .orderBy(waits('pay_grievance'), 'desc')
      .orderBy(...newestFirst),
    page,
  ).execute()

export const countToReview = (sql: Sql, among: Reviewing) => countRows(forReviewer(sql, among))

export const findWaiting = (sql: Sql, among: Reviewing) =>
  waitingRows(forReviewer(sql, among).where(waits('pay_grievance')), 'pay_grievance.created_at')

export const keepEvidence = (sql: Sql, id: string, kept: { evidence: object; finding: string; foundOrderId: string | null; now: Date }) =>
  sql
    .updateTable('pay_grievance')
    .set({
      evidence: JSON.stringify(kept.evidence),
      finding: kept.finding,
      found_order_id: kept.foundOrderId,
      gathered_at: kept.now,
    })
    .where('id', '=', id)
    .execute()

/** Only what the evidence resolved by itself is opened again; a person's decision stands. */
export const reopen = (sql: Sql, id: string, { by, reason, now }: { by: string; reason: string; now: Date }) =>
  sql
    .updateTable('pay_grievance')
    .set({ state: 'pending', audited_at: null, reopened_at: now, reopened_by: by, reopen_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'settled')
    .returning('id')
    .executeTakeFirst()

interface End {
  readonly state: 'settled' | 'passed' | 'refused' | 'withdrawn' | 'seconding'
  readonly by?: string
  readonly remedy?: 'refund' | 'deliver'
  readonly notes?: string
  readonly outcome?: 'delivered' | 'refunded'
  readonly amount?: number
  readonly now: Date
}

/** Moves a pending appeal on. The first caller wins; a second one finds nothing to move. */
export const move = (
  sql: Sql,
  id: string,
  from: readonly ('pending' | 'seconding')[],
  { state, by, remedy, notes, outcome, amount, now }: End,
) =>
  sql
    .updateTable('pay_grievance')
    .set({
      state,
      ...(state === 'seconding' ? { first_auditor: by ?? null } : {}),
      ...(state === 'passed' || state === 'refused' ? { auditor: by ?? null } : {}),
      ...(state === 'withdrawn' || state === 'seconding' ? {} : { audited_at: now }),
      ...(remedy ? { remedy } : {}),
      ...(notes === undefined ? {} : { notes }),
      ...(outcome ? { outcome, outcome_amount: amount ?? 0 } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()

export const listAllOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('pay_grievance')
    .where('person_id', '=', personId)
    .select([
      'kind',
      'pay_way',
      'paid_at',
      'copies',
      'amount',
      'reason',
      'state',
      'notes',
      'outcome',
      'outcome_amount',
      'audited_at',
      'created_at',
    ])
    .orderBy('id')
    .execute()
