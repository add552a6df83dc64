import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { answerEntrustment, cancelEntrustment, entrustable, entrustment, entrustments } from '@campus/contract/entrust/entrustments.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { printItemCode } from '@campus/contract/printing/items.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { useErrands } from '../../../testing/entrusting.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { endItem } from '../../printing/items/item.service.ts'
import { sweepEntrustments } from '../fetching/sweep.service.ts'
import { exportEntrustments, forgetEntrustments } from './own-entrustment.service.ts'

const { shop, ask, inDays, save, machine, openTerminal, print, openEntrustment, entrust, lastOf, notifiedTo } = useErrands()
const campus = () => shop().campus
const system = () => systemContext(shop().base)

test('the last copy is entrusted to one of two, and nobody is asked twice for it', async () => {
  const { owner, friend, item } = await openEntrustment({ copies: 1 })
  const other = await enter(campus(), { schoolId: owner.schoolId, kind: 'family' })
  const both = await Promise.all([save(owner, item, friend), save(owner, item, other)])
  assert.deepEqual(both.map(({ error }) => error ?? '').toSorted(), ['', 'not_so_many_copies'])
  const again = both[0].code === 200 ? friend : other
  assert.equal((await save(owner, item, again)).error, 'entrusted_already')
  const twice = await openEntrustment({ copies: 3 })
  const asked = await Promise.all([1, 2, 3].map(() => save(twice.owner, twice.item, twice.friend)))
  assert.deepEqual(asked.map(({ error }) => error ?? '').toSorted(), ['', 'entrusted_already', 'entrusted_already'])
})

test('what is printed, ended, revoked or more than available is not entrusted, and a deadline is in the future and not too far', async () => {
  const { owner, friend, item } = await openEntrustment({ expiresAt: inDays(10) })
  const deadlines = [inDays(-1), inDays(11), inDays(31)].map((at) => at.toISOString())
  for (const deadline of deadlines) assert.equal((await save(owner, item, friend, { deadline })).error, 'entrust_deadline')
  assert.equal((await save(owner, item, friend, { copies: 3 })).error, 'not_so_many_copies')
  for (const copies of [0, 51, 1.5]) assert.equal((await save(owner, item, friend, { copies })).error, 'bad_input')
  assert.equal((await save(owner, item, friend, { deadline: 'soon' })).error, 'bad_input')
  assert.equal((await save(owner, item, { ...friend, person: { number: '' } })).error, 'bad_input')
  shop().over.add(item.subjectId)
  assert.equal((await save(owner, item, friend)).error, 'document_over')
  const printed = await openEntrustment()
  await print(printed.owner, printed.item)
  assert.equal((await save(printed.owner, printed.item, printed.friend)).error, 'picked_up_already')
  assert.deepEqual((await ask(entrustable, {}, printed.owner)).data, [])
  const ended = await openEntrustment()
  await endItem(system(), 'certificate', ended.item.subjectId)
  assert.equal((await save(ended.owner, ended.item, ended.friend)).error, 'document_over')
})

test('entrustments are limited to twenty a day, including revoked ones', async () => {
  const { owner, friend, item } = await openEntrustment({ copies: 1 })
  for (let times = 0; times < 20; times += 1) {
    const { data, error } = await save(owner, item, friend)
    assert.equal(error, undefined)
    assert.equal((await ask(cancelEntrustment, { id: data.id }, owner)).code, 200)
  }
  assert.equal((await save(owner, item, friend)).error, 'try_later')
  const other = await openEntrustment()
  assert.equal((await save(other.owner, other.item, other.friend)).code, 200)
})

