import { randomUUID } from 'node:crypto'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { transact } from '@campus/server/platform/db/transaction.ts'
import type { TestCampus } from '@campus/server/testing/test-campus.ts'
import { type Desk, passInProcess } from './approval-office.ts'
import { inPlainTransaction, type Pool } from './plain-transaction.ts'

interface WrittenRow {
  readonly table: string
  readonly row: Readonly<Record<string, unknown>>
}

/** What the database fills in itself: another in each copy. */
const filledIn = `select attrelid::regclass::text as table, attname as name from pg_attribute
  where attnum > 0 and (attgenerated <> '' or attidentity <> '' or attrelid::regclass::text || '.' || attname = 'approval_instance.number')`

const tablesWith = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'pgboss') and not relname like '%\\_tally'`

/** The rows that a transaction has written, without what triggers keep. */
const writtenRows = async (sql: Sql, transaction: string, tables: readonly string[], own: ReadonlySet<string>): Promise<WrittenRow[]> => {
  const each = tables.map((name) => `select '${name}' as table, to_jsonb(written) as row from ${name} as written where xmin = $1::xid`)
  const { rows } = await runText(sql, each.join(' union all '), [transaction])
  return (rows as unknown as WrittenRow[]).map(({ table, row }) => ({
    table,
    row: Object.fromEntries(Object.entries(row).filter(([name]) => !own.has(`${table}.${name}`))),
  }))
}

/** Parents before what refers to them. */
const order = ['message_text', 'message', 'approval_instance', 'approval_run', 'approval_task', 'approval_event']
const place = ({ table }: WrittenRow) => (order.includes(table) ? order.indexOf(table) : order.length)

interface Statement {
  readonly name: string
  readonly table: string
  readonly text: string
  readonly json: string
}

/** The statements of each action of an application that everybody agreed to, and the ids in them, which are others in every copy. */
export interface Recorded {
  readonly actions: readonly (readonly Statement[])[]
  readonly ids: readonly string[]
}

const statementFor = ({ table, row }: WrittenRow, name: string, isKnown: boolean): Statement => {
  const columns = Object.keys(row).join(', ')
  const given = `from jsonb_populate_record(null::${table}, $1::jsonb)`
  const text = isKnown
    ? `update ${table} set (${columns}) = (select ${columns} ${given}) where id = ($1::jsonb ->> 'id')::uuid`
    : `insert into ${table} (${columns}) select ${columns} ${given}`
  // Nobody is to work on a copy.
  const isJob = table.startsWith('pgboss.')
  return { name, table, text, json: JSON.stringify(isJob ? { ...row, state: 'completed', completed_on: new Date() } : row) }
}

/** Has everybody agree to an application, and writes down which rows each action leaves behind. */
export const recordApproval = async (campus: TestCampus, desk: Desk): Promise<Recorded> => {
  const { sql } = campus.base
  const tables = (await runText(sql, tablesWith)).rows.map(({ name }) => String(name))
  const own = new Set((await runText(sql, filledIn)).rows.map((row) => `${String(row['table'])}.${String(row['name'])}`))
  const known = new Set<string>()
  const actions: Statement[][] = []
  await passInProcess(campus, desk, async (action) => {
    const transaction = await transact(sql, async (sql) => {
      await action(sql)
      return String((await runText(sql, 'select pg_current_xact_id()::xid::text as id')).rows[0]?.['id'])
    })
    // Looked at after the commit: jobs are written with it.
    const rows = (await writtenRows(sql, transaction, tables, own)).toSorted((one, other) => place(one) - place(other))
    actions.push(
      rows.map((written, index) => {
        const { id: ownId } = written.row
        const id = `${written.table} ${typeof ownId === 'string' ? ownId : randomUUID()}`
        const statement = statementFor(written, `approval ${desk.processId.slice(-6)} ${actions.length}.${index}`, known.has(id))
        known.add(id)
        return statement
      }),
    )
  })
  return { actions, ids: [...known].map((id) => id.split(' ')[1] ?? '') }
}

/** Ids of its own for another copy. */
export const renewIds = ({ ids }: Recorded) => {
  const fresh = ids.map((id) => [id, randomUUID()] as const)
  return (json: string) => fresh.reduce((text, [id, other]) => text.replaceAll(id, other), json)
}

/** The same rows as an application that everybody agrees to, by plain statements in as many transactions. */
export const bareApproval = (pool: Pool, recorded: Recorded) => async () => {
  const renew = renewIds(recorded)
  for (const statements of recorded.actions)
    await inPlainTransaction(pool, async (client) => {
      for (const { name, text, json } of statements) await client.query({ name, text, values: [renew(json)] })
    })
}
