import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerEntrustment, cancelEntrustment, entrustable, entrustment } from '@campus/contract/entrust/entrustments.ts'
import { messagesInGroup, ownMessages } from '@campus/contract/messages/inbox.ts'
import { ownPrintItem, printItemCode } from '@campus/contract/printing/items.ts'
import { asker } from '../../../testing/ask.ts'
import { useErrands } from '../../../testing/entrusting.ts'
import { refuses } from '../../../testing/print-machine.ts'

const { shop, ask, save, machine, openTerminal, print, openEntrustment, entrust, lastOf, notifiedTo } = useErrands()

const aliveCodes = async (itemId: string) => {
  const { sql } = shop().campus.base
  const codes = sql.selectFrom('pick_up_code').where('item_id', '=', itemId).where('ended_at', 'is', null).where('used_at', 'is', null)
  return (await codes.select('given_to').execute()).map(({ given_to }) => given_to)
}

test('a delegate is asked, accepts, and fetches copies with their own code; the owner is notified of time, place and number', async () => {
  const { owner, friend, item } = await openEntrustment({ copies: 3 })
  assert.equal((await ask(entrustable, {}, owner)).data[0]?.copiesLeft, 3)
  const { data: asked } = await save(owner, item, friend, { copies: 2 })
  assert.deepEqual([asked.part, asked.person, asked.isAccepted], ['owner', { name: '王**', number: friend.person.number }, false])
  assert.equal((await ask(entrustable, {}, owner)).data[0]?.copiesLeft, 1)
  assert.match((await notifiedTo(friend.person.id))[0]?.title ?? '', /^李\*\*（.+）请您代领在读证明$/)
  assert.equal((await ask(printItemCode, { itemId: item.id }, friend)).error, 'not_accepted_yet')

  assert.equal((await ask(answerEntrustment, { id: asked.id, accepts: true }, friend)).code, 200)
  assert.match((await notifiedTo(owner.person.id))[0]?.title ?? '', /王\*\*接受/)
  assert.equal((await ask(printItemCode, { itemId: item.id }, friend)).code, 200)
  await print(friend, item)

  const done = (await ask(entrustment, { id: asked.id }, owner)).data
  assert.deepEqual([done.state, done.printed, done.ending], ['finished', 2, ''])
  assert.deepEqual(
    done.fetched.map(({ place, copies }) => [place.name, place.nameEn, place.nameTw, copies]),
    [['图书馆终端', '图书馆终端 en', '图书馆终端 tw', 2]],
  )
  const [reported] = await notifiedTo(owner.person.id)
  assert.match(reported?.title ?? '', /^王\*\*已领取/)
  assert.match(reported?.body ?? '', /^\d{4}-\d\d-\d\d \d\d:\d\d　图书馆终端　2 份$/)
  const inEnglish = (await asker(shop().campus.url)(ownMessages, {}, { ...owner, language: 'en_US' })).data.rows[0]
  assert.match(inEnglish?.excerpt ?? '', /^[\d-]{10} [\d:]{5}, 图书馆终端 en: 2 copies$/)
  assert.deepEqual(await aliveCodes(item.id), [])
  assert.equal((await ask(printItemCode, { itemId: item.id }, friend)).error, 'picked_up_already')
  assert.equal((await ask(answerEntrustment, { id: asked.id, accepts: false }, friend)).error, 'entrust_over')
})

test('a delegate sees the name of the item, the copies and a masked owner, and nothing else', async () => {
  const { owner, friend, item } = await openEntrustment()
  const id = await entrust(owner, item, friend)
  const answers = [
    (await ask(entrustment, { id }, friend)).data,
    (await ask(ownPrintItem, { id: item.id }, friend)).data,
    (await ask(printItemCode, { itemId: item.id }, friend)).data,
    (await asker(shop().campus.url)(messagesInGroup, { group: 'todo' }, friend)).data,
  ]
  for (const secret of [item.subjectId, owner.person.id, '李小明']) assert.ok(!JSON.stringify(answers).includes(secret))
  assert.deepEqual(Object.keys(answers[0] ?? {}).toSorted(), [
    'copies',
    'deadline',
    'endedAt',
    'ending',
    'fetched',
    'id',
    'isAccepted',
    'itemId',
    'kind',
    'name',
    'nameEn',
    'nameTw',
    'part',
    'person',
    'printed',
    'since',
    'state',
  ])
})

