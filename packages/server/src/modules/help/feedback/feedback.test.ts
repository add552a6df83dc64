import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import {
  addFeedback,
  answerFeedback,
  continueFeedback,
  feedbackCase,
  feedbackCases,
  feedbackDetail,
  ownFeedback,
} from '@campus/contract/help/feedback.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadPicture } from '../../../testing/upload.ts'
import { openSession } from '../../account/session/session.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const author = (schoolId?: string) => enter(campus(), { ...(schoolId ? { schoolId } : {}), name: '林晓雨' })
const admin = (schoolId?: string) =>
  enter(campus(), { ...(schoolId ? { schoolId } : {}), kind: 'teacher', roles: ['admin'], name: '顾清华' })

const words = (more: Partial<GivenTo<typeof addFeedback>> = {}): GivenTo<typeof addFeedback> => ({
  title: '打印机总是卡纸',
  category: 'service',
  content: '图书馆一楼的打印机今天卡纸三次，请检修。',
  ...more,
})

const write = async (token: string, more?: Partial<GivenTo<typeof addFeedback>>) => (await ask(addFeedback, words(more), { token })).data.id

const fetchPicture = (address: string, token: string) =>
  fetch(`${campus().url}${address}`, { headers: { authorization: `Bearer ${token}` } })

/** The same person on another day, or in another role: with a new session. */
const comeBack = (person: TestPerson) =>
  openSession(systemContext(campus().base), { schoolId: person.schoolId, personId: person.id, way: 'test', remember: false })

const inbox = async (token: string) => (await ask(ownMessages, {}, { token })).data.rows

const openedSubject = async (token: string, index = 0) => {
  const row = (await inbox(token))[index]
  return (await ask(messageDetail, { id: row?.id ?? '' }, { token })).data.subject
}

test('a feedback with pictures reaches the administrators, and their answer arrives as a message with its current state', async () => {
  const student = await author()
  const boss = await admin(student.schoolId)
  const images = [await uploadPicture(campus().url, student.token), await uploadPicture(campus().url, student.token)]
  const id = await write(student.token, { images, contact: '13800138000' })

  const [reported] = await inbox(boss.token)
  assert.deepEqual([reported?.category, reported?.title], ['todo', '新的反馈：打印机总是卡纸'])
  assert.equal((await openedSubject(boss.token))?.tone, 'waiting')
  const shown = (await ask(feedbackCase, { id }, { token: boss.token })).data
  assert.deepEqual([shown.author.name, shown.contact, shown.images.length], ['林晓雨', '13800138000', 2])
  assert.match((await fetchPicture(shown.images[0] ?? '', boss.token)).headers.get('content-type') ?? '', /^image\//)

  assert.equal((await ask(answerFeedback, { id, content: '已派人检修，谢谢。' }, { token: boss.token })).code, 200)
  const [answered] = await inbox(student.token)
  assert.deepEqual([answered?.category, answered?.excerpt], ['progress', '已派人检修，谢谢。'])
  assert.deepEqual((await openedSubject(student.token))?.tone, 'good')
  const own = (await ask(feedbackDetail, { id }, { token: student.token })).data
  assert.equal(own.state, 'answered')
  assert.ok(own.answeredAt)
  assert.deepEqual(
    own.entries.map(({ isReply, author, content }) => [isReply, author, content]),
    [[true, '顾清华', '已派人检修，谢谢。']],
  )
  const evidence = await campus().base.sql.selectFrom('audit_entry').where('subject_id', '=', id).select('action').execute()
  assert.deepEqual(evidence, [{ action: 'help.feedback_answered' }])
})

test('a picture shown to an administrator is for that administrator alone', async () => {
  const student = await author()
  const [boss, other] = [await admin(student.schoolId), await author(student.schoolId)]
  const id = await write(student.token, { images: [await uploadPicture(campus().url, student.token)] })
  const [address = ''] = (await ask(feedbackCase, { id }, { token: boss.token })).data.images
  const response = await fetchPicture(address, other.token)
  assert.equal(Envelope.parse(await response.json()).error, 'not_found')
})

test('a question back opens the feedback again and notifies the administrators, once while it waits', async () => {
  const student = await author()
  const boss = await admin(student.schoolId)
  const id = await write(student.token)
  await ask(answerFeedback, { id, content: '请问是哪一台？' }, { token: boss.token })
  assert.equal(await nothingToDo(campus().url, boss), 1)
  await ask(continueFeedback, { id, content: '靠窗那台。' }, { token: student.token })
  await ask(continueFeedback, { id, content: '编号 P-12。' }, { token: student.token })
  assert.equal((await ask(feedbackDetail, { id }, { token: student.token })).data.state, 'open')
  assert.deepEqual(
    (await inbox(boss.token)).map(({ excerpt }) => excerpt),
    ['靠窗那台。', words().content],
  )
})

test('a closed feedback is over for both sides', async () => {
  const student = await author()
  const boss = await admin(student.schoolId)
  const id = await write(student.token)
  assert.equal((await ask(continueFeedback, { id, closes: true }, { token: student.token })).code, 200)
  assert.equal((await ask(continueFeedback, { id, content: '还有一点' }, { token: student.token })).error, 'feedback_closed')
  assert.equal((await ask(answerFeedback, { id, content: '好的' }, { token: boss.token })).error, 'feedback_closed')
  assert.equal(await nothingToDo(campus().url, boss), 1)
  assert.equal((await openedSubject(boss.token))?.tone, 'over')
})

test('of a closing answer and a closing author at the same moment one wins, and the other gets an error', async () => {
  const student = await author()
  const boss = await admin(student.schoolId)
  const id = await write(student.token)
  const answers = await Promise.all([
    ask(answerFeedback, { id, content: '已处理', closes: true }, { token: boss.token }),
    ask(continueFeedback, { id, closes: true }, { token: student.token }),
  ])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'feedback_closed'])
})

