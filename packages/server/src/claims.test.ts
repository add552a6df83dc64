import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import * as announcing from './modules/appraisal/ballots/announce.repository.ts'
import * as closing from './modules/appraisal/ballots/closing.repository.ts'
import { takeFamily } from './modules/approval/engine/firing.repository.ts'
import { markWarned } from './modules/cloudprint/orders/print-task.repository.ts'
import { markReminded } from './modules/entrust/fetching/due.repository.ts'
import { forgetEnded } from './modules/kiosk/visit.repository.ts'
import { deleteOldMessages } from './modules/messages/inbox/retention.repository.ts'
import { lockIfFree } from './modules/printing/items/item.repository.ts'
import { cancelOld, loseSilent } from './modules/printing/jobs/lapse.repository.ts'
import { releaseLapsed, takeNext } from './modules/printing/jobs/machine.repository.ts'
import { endLateCodes } from './modules/printing/queue/code.repository.ts'
import { listClosed, listExpiredDrafts, takeLapsed } from './modules/registration/housekeeping/sweep.repository.ts'
import { takeDue } from './modules/registration/opening/due.repository.ts'
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

type Claim = readonly [what: string, claim: (sql: Sql) => Promise<unknown>]

/** Work that every process of a campus takes up by itself, so that two do so at once; by the file that takes it. */
const claims: Readonly<Record<string, readonly Claim[]>> = {
  'appraisal/ballots/announce.repository.ts': [
    ['appraisals that have opened', (sql) => announcing.takeUnannounced(sql, now, id)],
    ['appraisals that close soon', (sql) => announcing.takeUnreminded(sql, now, id)],
  ],
  'appraisal/ballots/closing.repository.ts': [['appraisals that have closed', (sql) => closing.takeDue(sql, now, id)]],
  'approval/engine/firing.repository.ts': [['approvals with a timer that is due', (sql) => takeFamily(sql, id)]],
  'cloudprint/orders/print-task.repository.ts': [['prints that end soon', (sql) => markWarned(sql, now, now, 1)]],
  'entrust/fetching/due.repository.ts': [['entrustments that end soon', (sql) => markReminded(sql, now, now, 1)]],
  'kiosk/visit.repository.ts': [['visits that are over', (sql) => forgetEnded(sql, now)]],
  'messages/inbox/retention.repository.ts': [
    ['messages that are too old', (sql) => deleteOldMessages(sql, { schoolId: id, before: now, limit: 1 })],
  ],
  'printing/items/item.repository.ts': [['items that somebody may be printing', (sql) => lockIfFree(sql, id)]],
  'printing/jobs/lapse.repository.ts': [
    ['jobs of which nothing was heard', (sql) => loseSilent(sql, now)],
    ['jobs that waited too long', (sql) => cancelOld(sql, { now, queuedBefore: now })],
  ],
  'printing/jobs/machine.repository.ts': [
    ['the next job of a terminal', (sql) => takeNext(sql, { terminalId: id, credentialId: id, leaseUntil: now, queuedAfter: now })],
    ['jobs that were taken and not begun', (sql) => releaseLapsed(sql, { now, maxTakes: 5 })],
  ],
  'printing/queue/code.repository.ts': [['pick-up codes that are over', (sql) => endLateCodes(sql, now)]],
  'registration/housekeeping/sweep.repository.ts': [
    ['registrations that were not handed in', (sql) => listExpiredDrafts(sql, now, 1)],
    ['registrations that nobody needs any more', (sql) => listClosed(sql, now, 1)],
    ['registrations whose applicant did not come', (sql) => takeLapsed(sql, now, 1)],
  ],
  'registration/opening/due.repository.ts': [['accounts whose notice is over', (sql) => takeDue(sql, now, id)]],
  'wallet/withdrawals/payout.repository.ts': [['payouts that are due', (sql) => claimDue(sql, now, now, 1)]],
}

/** Not work that is due: what came together in one request, where the rows that others hold are left out on purpose. */
const gathered = new Set(['account/session/session.repository.ts', 'attendance/signs/gathered-signs.repository.ts'])

for (const [what, claim] of Object.values(claims).flat())
  test(`${what}: two processes that take them at once pass over what the other holds`, async () => {
    assert.match(await statementOf(claim), /^(update|delete|with|select) .*for update( of "\w+")? skip locked/i)
  })

test('each statement that passes over what others hold is named above', async () => {
  const modules = fileURLToPath(new URL('modules/', import.meta.url))
  const files = (await readdir(modules, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const found: Record<string, number> = {}
  for (const file of files) {
    const times = (await readFile(`${modules}${file}`, 'utf8')).match(/skipLocked\(|skip locked/gi)?.length ?? 0
    if (times > 0 && !gathered.has(file)) found[file] = times
  }
  assert.deepEqual(found, Object.fromEntries(Object.entries(claims).map(([file, named]) => [file, named.length])))
})
