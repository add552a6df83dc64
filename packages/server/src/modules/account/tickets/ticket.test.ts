import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemContext } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { makePerson, makeSchool } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { issueTicket, peekTicket, spendTicket, spendTicketsOf } from './ticket.service.ts'

const campus = useTestCampus()
const isInvalid = (error: unknown) => error instanceof Refusal && error.code === 'ticket_invalid'

const issueOne = async (seconds = 60) => {
  const ctx = systemContext(campus().base)
  const { id: schoolId } = await makeSchool(ctx.sql)
  const person = await makePerson(ctx.sql, schoolId)
  const token = await issueTicket(ctx, { schoolId, personId: person.id, purpose: 'login', payload: { way: 'scan' }, seconds })
  return { ctx, person, token }
}

test('a ticket returns its content once', async () => {
  const { ctx, person, token } = await issueOne()
  assert.equal((await peekTicket(ctx, 'login', token)).personId, person.id)
  const { schoolId, personId, payload } = await spendTicket(ctx, 'login', token)
  assert.deepEqual({ schoolId, personId, payload }, { schoolId: person.schoolId, personId: person.id, payload: { way: 'scan' } })
  await assert.rejects(spendTicket(ctx, 'login', token), isInvalid)
  await assert.rejects(peekTicket(ctx, 'login', token), isInvalid)
})

test('of ten concurrent uses of one ticket, one succeeds', async () => {
  const { ctx, token } = await issueOne()
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => spendTicket(ctx, 'login', token)))
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('a ticket is valid for its purpose only, and not after its expiry', async () => {
  const { ctx, token } = await issueOne()
  await assert.rejects(spendTicket(ctx, 'new_password', token), isInvalid)
  campus().clock.advance(61)
  await assert.rejects(spendTicket(ctx, 'login', token), isInvalid)
})

test('all tickets of a person end together, those of others stay', async () => {
  const mine = await issueOne()
  const other = await issueOne()
  await spendTicketsOf(mine.ctx, mine.person.id)
  await assert.rejects(peekTicket(mine.ctx, 'login', mine.token), isInvalid)
  assert.equal((await peekTicket(other.ctx, 'login', other.token)).personId, other.person.id)
})
