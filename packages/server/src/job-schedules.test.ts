import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schoolJobKinds } from '@campus/contract/operations/failed-jobs.ts'
import { assembleModules } from './assemble-modules.ts'
import { runText } from './platform/db/sql.ts'
import { useTestCampus } from './testing/test-campus.ts'

const campus = useTestCampus()

/** All work that repeats by itself, and when (UTC). Adding or removing one is a change here as well. */
const agreed = {
  'animalplan.remind': '11 * * * *',
  'appraisal.sweep': '* * * * *',
  'approval.follow-successors': '*/5 * * * *',
  'approval.sum-up-days': '7 * * * *',
  'approval.sweep': '23 3 * * *',
  'approval.timers': '* * * * *',
  'attendance.close-due': '* * * * *',
  'attendance.judge-results': '40 19 * * *',
  'audit.seal': '* * * * *',
  'certificates.sweep': '*/10 * * * *',
  'cloudprint.expire': '*/5 * * * *',
  'cloudprint.sweep': '*/5 * * * *',
  'entrust.sweep': '*/10 * * * *',
  'evidence.close-days': '9 * * * *',
  'evidence.sign': '* * * * *',
  'exchange.nightly': '10 18 * * *',
  'files.sweep': '41 * * * *',
  'housekeeping.sweep': '17 * * * *',
  'kiosk.sweep': '* * * * *',
  'ledger.seal': '* * * * *',
  'logs.make-months': '5 1 * * *',
  'operations.back-up': '20 18 * * *',
  'operations.follow-log': '* * * * *',
  'operations.rehearse': '40 19 * * 6',
  'orders.recover': '*/5 * * * *',
  'payment.nightly': '30 2 * * *',
  'payment.sweep': '* * * * *',
  'printing.sweep': '* * * * *',
  'registration.open-due': '* * * * *',
  'statistics.hints': '4 * * * *',
  'statistics.reports': '34 * * * *',
  'statistics.roll-up': '* * * * *',
  'terminals.watch': '* * * * *',
  'wallet.pay_out': '* * * * *',
}

test('a campus that is open repeats all its regular work, each at its time', async () => {
  const { rows } = await runText(campus().base.sql, 'select name, cron, timezone from pgboss.schedule order by name')
  assert.deepEqual(Object.fromEntries(rows.map(({ name, cron }) => [name, cron])), agreed)
  assert.deepEqual(new Set(rows.map(({ timezone }) => timezone)), new Set(['UTC']))
})

/** Work that repeats for all schools, and work whose failure costs nobody anything that waits for it: it is in the log alone. */
const loggedAlone = [
  ...Object.keys(agreed),
  'faces.measure-portrait',
  'files.drop_blob',
  'mail.send',
  'messages.resolve',
  'payment.reconcile',
  'sms.send',
]

test('all other work is shown to the administrators of its school when it fails', () => {
  const kinds = assembleModules()
    .jobs(campus().base)
    .map(({ job }) => job.kind)
  assert.deepEqual(kinds.toSorted(), [...schoolJobKinds, ...loggedAlone].toSorted())
})