test('others see nothing, and neither side can act for the other', async () => {
  const { owner, friend, item } = await openEntrustment()
  const stranger = await enter(campus(), { schoolId: owner.schoolId })
  const foreigner = await enter(campus())
  const id = await entrust(owner, item, friend)
  for (const other of [stranger, foreigner]) {
    assert.equal((await save(other, item, friend)).error, 'not_found')
    assert.equal((await ask(entrustment, { id }, other)).error, 'not_found')
    assert.equal((await ask(entrustments, {}, other)).data.total, 0)
    assert.equal((await ask(cancelEntrustment, { id }, other)).error, 'not_found')
    assert.equal((await ask(answerEntrustment, { id, accepts: true }, other)).error, 'not_found')
    assert.equal((await ask(printItemCode, { itemId: item.id }, other)).error, 'not_found')
  }
  assert.equal((await ask(cancelEntrustment, { id }, friend)).error, 'not_found')
  assert.equal((await ask(answerEntrustment, { id, accepts: false }, owner)).error, 'not_found')
  // A delegate cannot delegate further.
  assert.equal((await save(friend, item, stranger)).error, 'not_found')
  assert.equal((await save(owner, { id: randomUUID() }, friend)).error, 'not_found')
  assert.equal((await save(owner, item, owner)).error, 'delegate_self')
  for (const nobody of [foreigner, { ...friend, person: { number: 'NOBODY' } }])
    assert.equal((await save(owner, item, nobody)).error, 'delegate_unknown')
})

test('lists show the side of the reader and the status of each entry', async () => {
  const { owner, friend, item } = await openEntrustment({ copies: 3 })
  const first = await entrust(owner, item, friend)
  await ask(cancelEntrustment, { id: first }, owner)
  const second = await entrust(owner, item, friend)
  const ids = async (
    person: { token: string },
    wanted: { part?: 'owner' | 'delegate'; state?: 'in_progress' | 'cancelled' | 'finished' },
  ) => (await ask(entrustments, wanted, person)).data.rows.map(({ id }) => id)
  assert.deepEqual(await ids(owner, {}), [second, first])
  assert.deepEqual(await ids(owner, { part: 'delegate' }), [])
  assert.deepEqual(await ids(friend, { part: 'delegate', state: 'in_progress' }), [second])
  assert.deepEqual(await ids(owner, { state: 'cancelled' }), [first])
  await print(friend, item)
  assert.deepEqual(await ids(friend, { state: 'finished' }), [second])
  assert.deepEqual(
    (await exportEntrustments(system(), friend.person.id)).map(({ is_mine, state }) => [is_mine, state]),
    [
      [false, 'cancelled'],
      [false, 'finished'],
    ],
  )
})

test('a message about it shows its status to both sides', async () => {
  const { owner, friend, item } = await openEntrustment()
  const front = asker(campus().url)
  const { id } = (await save(owner, item, friend)).data
  const stateFor = async (reader: { token: string }) => {
    const [newest] = (await front(ownMessages, {}, reader)).data.rows
    return (await front(messageDetail, { id: newest?.id ?? '' }, reader)).data.subject?.state
  }
  assert.equal(await stateFor(friend), '等您答复')
  await ask(answerEntrustment, { id, accepts: true }, friend)
  assert.deepEqual([await stateFor(friend), await stateFor(owner)], ['进行中', '进行中'])
  await print(friend, item)
  assert.deepEqual([await stateFor(friend), await stateFor(owner)], ['已完成', '已完成'])
})

test('after an answer or a revocation no unread question is left', async () => {
  const { owner, friend, item } = await openEntrustment({ copies: 2 })
  const other = await enter(campus(), { schoolId: owner.schoolId })
  const accepted = (await save(owner, item, friend, { copies: 1 })).data
  const taken = (await save(owner, item, other, { copies: 1 })).data
  await ask(answerEntrustment, { id: accepted.id, accepts: true }, friend)
  await ask(cancelEntrustment, { id: taken.id }, owner)
  assert.deepEqual([await nothingToDo(campus().url, friend), await nothingToDo(campus().url, other)], [1, 1])
})

