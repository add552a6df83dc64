import { countRows, onPage, type Page } from '../../../platform/db/paging.ts'
import { runText, type Sql } from '../../../platform/db/sql.ts'

/** People of a school who are there and are called by these numbers. */
export const listPeopleByNumber = async (sql: Sql, schoolId: string, numbers: readonly string[]) => {
  const { rows } = await runText(
    sql,
    `select id, number from person where school_id = $1 and state = 'active' and number in (select unnest($2::text[]))`,
    [schoolId, numbers],
  )
  return rows as { id: string; number: string }[]
}

const grantsOf = (sql: Sql, schoolId: string) =>
  sql.selectFrom('ledger_transfer').where('ledger_transfer.school_id', '=', schoolId).where('ledger_transfer.kind', '=', 'grant')

export const listGrants = (sql: Sql, schoolId: string, page: Page) =>
  onPage(
    grantsOf(sql, schoolId)
      .innerJoin('person', 'person.id', 'ledger_transfer.person_id')
      .innerJoin('ledger_posting', 'ledger_posting.transfer_id', 'ledger_transfer.id')
      .leftJoin('person as giver', 'giver.id', 'ledger_transfer.actor_id')
      .select(['ledger_transfer.id', 'ledger_transfer.note', 'ledger_transfer.at', 'ledger_posting.amount', 'giver.name as giver_name'])
      .select(['person.id as person_id', 'person.name as person_name', 'person.number as person_number'])
      .orderBy('ledger_transfer.at', 'desc')
      .orderBy('ledger_transfer.id', 'desc'),
    page,
  ).execute()

export const countGrants = (sql: Sql, schoolId: string) => countRows(grantsOf(sql, schoolId))
