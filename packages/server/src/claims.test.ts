import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { markWarned } from './modules/cloudprint/orders/print-task.repository.ts'
import { markReminded } from './modules/entrust/fetching/due.repository.ts'
import { forgetEnded } from './modules/kiosk/visit.repository.ts'
import { deleteOldMessages } from './modules/messages/inbox/retention.repository.ts'
import { cancelOld, loseSilent } from './modules/printing/jobs/lapse.repository.ts'
import { releaseLapsed, takeNext } from './modules/printing/jobs/machine.repository.ts'
import { endLateCodes } from './modules/printing/queue/code.repository.ts'
import { claimDue } from './modules/wallet/withdrawals/payout.repository.ts'
import type { Sql } from './platform/db/sql.ts'
import type { DB } from './platform/db/table-types.ts'

const [now, id] = [new Date(), '00000000-0000-7000-8000-000000000000']

/** The statement that would be sent. */
const statementOf = async (claim: (sql: Sql) => Promise<unknown>) => {
  const said: string[] = []
  const silent = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (sql) => new PostgresIntrospector(sql),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void said.push(query.sql.replaceAll(/\s+/g, ' ').trim()),
  })
  await claim(silent)
  return said.join('; ')
}

/** Work that every process of a campus takes up by itself, so that two do so at once. */
const claims: Readonly<Record<string, (sql: Sql) => Promise<unknown>>> = {
  'payouts that are due': (sql) => claimDue(sql, now, now, 1),
  'the next job of a terminal': (sql) => takeNext(sql, { terminalId: id, credentialId: id, leaseUntil: now, queuedAfter: now }),
  'jobs that were taken and not begun': (sql) => releaseLapsed(sql, { now, maxTakes: 5 }),
  'jobs of which nothing was heard': (sql) => loseSilent(sql, now),
  'jobs that waited too long': (sql) => cancelOld(sql, { now, queuedBefore: now }),
  'pick-up codes that are over': (sql) => endLateCodes(sql, now),
  'visits that are over': (sql) => forgetEnded(sql, now),
  'prints that end soon': (sql) => markWarned(sql, now, now, 1),
  'entrustments that end soon': (sql) => markReminded(sql, now, now, 1),
  'messages that are too old': (sql) => deleteOldMessages(sql, { schoolId: id, before: now, limit: 1 }),
}

for (const [what, claim] of Object.entries(claims))
  test(`${what}: two processes that take them at once pass over what the other holds`, async () => {
    assert.match(await statementOf(claim), /^(update|delete|with) .*for update( of "\w+")? skip locked/i)
  })
