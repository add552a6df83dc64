import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claimLostItem } from '@campus/contract/lostfound/claims.ts'
import { custodyItem, custodyItems, decideLostItem } from '@campus/contract/lostfound/console.ts'
import {
  closeLostItem,
  lostItem,
  lostItems,
  postLostItem,
  renewLostItem,
  reportLostItem,
  similarLostItems,
} from '@campus/contract/lostfound/items.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { comeBack, enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { card, claimItem, postItem, readItem, umbrella } from '../../../testing/lost-found.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadPicture } from '../../../testing/upload.ts'
import { exportLostFound, leaveLostFound } from '../retention/personal-data.service.ts'
import { sweepLostItems } from '../retention/sweep.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const inbox = async ({ token }: { token: string }) => (await ask(ownMessages, {}, { token })).data.rows
const open = async (...kinds: ('student' | 'visitor' | 'family')[]) => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'], name: '顾清华' })
  const people = await Promise.all(kinds.map((kind) => enter(campus(), { schoolId: admin.schoolId, kind })))
  return { admin, people, schoolId: admin.schoolId }
}
type Entered = Awaited<ReturnType<typeof enter>>
const sweep = () => sweepLostItems({ ...systemContext(campus().base), now: campus().clock.now })
const day = 86_400

test('what a visitor found is seen by the whole school and by nobody else, and is found by words, pinyin, kind and place', async () => {
  const { people, schoolId } = await open('visitor', 'family')
  const [finder, family] = people as [Entered, Entered]
  const place = await campus()
    .base.sql.insertInto('campus_place')
    .values({ school_id: schoolId, kind: 'library', name: '图书馆', name_en: 'Library', name_tw: '圖書館', latitude: 30, longitude: 120 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const photo = await uploadPicture(campus().url, finder.token)
  const id = await postItem(ask, finder, umbrella({ placeId: place.id, photos: [photo] }))
  const foundBy = async (query: object) => (await ask(lostItems, query, family)).data.rows.map((row) => row.id)
  for (const words of ['折叠', 'zhedie', 'hszds', 'umbrella', 'tushuguan']) assert.deepEqual(await foundBy({ words }), [id], words)
  assert.deepEqual(await foundBy({ side: 'found', kind: 'umbrella', placeId: place.id }), [id])
  for (const query of [{ words: '%' }, { side: 'lost' }, { kind: 'keys' }, { view: 'posted' }]) assert.deepEqual(await foundBy(query), [])
  const seen = await readItem(ask, family, id)
  assert.deepEqual([seen.place, seen.mayClaim, seen.mayClose, seen.claims], ['图书馆 · 图书馆三楼', true, false, []])
  const picture = await fetch(`${campus().url}${seen.photo}`, { headers: { authorization: `Bearer ${family.token}` } })
  assert.equal(picture.headers.get('content-type'), 'image/jpeg')
  const stranger = await enter(campus())
  for (const [call, given] of [
    [lostItem, { id }],
    [claimLostItem, { itemId: id, answer: '一只猫' }],
    [closeLostItem, { id }],
    [reportLostItem, { id, reason: 'rude' }],
  ] as const)
    assert.equal((await ask(call, given as never, stranger)).error, 'not_found', call.path)
  assert.equal((await ask(closeLostItem, { id }, family)).error, 'not_found')
  assert.equal((await ask(claimLostItem, { itemId: id, answer: '我的' }, finder)).error, 'lost_item_own')
})

test('posts of the other side that fit are proposed, and the earlier author is told of a good one once; cards never', async () => {
  const { people, schoolId } = await open('student', 'student', 'visitor')
  const [owner, finder, other] = people as [Entered, Entered, Entered]
  const lost = { side: 'lost', question: '', title: '黑色雨伞' } as const
  const lostId = await postItem(ask, owner, umbrella(lost))
  await postItem(ask, owner, umbrella({ ...lost, title: '我的黑伞' }))
  const similar = async (who: Entered, given: object = {}) => {
    const { data } = await ask(
      similarLostItems,
      { side: 'found', kind: 'umbrella', title: '黑色折叠伞', happenedAt: new Date().toISOString(), ...given },
      who,
    )
    return data.map(({ id }) => id)
  }
  assert.deepEqual([(await similar(finder)).includes(lostId), await similar(owner)], [true, []])
  assert.deepEqual([await similar(finder, { kind: 'keys' }), await similar(finder, { kind: 'card' })], [[], []])
  assert.deepEqual(await similar(await enter(campus())), [])
  const told = async (who: Entered) => (await inbox(who)).filter(({ title }) => title.includes('可能')).map(({ title }) => title)
  const foundId = await postItem(ask, finder)
  assert.deepEqual([await told(owner), await told(finder), await told(other)], [['有人捡到的东西可能是您的：黑色折叠伞'], [], []])
  const [message] = await inbox(owner)
  assert.equal((await ask(messageDetail, { id: message?.id ?? '' }, owner)).data.subject?.id, foundId)
  assert.deepEqual(
    [(await readItem(ask, owner, lostId)).similar.map(({ id }) => id), (await readItem(ask, other, lostId)).similar],
    [[foundId], []],
  )
  await postItem(ask, other, umbrella({ title: '红格子长柄' }))
  await postItem(ask, finder, card({ cardNumber: 'X-2' }))
  await postItem(ask, owner, card({ side: 'lost' }))
  assert.deepEqual([(await told(owner)).length, await told(await enter(campus(), { schoolId }))], [1, []])
  await claimItem(ask, owner, foundId)
  await ask(closeLostItem, { id: foundId }, finder)
  assert.deepEqual((await readItem(ask, owner, lostId)).similar, [])
})

test('contact data is refused in every text, and so are pictures of others, foreign places and times to come', async () => {
  const { people } = await open('student', 'student')
  const [author, other] = people as [Entered, Entered]
  const fieldsOf = async (more: object) => Object.keys((await ask(postLostItem, umbrella(more), author)).fields ?? {})
  for (const field of ['title', 'description', 'placeText', 'question'])
    assert.deepEqual(await fieldsOf({ [field]: '打我电话 138 0013 8000' }), [field])
  assert.deepEqual(await fieldsOf({ question: '' }), ['question'])
  assert.deepEqual(await fieldsOf({ placeText: '' }), ['placeText'])
  assert.deepEqual(await fieldsOf({ happenedAt: new Date(Date.now() + 86_400_000).toISOString() }), ['happenedAt'])
  assert.deepEqual(await fieldsOf({ placeId: '00000000-0000-7000-8000-000000000000' }), ['placeId'])
  assert.deepEqual(await fieldsOf({ cardNumber: '2022010123' }), ['cardNumber'])
  const picture = await uploadPicture(campus().url, other.token)
  assert.equal((await ask(postLostItem, umbrella({ photos: [picture] }), author)).error, 'not_found')
  const id = await postItem(ask, author)
  const answer = '加我微信 linxiaoyu88'
  assert.deepEqual(Object.keys((await ask(claimLostItem, { itemId: id, answer }, other)).fields ?? {}), ['answer'])
  assert.deepEqual((await ask(lostItems, {}, other)).data.total, 1)
})

test('a card is told to its owner alone: nobody else sees a name, a number or a picture', async () => {
  const { admin, people } = await open('student', 'student', 'student')
  const [owner, finder, other] = people as [Entered, Entered, Entered]
  const picture = await uploadPicture(campus().url, finder.token)
  for (const more of [{ photos: [picture] }, { title: '林晓雨的卡' }, { cardNumber: '' }])
    assert.equal((await ask(postLostItem, card({ cardNumber: owner.person.number, ...more }), finder)).error, 'bad_input')
  const id = await postItem(ask, finder, card({ cardNumber: owner.person.number.toLowerCase() }))
  const shown = JSON.stringify([(await ask(lostItems, {}, other)).data, await readItem(ask, other, id)])
  assert.ok(!shown.includes(owner.person.number) && !shown.includes('二教门口') && !shown.includes(owner.person.id))
  assert.equal((await ask(lostItems, { words: owner.person.number }, other)).data.total, 0)
  assert.equal((await ask(claimLostItem, { itemId: id, answer: '我的卡' }, other)).error, 'lost_card_of_another')
  const held = await campus().base.sql.selectFrom('lost_item').where('id', '=', id).select(['search_text', 'card_encrypted']).execute()
  assert.ok(!JSON.stringify(held).includes(owner.person.number))

  const [message] = await inbox(owner)
  assert.deepEqual([message?.category, message?.title], ['todo', '有人捡到了您的卡：证件或校园卡'])
  assert.equal((await ask(messageDetail, { id: message?.id ?? '' }, owner)).data.subject?.tone, 'waiting')
  const own = await readItem(ask, owner, id)
  assert.deepEqual([own.isMyCard, own.mayClaim, own.place], [true, true, '二教门口'])
  const kept = (await ask(custodyItem, { id }, admin)).data
  assert.deepEqual([kept.card?.owner?.id, kept.place], [owner.person.id, '二教门口'])
  await ask(claimLostItem, { itemId: id }, owner)
  assert.match((await readItem(ask, owner, id)).claims[0]?.code ?? '', /^\d{6}$/)
  assert.deepEqual([(await readItem(ask, finder, id)).claims[0]?.state, (await inbox(finder)).length], ['accepted', 1])
  await nothingToDo(campus().url, owner)
})

test('a card whose number and name do not fit, or whose name two people share, stays with the office', async () => {
  const { admin, people, schoolId } = await open('student')
  const [finder] = people as [Entered]
  const [one, alone] = [await enter(campus(), { schoolId, name: '王伟' }), await enter(campus(), { schoolId, name: '林晓雨' })]
  await enter(campus(), { schoolId, name: '王伟' })
  const ownerOf = async (given: object) => {
    const id = await postItem(ask, finder, card(given))
    return (await ask(custodyItem, { id }, admin)).data.card
  }
  assert.equal((await ownerOf({ cardName: '王伟' }))?.owner, null)
  assert.equal((await ownerOf({ cardNumber: one.person.number, cardName: '李四' }))?.owner, null)
  assert.equal((await ownerOf({ cardName: '林晓雨' }))?.owner?.id, alone.person.id)
  assert.deepEqual(await ownerOf({ cardNumber: 'X-1', cardName: '无名' }), { number: 'X-1', name: '无名', owner: null })
})

test('three people who report a post hide it until the school decides; the same three do not hide it again', async () => {
  const { admin, people, schoolId } = await open('student', 'student', 'student', 'student')
  const [author, ...reporters] = people as [Entered, Entered, Entered, Entered]
  const id = await postItem(ask, author)
  const report = (who: Entered) => ask(reportLostItem, { id, reason: 'untrue' }, who)
  assert.equal((await report(author)).error, 'lost_item_own')
  assert.equal((await report(reporters[0])).code, 200)
  assert.equal((await report(reporters[0])).error, 'lost_item_reported')
  await Promise.all(reporters.slice(1).map(report))
  assert.equal((await ask(lostItem, { id }, reporters[0])).error, 'not_found')
  assert.equal((await readItem(ask, author, id)).state, 'hidden')
  assert.equal((await inbox(admin))[0]?.title, '失物招领信息被举报：黑色折叠伞')
  assert.deepEqual((await ask(custodyItems, { concern: 'reported' }, admin)).data.waiting, 1)
  assert.equal((await ask(decideLostItem, { id, action: 'show' }, author)).error, 'forbidden')
  assert.equal((await ask(decideLostItem, { id, action: 'hide', notes: '核查' }, admin)).error, 'already_decided')
  assert.equal((await ask(decideLostItem, { id, action: 'show' }, admin)).code, 200)
  await nothingToDo(campus().url, admin)
  assert.equal((await report(reporters[1])).error, 'lost_item_reported')
  assert.equal((await report(await enter(campus(), { schoolId }))).code, 200)
  assert.equal((await readItem(ask, author, id)).state, 'open')
  assert.equal((await ask(decideLostItem, { id, action: 'end', notes: '广告' }, admin)).code, 200)
  assert.deepEqual([(await readItem(ask, author, id)).state, (await readItem(ask, author, id)).notes], ['removed', '广告'])
})

test('a post is shown for thirty days, once renewed, then ends by itself; 90 days later its words and pictures are gone', async () => {
  const { people } = await open('student', 'student')
  let [author, other] = people as [Entered, Entered]
  const photo = await uploadPicture(campus().url, author.token)
  const id = await postItem(ask, author, umbrella({ photos: [photo] }))
  await claimItem(ask, other, id)
  const both = await Promise.all([ask(renewLostItem, { id }, author), ask(renewLostItem, { id }, author)])
  assert.deepEqual(new Set(both.map(({ error }) => error)), new Set(['lost_item_renewed', undefined]))
  const goOn = async (days: number) => {
    campus().clock.advance(days * day)
    await sweep()
    ;[author, other] = [await comeBack(campus(), author), await comeBack(campus(), other)]
  }
  await goOn(58)
  await goOn(0)
  assert.deepEqual(
    (await inbox(author)).map(({ title }) => title),
    ['您的信息三天后到期：黑色折叠伞', '有人认领：黑色折叠伞'],
  )
  await goOn(3)
  const ended = await readItem(ask, author, id)
  assert.deepEqual([ended.state, ended.claims[0]?.state, ended.title], ['expired', 'ended', '黑色折叠伞'])
  assert.equal((await ask(lostItems, {}, other)).data.total, 0)
  assert.equal((await inbox(other))[0]?.title, '您关注的物品已结束：黑色折叠伞')
  await goOn(91)
  const erased = await readItem(ask, author, id)
  assert.deepEqual([erased.title, erased.description, erased.question, erased.photos, erased.claims[0]?.answer], ['', '', '', [], ''])
  assert.equal(await campus().base.sql.selectFrom('file').where('id', '=', photo).select('id').executeTakeFirst(), undefined)
})

test('the eleventh post of a day is refused, and who leaves takes their posts and claims along', async () => {
  const { people } = await open('student', 'visitor')
  const [student, visitor] = people as [Entered, Entered]
  const posted = await Promise.all(Array.from({ length: 11 }, () => ask(postLostItem, umbrella(), visitor)))
  assert.deepEqual(
    posted.flatMap(({ error }) => error ?? []),
    ['enough_today'],
  )
  const id = posted.find(({ code }) => code === 200)?.data.id ?? ''
  const theirs = await postItem(ask, student)
  await claimItem(ask, student, id)
  await claimItem(ask, visitor, theirs)
  const [shown, over] = [await postItem(ask, student), await postItem(ask, student)]
  for (const item of [shown, over]) await ask(reportLostItem, { id: item, reason: 'other', notes: '我在二教见过这个人' }, visitor)
  await ask(closeLostItem, { id: over }, student)
  const ctx = systemContext(campus().base)
  const copy = await exportLostFound(ctx, visitor.person.id)
  assert.deepEqual([copy.posts.length, copy.posts[0]?.title, copy.claims[0]?.answer], [10, '黑色折叠伞', '一只白色小猫'])
  const { id: personId, ...person } = visitor.person
  await campus()
    .base.sql.transaction()
    .execute((sql) => leaveLostFound({ ...ctx, sql }, { ...person, id: personId, schoolId: visitor.schoolId, language: 'zh_CN' }))
  assert.equal((await ask(lostItems, {}, student)).data.total, 2)
  assert.equal((await readItem(ask, student, id)).claims[0]?.state, 'ended')
  assert.deepEqual(
    [(await readItem(ask, student, theirs)).claims[0]?.state, (await readItem(ask, student, theirs)).claims[0]?.answer],
    ['withdrawn', ''],
  )
  const left = await exportLostFound(ctx, visitor.person.id)
  assert.ok(left.posts.every(({ title }) => title === ''))
  // The school may still have to decide about the first.
  assert.deepEqual(
    left.reports.map(({ notes }) => notes),
    ['我在二教见过这个人', ''],
  )
})
