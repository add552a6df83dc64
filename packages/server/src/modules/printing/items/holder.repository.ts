import { sql as fragment } from 'kysely'
import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import type { Sql } from '../../../platform/db/sql.ts'

/** Entrusted and not yet fetched, whether or not it was accepted. */
export const countEntrusted = async (sql: Sql, itemId: string, now: Date) =>
  (
    await sql
      .selectFrom('entrustment')
      .where('item_id', '=', itemId)
      .where('state', '=', 'in_progress')
      .where('deadline', '>', now)
      .select(fragment<number>`coalesce(sum(copies - printed), 0)::int`.as('copies'))
      .executeTakeFirstOrThrow()
  ).copies

/** The last word between an item and somebody who was asked to fetch it; who declined or was dismissed has none. */
export const findEntrustment = (sql: Sql, itemId: string, delegateId: string) =>
  sql
    .selectFrom('entrustment')
    .where('item_id', '=', itemId)
    .where('delegate_id', '=', delegateId)
    .where('state', '<>', 'cancelled')
    .select(['id', 'copies', 'printed', 'state', 'accepted_at', 'deadline'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type HeldRow = Awaited<ReturnType<typeof listPrintable>>[number]

/** Items beside what one person has to do with them: their own, or fetched by them for somebody. */
const itemsOf = (sql: Sql, personId: string) =>
  sql
    .selectFrom('print_item as item')
    .innerJoin('person as owner', 'owner.id', 'item.person_id')
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('entrustment')
          .whereRef('entrustment.item_id', '=', 'item.id')
          .where('entrustment.delegate_id', '=', personId)
          .where('entrustment.state', '<>', 'cancelled')
          .select(['entrustment.id', 'entrustment.copies', 'entrustment.printed', 'entrustment.state', 'entrustment.deadline'])
          .select(['entrustment.accepted_at'])
          .orderBy('entrustment.id', 'desc')
          .limit(1)
          .as('entrusted'),
      (join) => join.onTrue(),
    )

const printable = (sql: Sql, personId: string, now: Date) =>
  itemsOf(sql, personId)
    .where('item.state', '=', 'waiting')
    .where((row) => row.or([row('item.expires_at', 'is', null), row('item.expires_at', '>', now)]))
    .where('item.id', 'in', (row) =>
      row
        .selectFrom('print_item')
        .where('person_id', '=', personId)
        .where('state', '=', 'waiting')
        .select('id')
        .union(
          row
            .selectFrom('entrustment')
            .where('delegate_id', '=', personId)
            .where('state', '=', 'in_progress')
            .where('accepted_at', 'is not', null)
            .where('deadline', '>', now)
            .select('item_id as id'),
        ),
    )

const isInPrint = fragment<boolean>`exists (
  select from print_job where print_job.item_id = item.id and print_job.state in ('queued', 'taken', 'printing', 'unsure')
)`.as('is_in_print')

/** Who else fetches copies, and has not fetched them yet. */
const entrustedTo = (now: Date) =>
  fragment<{ name: string; namePinyin: string | null; copies: number }[]>`(
    select coalesce(json_agg(json_build_object('name', friend.name, 'namePinyin', friend.name_pinyin, 'copies', away.copies - away.printed) order by away.id), '[]')
    from entrustment as away join person as friend on friend.id = away.delegate_id
    where away.item_id = item.id and away.state = 'in_progress' and away.deadline > ${now}
  )`.as('entrusted_to')

const shown = [
  'owner.name as owner_name',
  'owner.name_pinyin as owner_pinyin',
  'entrusted.id as entrustment_id',
  'entrusted.copies as entrusted_copies',
  'entrusted.printed as entrusted_printed',
  'entrusted.state as entrusted_state',
  'entrusted.deadline',
] as const

export const listPrintable = (sql: Sql, personId: string, now: Date, page: Page) =>
  onPage(
    printable(sql, personId, now)
      .selectAll('item')
      .select(shown)
      .select([isInPrint, entrustedTo(now)])
      .orderBy('item.id', 'desc'),
    page,
  ).execute()

export const countPrintable = (sql: Sql, personId: string, now: Date) => countRows(printable(sql, personId, now))

/** One item of somebody's, or that they were entrusted with and accepted. */
export const findHeld = (sql: Sql, personId: string, itemId: string, now: Date) =>
  itemsOf(sql, personId)
    .where('item.id', '=', itemId)
    .where((row) => row.or([row('item.person_id', '=', personId), row('entrusted.accepted_at', 'is not', null)]))
    .selectAll('item')
    .select(shown)
    .select([isInPrint, entrustedTo(now)])
    .executeTakeFirst()
