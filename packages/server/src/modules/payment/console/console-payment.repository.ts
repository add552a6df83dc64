import type { InputOf } from '@campus/contract/call.ts'
import type { schoolPayments } from '@campus/contract/payment/console.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { newestFirst } from '../../../platform/db/newest-first.ts'
import { countAndSum, countUpTo, onPage, type Page } from '../../../platform/db/paging.ts'
import { inOrder } from '../../../platform/db/sorting.ts'
import { type Column, containing, type Sql } from '../../../platform/db/sql.ts'
import type { Narrowed } from '../../logs/lists/list-filter.service.ts'

interface Wanted extends Narrowed {
  readonly words?: string | undefined
  readonly state?: Column<'payment', 'state'> | undefined
  readonly purpose?: Column<'payment', 'purpose'> | undefined
  readonly provider?: Column<'payment', 'provider'> | undefined
  readonly personId?: string | undefined
}

const payments = (sql: Sql, schoolId: string) =>
  sql.selectFrom('payment').innerJoin('person', 'person.id', 'payment.person_id').where('payment.school_id', '=', schoolId)

/** By each of these apart, so that each is found by an index of its own. */
const foundBy = (sql: Sql, schoolId: string, words: string) => {
  const ids = sql.selectFrom('payment').where('payment.school_id', '=', schoolId).select('payment.id')
  const like = containing(words)
  return ids
    .where('payment.number', '=', words)
    .union(ids.where('payment.provider_ref', '<>', '').where('payment.provider_ref', '=', words))
    .union(
      ids
        .innerJoin('person', 'person.id', 'payment.person_id')
        .where('person.school_id', '=', schoolId)
        .where((row) =>
          row.or((['person.number', 'person.name', 'person.name_pinyin'] as const).map((column) => row(column, 'ilike', like))),
        ),
    )
}

const among = (sql: Sql, { schoolId, scope, words, state, purpose, provider, personId, from, before }: Wanted) => {
  let query = payments(sql, schoolId)
  if (state) query = query.where('payment.state', '=', state)
  if (purpose) query = query.where('payment.purpose', '=', purpose)
  if (personId) query = query.where('payment.person_id', '=', personId)
  if (provider) query = query.where('payment.provider', '=', provider)
  if (from) query = query.where('payment.created_at', '>=', from)
  if (before) query = query.where('payment.created_at', '<', before)
  if (scope !== 'school') query = scope.length > 0 ? query.where('person.org_unit_id', 'in', scope) : query.where(fragment<boolean>`false`)
  if (!words) return query
  return query.where('payment.id', 'in', foundBy(sql, schoolId, words))
}

const person = ['person.name as person_name', 'person.name_pinyin as person_pinyin', 'person.number as person_number'] as const

type Sort = InputOf<typeof schoolPayments>['sort']

export const listSchoolPayments = (sql: Sql, wanted: Wanted, sort: Sort, page: Page) => {
  const found = among(sql, wanted).selectAll('payment').select(person)
  const columns = { createdAt: 'payment.created_at', amount: 'payment.amount' }
  return onPage(inOrder(found, sort ?? '-createdAt', columns, { column: 'payment.id', direction: 'desc' }), page).execute()
}

export const listSchoolPaymentsAfter = (sql: Sql, wanted: Wanted, from: FromCursor) => {
  const found = among(sql, wanted).selectAll('payment').select(person)
  return newestFirst(found, { table: 'payment', as: 'payment', time: 'created_at' }, from).execute()
}

export const countSchoolPayments = (sql: Sql, wanted: Wanted, max: number) => countUpTo(sql, among(sql, wanted), max)

export const sumSchoolPayments = (sql: Sql, wanted: Wanted, max: number) => countAndSum(sql, among(sql, wanted), 'payment.amount', max)

export const findSchoolPayment = (sql: Sql, id: string, schoolId: string) =>
  payments(sql, schoolId).where('payment.id', '=', id).selectAll('payment').select(person).executeTakeFirst()
