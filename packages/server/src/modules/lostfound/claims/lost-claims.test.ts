import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerLostClaim, arrangeHandOver, claimLostItem, handOverLostItem, withdrawLostClaim } from '@campus/contract/lostfound/claims.ts'
import { custodyItem, custodyItems, decideLostItem } from '@campus/contract/lostfound/console.ts'
import { closeLostItem } from '@campus/contract/lostfound/items.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { claimItem, postItem, readItem, umbrella } from '../../../testing/lost-found.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { waitingFor } from '../../../testing/waiting.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const newest = async ({ token }: { token: string }) => (await ask(ownMessages, {}, { token })).data.rows[0]?.title

const open = async () => {
  const finder = await enter(campus(), { name: '周明远' })
  const { schoolId } = finder
  const [owner, other] = [await enter(campus(), { schoolId, name: '林晓雨' }), await enter(campus(), { schoolId, name: '王小明' })]
  const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
  return { finder, owner, other, manager, schoolId }
}

const accept = (id: string, more: object = {}) => ({ id, verdict: 'accept', place: '图书馆一楼大厅', ...more }) as const
const tomorrow = () => new Date(campus().clock.now().getTime() + 86_400_000).toISOString()

test('an umbrella is claimed by its answer, met for, and handed over by the code that its owner shows', async () => {
  const { finder, owner, other } = await open()
  const id = await postItem(ask, finder)
  const [mine, theirs] = [await claimItem(ask, owner, id), await claimItem(ask, other, id, '不知道')]
  assert.equal((await ask(claimLostItem, { itemId: id, answer: '一只狗' }, other)).error, 'lost_claim_again')
  assert.deepEqual(
    (await readItem(ask, finder, id)).claims.map(({ by, answer, code }) => [by, answer, code]),
    [
      ['林**', '一只白色小猫', null],
      ['王**', '不知道', null],
    ],
  )
  assert.deepEqual((await readItem(ask, other, id)).claims.length, 1)
  for (const who of [owner, other]) assert.equal((await ask(answerLostClaim, accept(mine), who)).error, 'not_found')
  const unanswered = async (who: typeof finder) => (await waitingFor(campus(), who))['lost-found']
  assert.deepEqual([await unanswered(finder), await unanswered(owner)], [2, undefined])
  const past = new Date(0).toISOString()
  assert.deepEqual(Object.keys((await ask(answerLostClaim, accept(mine, { at: past }), finder)).fields ?? {}), ['at'])
  const phone = accept(mine, { place: '到楼下打 13800138000' })
  assert.deepEqual(Object.keys((await ask(answerLostClaim, phone, finder)).fields ?? {}), ['place'])
  assert.equal((await ask(answerLostClaim, accept(mine, { at: tomorrow() }), finder)).code, 200)
  assert.equal(await unanswered(finder), 1)
  assert.equal(await newest(owner), '已确认，请按约定交接：黑色折叠伞')
  assert.equal(await nothingToDo(campus().url, finder), 2)

  const agreed = (await readItem(ask, owner, id)).claims[0]
  assert.deepEqual([agreed?.meetPlace, agreed?.mayArrange, agreed?.mayHandOver], ['图书馆一楼大厅', true, false])
  const code = agreed?.code ?? ''
  assert.equal((await readItem(ask, finder, id)).claims[0]?.code, null)
  await ask(arrangeHandOver, { id: mine, place: '二教门口', at: tomorrow() }, owner)
  assert.equal(await newest(finder), '交接地点或时间有变：黑色折叠伞')
  assert.equal((await ask(arrangeHandOver, { id: mine, place: '别处' }, other)).error, 'not_found')

  for (const who of [owner, other]) assert.equal((await ask(handOverLostItem, { id: mine, code }, who)).error, 'not_found')
  const wrong = code === '000000' ? '000001' : '000000'
  assert.equal((await ask(handOverLostItem, { id: mine, code: wrong }, finder)).error, 'lost_code_wrong')
  const twice = await Promise.all([1, 2].map(() => ask(handOverLostItem, { id: mine, code }, finder)))
  assert.deepEqual(new Set(twice.map(({ error }) => error)), new Set(['lost_claim_over', undefined]))
  assert.deepEqual([(await readItem(ask, owner, id)).state, await newest(owner)], ['returned', '已归还：黑色折叠伞'])
  assert.deepEqual([(await readItem(ask, other, id)).claims[0]?.state, await newest(other)], ['ended', '您关注的物品已结束：黑色折叠伞'])
  assert.equal((await ask(answerLostClaim, accept(theirs), finder)).error, 'lost_item_over')
})

test('of two claims accepted at once one gets it, and codes cannot be tried out', async () => {
  const { finder, owner, other } = await open()
  const id = await postItem(ask, finder)
  const claims = [await claimItem(ask, owner, id), await claimItem(ask, other, id)]
  const answers = await Promise.all(claims.map((claim) => ask(answerLostClaim, accept(claim), finder)))
  assert.deepEqual(new Set(answers.map(({ error }) => error)), new Set(['lost_item_promised', undefined]))
  const taken = claims[answers.findIndex(({ code }) => code === 200)] ?? ''
  const waiting = claims.find((claim) => claim !== taken) ?? ''
  const late = await enter(campus(), { schoolId: finder.schoolId })
  assert.equal((await ask(claimLostItem, { itemId: id, answer: '一只猫' }, late)).error, 'lost_item_promised')
  assert.equal((await ask(handOverLostItem, { id: waiting, code: '123456' }, finder)).error, 'lost_claim_over')
  const tried = []
  for (let times = 0; times < 7; times += 1) tried.push((await ask(handOverLostItem, { id: taken, code: '999999' }, finder)).error)
  assert.deepEqual([tried[5], tried[6]], ['lost_code_wrong', 'too_many_requests'])
  // It came to nothing: the other one gets it.
  assert.equal((await ask(answerLostClaim, { id: taken, verdict: 'decline', notes: '没有来' }, finder)).code, 200)
  assert.equal((await ask(answerLostClaim, accept(waiting), finder)).code, 200)
  const taker = claims[0] === waiting ? owner : other
  assert.equal((await ask(withdrawLostClaim, { id: waiting }, finder)).error, 'not_found')
  assert.equal((await ask(withdrawLostClaim, { id: waiting }, taker)).code, 200)
  assert.equal((await ask(handOverLostItem, { id: waiting, code: '123456' }, finder)).error, 'lost_claim_over')
  assert.equal((await ask(claimLostItem, { itemId: id, answer: '还是我的' }, taker)).code, 200)
  assert.equal((await ask(closeLostItem, { id }, finder)).code, 200)
  assert.equal((await ask(closeLostItem, { id }, finder)).error, 'lost_item_over')
})

