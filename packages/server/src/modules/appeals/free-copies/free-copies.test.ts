import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeCopiesToReview, reviewFreeCopies } from '@campus/contract/appeals/console.ts'
import { addFreeCopiesRequest, freeCopiesRequest, freeCopiesRequests, withdrawFreeCopies } from '@campus/contract/appeals/free-copies.ts'
import { freeCopies } from '@campus/contract/documents/templates.ts'
import { messagesInGroup } from '@campus/contract/messages/inbox.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { actingFor } from '../../../testing/orders.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { ask as askForCopies } from './free-copies.service.ts'

const campus = useTestCampus()
const charged = { rules: { charge: 'each', price: 500, freeCopies: 2 } } as const
const reason = '申请出国留学，需要多份成绩单'

/** A student, a certificate that costs something after two copies, and two administrators of the school. */
const open = async () => {
  const student = await enrolled(campus(), charged)
  const reviewers = { kind: 'teacher', roles: ['admin'], schoolId: student.schoolId } as const
  return { student, admin: await enter(campus(), reviewers), other: await enter(campus(), reviewers) }
}

const request = async ({ token, templateId }: { token: string; templateId: string }, copies = 3) =>
  (await asker(campus().url)(addFreeCopiesRequest, { templateId, copies, reason }, { token })).data

test('a student asks for more free copies, an administrator grants some, and they count', async () => {
  const { student, admin } = await open()
  const ask = asker(campus().url)
  const { id, review } = await request(student)
  assert.equal(review.state, 'pending')
  const waiting = (await ask(freeCopiesToReview, {}, admin)).data
  assert.deepEqual([waiting.waiting, waiting.rows[0]?.id, waiting.rows[0]?.free, waiting.rows[0]?.mayReview], [1, id, 2, true])
  const notes = '同意两份'
  assert.equal((await ask(reviewFreeCopies, { id, verdict: 'passed', copies: 2, notes }, admin)).code, 200)
  const seen = (await ask(freeCopiesRequest, { id }, student)).data
  assert.deepEqual([seen.review.state, seen.granted, seen.review.notes, seen.mayWithdraw], ['passed', 2, notes, false])
  const left = (await ask(freeCopies, { templateId: student.templateId }, student)).data
  assert.deepEqual([left.free, left.left, left.nextPrice], [4, 4, 0])
  const reported = (await ask(messagesInGroup, { group: 'progress' }, student)).data.rows
  assert.match(reported[0]?.title ?? '', /2 份免费份数/)
})

test('a refusal needs a reason, grants nothing and is final', async () => {
  const { student, admin } = await open()
  const ask = asker(campus().url)
  const { id } = await request(student)
  const silent = await ask(reviewFreeCopies, { id, verdict: 'refused', notes: ' ' }, admin)
  assert.deepEqual([silent.error, Object.keys(silent.fields ?? {})], ['bad_input', ['notes']])
  await ask(reviewFreeCopies, { id, verdict: 'refused', notes: '材料不足' }, admin)
  assert.equal((await ask(reviewFreeCopies, { id, verdict: 'passed', notes: '再想想' }, admin)).error, 'already_reviewed')
  assert.equal((await ask(withdrawFreeCopies, { id }, student)).error, 'already_reviewed')
  assert.equal((await ask(freeCopies, { templateId: student.templateId }, student)).data.free, 2)
  const again = { templateId: student.templateId, copies: 1, reason: '学院要求补交两份成绩单' }
  assert.equal((await ask(addFreeCopiesRequest, again, student)).error, 'already_reviewed')

  // Where free copies come again with each day, they are asked for again on another day.
  const daily = await enrolled(campus(), { rules: { ...charged.rules, freePeriod: 'day' } }, { schoolId: student.schoolId })
  const first = await request(daily)
  await ask(reviewFreeCopies, { id: first.id, verdict: 'refused', notes: '材料不足' }, admin)
  campus().clock.advance(86_400)
  const given = { templateId: daily.templateId, copies: 1, reason }
  const next = await Promise.allSettled([1, 2].map(() => askForCopies(actingFor(campus(), daily), given)))
  assert.deepEqual(next.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('two administrators at once decide once, and the copies are granted once', async () => {
  const { student, admin, other } = await open()
  const ask = asker(campus().url)
  const { id } = await request(student)
  const decide = (by: typeof admin) => ask(reviewFreeCopies, { id, verdict: 'passed', notes: '同意' }, by)
  const answers = await Promise.all([admin, other, admin, other].map(decide))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), [
    'already_reviewed',
    'already_reviewed',
    'already_reviewed',
    'done',
  ])
  assert.equal((await ask(freeCopies, { templateId: student.templateId }, student)).data.free, 5)
})

test('one request for a certificate waits at a time, and after a withdrawal a new one is possible', async () => {
  const { student } = await open()
  const manager = await enter(campus(), { kind: 'teacher', roles: ['manager'], schoolId: student.schoolId })
  const ask = asker(campus().url)
  const given = { templateId: student.templateId, copies: 1, reason }
  const answers = await Promise.all([1, 2, 3].map(() => ask(addFreeCopiesRequest, given, student)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['appeal_open', 'appeal_open', 'done'])
  const id = answers.find(({ error }) => !error)?.data.id ?? ''
  assert.equal((await ask(withdrawFreeCopies, { id }, student)).code, 200)
  assert.equal(await nothingToDo(campus().url, manager), 1)
  assert.equal((await ask(addFreeCopiesRequest, given, student)).code, 200)
  const { rows } = (await ask(freeCopiesRequests, {}, student)).data
  assert.deepEqual(
    rows.map((row) => row.review.state),
    ['pending', 'withdrawn'],
  )
})

test('what costs nothing needs no request, and an invalid one is refused with the reason', async () => {
  const student = await enrolled(campus())
  const ask = asker(campus().url)
  assert.equal((await ask(addFreeCopiesRequest, { templateId: student.templateId, copies: 1, reason }, student)).error, 'costs_nothing')
  const bad = await ask(addFreeCopiesRequest, { templateId: student.templateId, copies: 0, reason: '要' }, student)
  assert.deepEqual(Object.keys(bad.fields ?? {}).toSorted(), ['copies', 'reason'])
})

test('a request is hidden from others, and nobody reviews their own', async () => {
  const { student, admin } = await open()
  const ask = asker(campus().url)
  const { id } = await request(student)
  const classmate = await enter(campus(), { schoolId: student.schoolId })
  const elsewhere = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(freeCopiesRequest, { id }, classmate)).error, 'not_found')
  assert.equal((await ask(withdrawFreeCopies, { id }, classmate)).error, 'not_found')
  assert.equal((await ask(reviewFreeCopies, { id, verdict: 'passed', notes: '好' }, elsewhere)).error, 'not_found')
  assert.equal((await ask(freeCopiesToReview, {}, elsewhere)).data.total, 0)
  const both = await enrolled(campus(), charged, { schoolId: student.schoolId, roles: ['admin'] })
  const own = await request(both)
  assert.equal((await ask(reviewFreeCopies, { id: own.id, verdict: 'passed', notes: '好' }, both)).error, 'own_request')
  assert.ok((await ask(freeCopiesToReview, {}, both)).data.rows.every((row) => row.id !== own.id))
  assert.equal((await ask(freeCopiesToReview, {}, admin)).data.total, 2)
})