test('a revocation ends the code and its queued jobs at once', async () => {
  const { owner, friend, item } = await openEntrustment()
  const id = await entrust(owner, item, friend)
  await ask(printItemCode, { itemId: item.id }, friend)
  const { terminal, token } = await openTerminal(owner.schoolId)
  await machine.queue(friend.person, item, terminal)
  assert.deepEqual(await aliveCodes(item.id), [friend.person.id])
  assert.equal((await ask(cancelEntrustment, { id }, owner)).code, 200)
  assert.deepEqual(await aliveCodes(item.id), [])
  assert.equal(await machine.take(token), null)
  assert.equal((await ask(printItemCode, { itemId: item.id }, friend)).error, 'not_found')
  await refuses(machine.queue(friend.person, item, terminal), 'not_found')
  assert.match((await notifiedTo(friend.person.id))[0]?.title ?? '', /取消了代领请求/)
  assert.equal((await ask(cancelEntrustment, { id }, owner)).error, 'entrust_over')
  assert.equal((await ask(entrustable, {}, owner)).data[0]?.copiesLeft, 2)
})

test('however a cancel and a print meet, nothing waits for a printer once it is cancelled', async () => {
  const { owner, friend, item } = await openEntrustment()
  const { terminal } = await openTerminal(owner.schoolId)
  for (let round = 0; round < 4; round += 1) {
    const id = await entrust(owner, item, friend)
    const both = await Promise.allSettled([ask(cancelEntrustment, { id }, owner), machine.queue(friend.person, item, terminal)])
    assert.equal(both[0].status, 'fulfilled')
    const active = shop().campus.base.sql.selectFrom('print_job').where('item_id', '=', item.id).where('ended_at', 'is', null)
    assert.deepEqual(await active.select('id').execute(), [])
  }
})

test('a print in progress during the revocation finishes, and is counted and reported', async () => {
  const { owner, friend, item } = await openEntrustment()
  const id = await entrust(owner, item, friend, 2)
  const { terminal, token } = await openTerminal(owner.schoolId)
  await machine.queue(friend.person, item, terminal)
  const job = await machine.takeAndBegin(token)
  assert.equal((await ask(cancelEntrustment, { id }, owner)).code, 200)
  await machine.report(token, job.id, { state: 'done', impressions: 4 })
  const seen = (await ask(entrustment, { id }, owner)).data
  assert.deepEqual([seen.state, seen.ending, seen.printed], ['cancelled', 'withdrawn', 2])
  assert.match((await notifiedTo(owner.person.id))[0]?.title ?? '', /已领取/)
})

test('after a jam the delegate continues with the missing pages, and each copy counts once', async () => {
  const { owner, friend, item } = await openEntrustment()
  await entrust(owner, item, friend, 2)
  const at = await openTerminal(owner.schoolId)
  await print(friend, item, { jamsAfter: 3, at })
  const half = await lastOf(owner)
  assert.deepEqual([half.state, half.printed], ['in_progress', 1])
  await print(friend, item, { at })
  const whole = await lastOf(owner)
  assert.deepEqual([whole.state, whole.printed], ['finished', 2])
  assert.deepEqual(
    whole.fetched.map(({ copies }) => copies),
    [2],
  )
  assert.equal((await notifiedTo(owner.person.id)).filter(({ title }) => title.includes('已领取')).length, 1)
})

test('two concurrent acceptances notify the owner once; a delegate who accepted may still decline', async () => {
  const { owner, friend, item } = await openEntrustment()
  const { id } = (await save(owner, item, friend)).data
  const answers = await Promise.all([1, 2, 3].map(() => ask(answerEntrustment, { id, accepts: true }, friend)))
  assert.deepEqual(
    answers.map(({ code }) => code),
    [200, 200, 200],
  )
  assert.equal((await notifiedTo(owner.person.id)).length, 1)
  await ask(printItemCode, { itemId: item.id }, friend)
  assert.equal((await ask(answerEntrustment, { id, accepts: false }, friend)).code, 200)
  assert.deepEqual(await aliveCodes(item.id), [])
  const seen = await lastOf(owner)
  assert.deepEqual([seen.state, seen.ending], ['cancelled', 'declined'])
  assert.match((await notifiedTo(owner.person.id))[0]?.title ?? '', /^王\*\*不能为您领取/)
})