test('who lost something shows the code, and who found it types it', async () => {
  const { finder, owner } = await open()
  const id = await postItem(ask, owner, umbrella({ side: 'lost', question: '' }))
  const claim = await claimItem(ask, finder, id, '在食堂捡到一把')
  assert.equal(await newest(owner), '有人捡到了您的物品：黑色折叠伞')
  assert.equal((await ask(answerLostClaim, accept(claim), finder)).error, 'not_found')
  assert.equal((await ask(answerLostClaim, accept(claim), owner)).code, 200)
  const code = (await readItem(ask, owner, id)).claims[0]?.code ?? ''
  assert.deepEqual(
    [(await readItem(ask, finder, id)).claims[0]?.code, (await readItem(ask, finder, id)).claims[0]?.mayHandOver],
    [null, true],
  )
  assert.equal((await ask(handOverLostItem, { id: claim, code }, owner)).error, 'not_found')
  assert.equal((await ask(handOverLostItem, { id: claim, code }, finder)).code, 200)
  assert.equal((await readItem(ask, owner, id)).state, 'returned')
})

test('the office takes a thing in, answers its claims instead of the finder, and gives it to whom it belongs, once', async () => {
  const { finder, owner, other, manager } = await open()
  const id = await postItem(ask, finder)
  const claim = await claimItem(ask, owner, id)
  const decide = (given: object, who = manager) => ask(decideLostItem, { id, ...given } as never, who)
  assert.equal((await decide({ action: 'take', place: '保卫处 101' }, other)).error, 'forbidden')
  assert.deepEqual(Object.keys((await decide({ action: 'take' })).fields ?? {}), ['place'])
  assert.equal((await decide({ action: 'take', place: '保卫处 101' })).code, 200)
  assert.equal((await decide({ action: 'take', place: '保卫处 102' })).error, 'already_decided')
  assert.equal(await newest(owner), '物品已转由学校保管：黑色折叠伞')
  assert.equal((await ask(answerLostClaim, accept(claim), finder)).error, 'not_found')
  assert.equal((await ask(closeLostItem, { id }, finder)).error, 'lost_item_in_custody')
  assert.equal((await ask(answerLostClaim, accept(claim, { place: '保卫处 101' }), manager)).code, 200)
  const shown = (await ask(custodyItem, { id }, manager)).data
  assert.deepEqual([shown.claimants[0]?.person.name, shown.claimants[0]?.mayHandOver, shown.author.name], ['林晓雨', true, '周明远'])
  // Where the code of the owner leads who scans it.
  assert.equal((await readItem(ask, manager, id)).claims[0]?.mayHandOver, true)
  assert.equal((await ask(custodyItems, { concern: 'custody' }, manager)).data.total, 1)
  const stranger = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(custodyItem, { id }, stranger)).error, 'not_found')
  assert.equal((await decide({ action: 'give', personNumber: 'nobody' })).error, 'user_unknown')
  assert.equal((await decide({ action: 'give', personNumber: manager.person.number })).error, 'lost_item_own')
  const { code } = (await readItem(ask, owner, id)).claims[0] ?? {}
  const ends = await Promise.all([
    ask(handOverLostItem, { id: claim, code: code ?? '' }, manager),
    decide({ action: 'give', personNumber: owner.person.number }),
  ])
  assert.equal(ends.filter((end) => end.code === 200).length, 1)
  const over = (await ask(custodyItem, { id }, manager)).data
  assert.deepEqual([over.state, over.returnedTo?.name, over.claimants[0]?.state, over.mayDo], ['returned', '林晓雨', 'handed_over', []])
  const evidence = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', id).select('action').orderBy('id').execute()
  assert.equal(evidence[0]?.action, 'lostfound.item_take')
  assert.equal(evidence.length, 2)
})

test('when who took a thing in manages no more, the administrators learn of its claims', async () => {
  const { finder, owner, other, manager, schoolId } = await open()
  const admin = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const id = await postItem(ask, finder)
  assert.equal((await ask(decideLostItem, { id, action: 'take', place: '保卫处 101' }, manager)).code, 200)
  const claim = await claimItem(ask, owner, id)
  assert.deepEqual([await newest(manager), await newest(admin)], ['有人认领：黑色折叠伞', undefined])
  await campus().base.sql.deleteFrom('person_role').where('person_id', '=', manager.person.id).where('role', '=', 'manager').execute()
  await ask(withdrawLostClaim, { id: claim }, owner)
  assert.deepEqual([await newest(manager), await newest(admin)], ['有人认领：黑色折叠伞', '对方撤回了：黑色折叠伞'])
  await claimItem(ask, other, id)
  assert.deepEqual([await newest(manager), await newest(admin)], ['有人认领：黑色折叠伞', '有人认领：黑色折叠伞'])
})