test('the same submission twice is one feedback, and ten are enough for a day', async () => {
  const { token, person } = await author()
  const key = 'the-same-submission'
  const twice = await Promise.all([1, 2].map(() => ask(addFeedback, words(), { token, key })))
  assert.equal(twice[0]?.data.id, twice[1]?.data.id)
  for (let times = 1; times < 10; times += 1) assert.equal((await ask(addFeedback, words(), { token })).code, 200)
  assert.equal((await ask(addFeedback, words(), { token })).error, 'enough_today')
  assert.equal((await ask(ownFeedback, {}, { token })).data.total, 10)
  campus().clock.advance(86_401)
  const tomorrow = await comeBack(person)
  assert.equal((await ask(addFeedback, words(), { token: tomorrow.token })).code, 200)
})

test('my feedback is listed newest first, page by page', async () => {
  const { token } = await author()
  for (const title of ['第一条反馈', '第二条反馈', '第三条反馈']) await write(token, { title })
  const page = async (pageNum: number) => {
    const { rows, total } = (await ask(ownFeedback, { pageNum, pageSize: 2 }, { token })).data
    return [rows.map(({ title }) => title), total]
  }
  assert.deepEqual(await page(1), [['第三条反馈', '第二条反馈'], 3])
  assert.deepEqual(await page(2), [['第一条反馈'], 3])
})

test('administrators filter the feedback of their school and see how many wait', async () => {
  const student = await author()
  const boss = await admin(student.schoolId)
  const first = await write(student.token)
  await write(student.token, { category: 'account', title: '无法登录了', content: '输入验证码后一直提示 100% 错误。' })
  await ask(answerFeedback, { id: first, content: '好的' }, { token: boss.token })
  const list = async (query: GivenTo<typeof feedbackCases>) => {
    const { rows, total, waiting } = (await ask(feedbackCases, query, { token: boss.token })).data
    return [rows.map(({ title }) => title), total, waiting]
  }
  assert.deepEqual(await list({}), [['无法登录了', '打印机总是卡纸'], 2, 1])
  assert.deepEqual(await list({ state: 'answered' }), [['打印机总是卡纸'], 1, 1])
  assert.deepEqual(await list({ category: 'account' }), [['无法登录了'], 1, 1])
  assert.deepEqual(await list({ words: '100%' }), [['无法登录了'], 1, 1])
  assert.deepEqual(await list({ words: student.person.number, state: 'closed' }), [[], 0, 1])
})

test("other people's feedback is treated as missing, in my school and in others", async () => {
  const student = await author()
  const [classmate, foreigner] = [await author(student.schoolId), await admin()]
  const id = await write(student.token)
  assert.equal((await ask(feedbackDetail, { id }, { token: classmate.token })).error, 'not_found')
  assert.equal((await ask(continueFeedback, { id, content: '我也是' }, { token: classmate.token })).error, 'not_found')
  assert.equal((await ask(feedbackCase, { id }, { token: foreigner.token })).error, 'not_found')
  assert.equal((await ask(answerFeedback, { id, content: '好的' }, { token: foreigner.token })).error, 'not_found')
  assert.equal((await ask(feedbackCases, {}, { token: foreigner.token })).data.total, 0)
  const manager = await enter(campus(), { schoolId: student.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(feedbackCase, { id }, { token: manager.token })).error, 'forbidden')
})

test('a former administrator still has the message, but sees nothing of the feedback', async () => {
  const student = await author()
  const boss = await admin(student.schoolId)
  await write(student.token)
  assert.ok(await openedSubject(boss.token))
  await campus().base.sql.deleteFrom('person_role').where('person_id', '=', boss.person.id).where('role', '=', 'admin').execute()
  const { token } = await comeBack(boss.person)
  assert.equal((await inbox(token)).length, 1)
  assert.equal(await openedSubject(token), null)
})

test('title, content and pictures keep their limits, and pictures have to be my own', async () => {
  const [mine, other] = [await author(), await author()]
  const picture = await uploadPicture(campus().url, other.token)
  const fields = async (more: Partial<GivenTo<typeof addFeedback>>) =>
    Object.keys((await ask(addFeedback, words(more), { token: mine.token })).fields ?? {})
  assert.deepEqual(await fields({ title: '四个字啊', content: '太短了', category: 'gossip' as never }), ['title', 'category', 'content'])
  assert.deepEqual(await fields({ title: '题'.repeat(16), content: '字'.repeat(501), contact: '1'.repeat(101) }), [
    'title',
    'content',
    'contact',
  ])
  assert.deepEqual(await fields({ images: Array.from({ length: 10 }, () => picture) }), ['images'])
  assert.deepEqual(await fields({ images: [picture, picture] }), ['images'])
  assert.equal((await ask(addFeedback, words({ images: [picture] }), { token: mine.token })).error, 'not_found')
  assert.deepEqual(Object.keys((await ask(continueFeedback, { id: picture, content: ' ' }, { token: mine.token })).fields ?? {}), [
    'content',
  ])
})
