import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { killDuringApprovals } from '../../../testing/approval-kills.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { proveSound } from '../engine/prove-sound.ts'

const secret = randomBytes(32).toString('hex')
const campus = useTestCampus({ environment: { CAMPUS_SECRET: secret } })

/** As many as show it; a hundred in the bench. */
const kills = 3
/** Each application asks three people, and one outcome is told to its starter. */
const noticesEach = 4

test('while processes are killed, every action is done once, no application is half decided, and everybody is told once', async () => {
  const { instances, notices } = await killDuringApprovals(campus(), secret, kills)
  await proveSound(campus().base, instances)
  const own = campus().base.sql.selectFrom('approval_instance').select(['id', 'state'])
  const all = await own.execute()
  assert.deepEqual(
    all.map(({ id }) => id).toSorted(),
    instances.toSorted(),
    'an application that was sent twice is there once, and none is there that nobody was told of',
  )
  assert.ok(all.every(({ state }) => state === 'passed'))
  assert.equal(notices.length, instances.length * noticesEach)
  assert.ok(notices.every(({ count }) => count === 1))
})
