import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { openSession } from '../session/session.service.ts'
import { issueTicket, peekTicket } from '../tickets/ticket.service.ts'
import { sweep } from './housekeeping.service.ts'

const campus = useTestCampus()
const day = 24 * 3600

test('expired rows are deleted, valid ones stay', async () => {
  const { base, clock } = campus()
  const ctx = systemContext(base)
  const { person, schoolId, sessionId } = await enter(campus())
  const remembered = await openSession(ctx, { schoolId, personId: person.id, way: 'test', remember: true })
  const old = await issueTicket(ctx, { schoolId, personId: person.id, purpose: 'login', seconds: 60 })
  await base.sql
    .insertInto('idempotency_key')
    .values({ caller: person.id, key: 'old', call: 'x', input_hash: Buffer.alloc(1), created_at: clock.now() })
    .execute()
  const counter = randomUUID()
  await countAttempt(base, counter, 60)
  clock.advance(2 * day)
  const fresh = await issueTicket(ctx, { schoolId, personId: person.id, purpose: 'login', seconds: 60 })
  await sweep(ctx)
  assert.equal((await peekTicket(ctx, 'login', fresh)).personId, person.id)
  await assert.rejects(peekTicket(ctx, 'login', old), /ticket_invalid/)
  assert.equal(await base.sql.selectFrom('idempotency_key').where('key', '=', 'old').select('key').executeTakeFirst(), undefined)
  assert.equal(await base.sql.selectFrom('throttle').where('key', '=', counter).select('key').executeTakeFirst(), undefined)
  const causes = await base.sql.selectFrom('session').where('person_id', '=', person.id).select(['id', 'end_cause']).execute()
  const causeOf = (id: string) => causes.find((row) => row.id === id)?.end_cause
  assert.deepEqual([causeOf(sessionId), causeOf(remembered.sessionId)], ['expired', null])
})

test('ended sessions are forgotten after the time that the school set, the others stay', async () => {
  const { base, clock } = campus()
  const { person, schoolId, sessionId } = await enter(campus())
  await base.sql
    .insertInto('school_setting')
    .values({ school_id: schoolId, key: 'retention', value: JSON.stringify({ messages: 30, loginLog: 30, profileViews: 30 }) })
    .execute()
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day * 1000)
  const ended = await openSession(systemContext(base), { schoolId, personId: person.id, way: 'test', remember: false })
  await base.sql
    .updateTable('session')
    .set({ ended_at: daysAgo(31), end_cause: 'logout' })
    .where('id', '=', ended.sessionId)
    .execute()
  await sweep(systemContext(base))
  const sessions = await base.sql.selectFrom('session').where('person_id', '=', person.id).select('id').execute()
  assert.deepEqual(sessions, [{ id: sessionId }])
})