test('the delegate is reminded a day before, once; after the deadline the code is invalid and the owner is notified', async () => {
  const { owner, friend, item } = await openEntrustment({ copies: 2 })
  await entrust(owner, item, friend, 2)
  await ask(printItemCode, { itemId: item.id }, friend)
  await print(friend, item, { jamsAfter: 2 })
  await sweepEntrustments(system())
  const reported = async () => (await notifiedTo(friend.person.id)).filter(({ title }) => title.startsWith('请尽快领取')).length
  assert.equal(await reported(), 0)
  campus().clock.advance(2.5 * 86_400)
  await Promise.all([sweepEntrustments(system()), sweepEntrustments(system())])
  assert.equal(await reported(), 1)
  // After the jam nothing more was printed: the owner is notified of the one copy.
  assert.match((await notifiedTo(owner.person.id))[0]?.body ?? '', /图书馆终端　1 份$/)
  campus().clock.advance(86_400)
  const [later, returned] = [await comeBack(campus(), friend), await comeBack(campus(), owner)]
  const over = await lastOf(later)
  assert.deepEqual([over.state, over.ending], ['cancelled', 'expired'])
  assert.equal((await ask(printItemCode, { itemId: item.id }, later)).error, 'document_over')
  await Promise.all([sweepEntrustments(system()), sweepEntrustments(system())])
  assert.equal((await notifiedTo(owner.person.id)).filter(({ title }) => title.startsWith('代领已到期')).length, 1)
  assert.equal((await ask(printItemCode, { itemId: item.id }, later)).error, 'not_found')
  assert.equal((await save(returned, item, later)).code, 200)
})

test('when everything is printed or cancelled meanwhile, nothing is left to fetch', async () => {
  const { owner, friend, item } = await openEntrustment({ copies: 1 })
  const { terminal, token } = await openTerminal(owner.schoolId)
  await machine.queue(owner.person, item, terminal)
  const job = await machine.takeAndBegin(token)
  await entrust(owner, item, friend)
  await machine.report(token, job.id, { state: 'done', impressions: job.impressions })
  const printedAt = campus().clock.now().getTime()
  const unswept = await lastOf(friend)
  assert.deepEqual([unswept.state, unswept.ending], ['cancelled', 'printed'])
  assert.ok(Math.abs(Date.parse(unswept.endedAt ?? '') - printedAt) < 60_000)
  await sweepEntrustments(system())
  assert.match((await notifiedTo(friend.person.id))[0]?.title ?? '', /^代领已结束/)
  assert.equal((await lastOf(friend)).ending, 'printed')
  const given = await openEntrustment()
  await entrust(given.owner, given.item, given.friend)
  await endItem(system(), 'certificate', given.item.subjectId)
  assert.equal((await lastOf(given.friend)).ending, 'over')
  assert.ok((await lastOf(given.friend)).endedAt)
})

test('both sides see why it ended: revoked by whom, deadline, or last copy', async () => {
  const { owner, friend, item } = await openEntrustment({ copies: 1 })
  const id = await entrust(owner, item, friend)
  assert.equal((await ask(entrustment, { id }, owner)).data.endedAt, null)
  const before = campus().clock.now().getTime()
  await ask(cancelEntrustment, { id }, owner)
  for (const who of [owner, friend]) {
    const { endedAt, ending } = (await ask(entrustment, { id }, who)).data
    assert.equal(ending, 'withdrawn')
    assert.ok(Date.parse(endedAt ?? '') >= before && Date.parse(endedAt ?? '') <= campus().clock.now().getTime())
  }
  await entrust(owner, item, friend)
  campus().clock.advance(4 * 86_400)
  const late = await lastOf(await comeBack(campus(), friend))
  assert.deepEqual([late.ending, late.endedAt], ['expired', late.deadline])
  const done = await openEntrustment({ copies: 1 })
  await entrust(done.owner, done.item, done.friend)
  await print(done.friend, done.item)
  const finished = await lastOf(done.owner)
  assert.deepEqual([finished.state, finished.ending, finished.endedAt !== null], ['finished', '', true])
})

test('closing an account ends its entrustments on both sides', async () => {
  const { owner, friend, item } = await openEntrustment()
  await entrust(owner, item, friend)
  await forgetEntrustments(system(), friend.person.id)
  assert.equal((await lastOf(owner)).ending, 'declined')
  await entrust(owner, item, friend)
  await forgetEntrustments(system(), owner.person.id)
  assert.equal((await lastOf(friend)).ending, 'withdrawn')
})
