import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { runText } from '../../../platform/db/sql.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeMonths } from './months.service.ts'

const campus = useTestCampus()

test('every log has the month of today and the next three before they begin, also over the end of a year and made by two at once', async () => {
  // The rights of the server are enough.
  const ctx = { ...systemContext(campus().campus.base), now: () => new Date('2041-11-30T23:59:00Z') }
  await Promise.all([makeMonths(ctx), makeMonths(ctx)])
  await makeMonths(ctx)
  const { rows } = await runText(
    campus().base.sql,
    "select relname as name from pg_class where relispartition and relkind = 'r' and relname ~ '_204[0-9]_[0-9]{2}$' order by relname",
  )
  const logs = ['audit_entry', 'face_call', 'login_log', 'photo_event']
  assert.deepEqual(
    rows.map(({ name }) => name),
    logs.flatMap((log) => ['2041_11', '2041_12', '2042_01', '2042_02'].map((month) => `${log}_${month}`)),
  )
})
