import type { InputOf } from '@campus/contract/call.ts'
import type { grants } from '@campus/contract/wallet/console.ts'
import { sql as fragment } from 'kysely'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { countAndSum, countUpTo, onPage, type Page } from '../../../platform/db/paging.ts'
import { containing, runText, type Sql } from '../../../platform/db/sql.ts'
import type { Narrowed } from '../../logs/lists/list-filter.service.ts'

interface Numbered {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly name_pinyin: string | null
  readonly unit_name: string | null
  readonly unit_name_en: string | null
  readonly unit_name_tw: string | null
}

/** People of a school who are there and are called by these numbers. */
export const listPeopleByNumber = async (sql: Sql, schoolId: string, numbers: readonly string[]) => {
  const { rows } = await runText(
    sql,
    `select person.id, person.number, person.name, person.name_pinyin, unit.name as unit_name, unit.name_en as unit_name_en, unit.name_tw as unit_name_tw
       from person left join org_unit as unit on unit.id = person.org_unit_id
      where person.school_id = $1 and person.state = 'active' and person.number in (select unnest($2::text[]))
      order by person.number`,
    [schoolId, numbers],
  )
  return rows as unknown as Numbered[]
}

interface Wanted extends Narrowed {
  readonly words?: string | undefined
}

const grantsOf = (sql: Sql, { schoolId, scope, from, before, words }: Wanted) => {
  let found = sql
    .selectFrom('ledger_transfer')
    .innerJoin('person', 'person.id', 'ledger_transfer.person_id')
    .innerJoin('ledger_posting', 'ledger_posting.transfer_id', 'ledger_transfer.id')
    .where('ledger_transfer.school_id', '=', schoolId)
    .where('ledger_transfer.kind', '=', 'grant')
  if (from) found = found.where('ledger_transfer.at', '>=', from)
  if (before) found = found.where('ledger_transfer.at', '<', before)
  if (scope !== 'school') found = found.where('person.org_unit_id', 'in', scope.length > 0 ? scope : [null])
  if (!words) return found
  const like = containing(words)
  return found.where((row) =>
    row.or(
      (['person.name', 'person.name_pinyin', 'person.number', 'ledger_transfer.note'] as const).map((column) => row(column, 'ilike', like)),
    ),
  )
}

const shown = (found: ReturnType<typeof grantsOf>) =>
  found
    .leftJoin('person as giver', 'giver.id', 'ledger_transfer.actor_id')
    .select([
      'ledger_transfer.id',
      'ledger_transfer.note',
      'ledger_transfer.at',
      'ledger_posting.amount',
      'giver.name as giver_name',
      'giver.name_pinyin as giver_pinyin',
    ])
    .select([
      'person.id as person_id',
      'person.name as person_name',
      'person.name_pinyin as person_pinyin',
      'person.number as person_number',
    ])

const inTime = (found: ReturnType<typeof shown>, direction: 'asc' | 'desc') =>
  found.orderBy('ledger_transfer.at', direction).orderBy('ledger_transfer.id', direction)

export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number]

export const listGrants = (sql: Sql, wanted: Wanted, page: Page, sort: InputOf<typeof grants>['sort']) =>
  onPage(inTime(shown(grantsOf(sql, wanted)), sort === 'at' ? 'asc' : 'desc'), page).execute()

export const listGrantsAfter = (sql: Sql, wanted: Wanted, { cursor, limit }: FromCursor) => {
  const found = inTime(shown(grantsOf(sql, wanted)), 'desc').limit(limit)
  if (!cursor) return found.execute()
  return found
    .where(
      fragment<boolean>`(ledger_transfer.at, ledger_transfer.id) < (select last.at, last.id from ledger_transfer as last where last.id = ${cursor})`,
    )
    .execute()
}

export const countGrants = (sql: Sql, wanted: Wanted, max: number) => countUpTo(sql, grantsOf(sql, wanted), max)

export const sumGrants = (sql: Sql, wanted: Wanted, max: number) => countAndSum(sql, grantsOf(sql, wanted), 'ledger_posting.amount', max)
