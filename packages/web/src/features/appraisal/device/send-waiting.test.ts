import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { serveSchool } from '@campus/client/testing/school-server.ts'
import '../../../testing/local-storage.ts'

const { keepBallots, readKept } = await import('./kept-ballots.ts')
const { sendNow } = await import('./send-waiting.ts')

const school = serveSchool()
const personId = 'lin'
const refuse = (error: string) => () => ({ body: { code: 500, msg: `text of ${error}`, data: null, error } })

const waitingBallot = (closesAt: number) => {
  const id = randomUUID()
  const bytes = Buffer.alloc(32).toString('base64url')
  const token = { serial: bytes, randomizer: bytes, signature: bytes }
  keepBallots(personId, { [id]: { state: 'waiting', token, ballot: { answers: [5], salt: bytes, text: null }, sendAt: 0, closesAt } })
  return id
}

test('a ballot that is refused for good is not sent again, and says why', async () => {
  const id = waitingBallot(Date.now() + 60_000)
  school.reply = refuse('ballot_used')
  assert.equal(await sendNow(personId, id), false)
  assert.deepEqual(readKept(personId)[id], { state: 'refused', reason: 'text of ballot_used' })
  await sendNow(personId, id)
  assert.equal(school.received.length, 1)
})

test('a ballot waits while the server is busy or says that the campaign is not open yet, and is late after the end', async () => {
  const [early, late] = [waitingBallot(Date.now() + 60_000), waitingBallot(Date.now() - 1)]
  for (const error of ['system_exception', 'too_many_requests', 'appraisal_not_open']) {
    school.reply = refuse(error)
    await assert.rejects(sendNow(personId, early))
    assert.equal(readKept(personId)[early]?.state, 'waiting', error)
  }
  assert.equal(await sendNow(personId, late), false)
  assert.deepEqual(readKept(personId)[late], { state: 'late' })
  school.reply = () => ({ body: { code: 200, msg: '', data: null } })
  assert.equal(await sendNow(personId, early), true)
})
