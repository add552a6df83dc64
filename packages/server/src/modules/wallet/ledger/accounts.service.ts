import type { Sql } from '../../../platform/db/sql.ts'
import { type Account, type Balances, type OwnKind, ownKinds, type Transfer } from './account.ts'
import { nothing } from './balance.rules.ts'
import { insertMissingAccounts, lockAccounts } from './ledger.repository.ts'

type Owner = Pick<Transfer, 'personId' | 'schoolId'>

const distinct = (values: readonly string[]) => [...new Set(values)]

/**
 * People have accounts from their first bean on. For several people what is missing is made before anything is locked: two who make
 * accounts for each other's people while holding others would wait for each other.
 */
const openAccounts = async (sql: Sql, owners: readonly Owner[], people: readonly string[], schools: readonly string[]) => {
  if (people.length > 1) await insertMissingAccounts(sql, owners)
  const rows = await lockAccounts(sql, people, schools)
  if (rows.filter(({ personId }) => personId !== null).length === people.length * ownKinds.length) return rows
  await insertMissingAccounts(sql, owners)
  return lockAccounts(sql, people, schools)
}

/** The accounts that transfers of these people touch, locked until the end of the transaction. */
export const holdAccounts = async (sql: Sql, owners: readonly Owner[]) => {
  const [people, schools] = [distinct(owners.map(({ personId }) => personId)), distinct(owners.map(({ schoolId }) => schoolId))]
  const rows = await openAccounts(sql, owners, people, schools)
  const ids = new Map(rows.map((row) => [`${row.personId ?? row.schoolId}:${row.kind}`, row.id]))
  const balances = new Map<string, Balances>(people.map((personId) => [personId, nothing]))
  for (const { personId, kind, balance } of rows) {
    const known = personId === null ? undefined : balances.get(personId)
    if (personId !== null && known) balances.set(personId, { ...known, [kind as OwnKind]: balance ?? 0 })
  }
  const idOf = ({ personId, schoolId }: Owner, account: Account): string => {
    const id = ids.get('own' in account ? `${personId}:${account.own}` : `${schoolId}:${account.house}`)
    if (id === undefined) throw new Error(`no account ${JSON.stringify(account)} in school ${schoolId}`)
    return id
  }
  return { balances, idOf }
}
