import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addEvaluation } from '@campus/contract/appeals/evaluation.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { dismissEvaluation, evaluationAsk, evaluationResults, ownEvaluations } from '@campus/contract/help/evaluations.ts'
import { addFeedback, continueFeedback } from '@campus/contract/help/feedback.ts'
import { messageDetail, ownMessages } from '@campus/contract/messages/inbox.ts'
import { type Caller, systemContext } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { openSession } from '../../account/session/session.service.ts'
import { summarise } from './evaluation.rules.ts'
import { askEvaluation, openEvaluation } from './evaluation.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const aDay = 86_400

const keepTypes = async (schoolId: string, types: readonly string[] = ['app', 'feedback']) => {
  const rows = types.map((value) => ({
    school_id: schoolId,
    type: 'evaluation_type',
    value,
    label: `类${value}`,
    label_en: value,
    label_tw: value,
  }))
  await campus().base.sql.insertInto('dictionary_entry').values(rows).execute()
}

const comeIn = async (options: Parameters<typeof enter>[1] = {}) => {
  const somebody = await enter(campus(), options)
  if (!options.schoolId) await keepTypes(somebody.schoolId)
  return somebody
}

const judge = (token: string, more: Partial<GivenTo<typeof addEvaluation>> = {}) =>
  ask(addEvaluation, { type: 'app', score: 4, suggestion: '很好用，再快一点。', ...more }, { token })

const callerCtx = ({ id, schoolId }: TestPerson) => {
  const caller: Caller = { personId: id, schoolId, sessionId: '', roles: ['student'], isAgent: false }
  return { ...systemContext(campus().base), caller }
}

const askOf = async (person: TestPerson, subjectId: string, type = 'feedback') => {
  await askEvaluation(systemContext(campus().base), {
    schoolId: person.schoolId,
    personId: person.id,
    type,
    subjectKind: 'feedback',
    subjectId,
    about: ['打印', 'Printing', '列印'],
  })
  return openEvaluation(callerCtx(person))
}

const someId = (digit: number) => `00000000-0000-7000-8000-${String(digit).padStart(12, '0')}`

test('scores are counted from one to five with their mean', () => {
  assert.deepEqual(summarise([]), { count: 0, mean: 0, scores: [0, 0, 0, 0, 0] })
  const judged = [
    { score: 5, count: 2 },
    { score: 1, count: 1 },
    { score: 5, count: 1 },
  ]
  assert.deepEqual(summarise(judged), { count: 4, mean: 4, scores: [1, 0, 0, 0, 3] })
  assert.equal(
    summarise([
      { score: 1, count: 1 },
      { score: 2, count: 2 },
    ]).mean,
    1.67,
  )
})

test('unasked, a kind of service is judged once a day, even by two submissions at once', async () => {
  const { token, person } = await comeIn()
  const answers = await Promise.all([judge(token), judge(token, { score: 1 })])
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'enough_today'])
  assert.equal((await judge(token, { type: 'feedback' })).code, 200)
  campus().clock.advance(aDay)
  const session = await openSession(systemContext(campus().base), {
    schoolId: person.schoolId,
    personId: person.id,
    way: 'test',
    remember: false,
  })
  assert.equal((await judge(session.token, { score: 5 })).code, 200)
  const { rows, total } = (await ask(ownEvaluations, {}, { token: session.token })).data
  assert.deepEqual([total, rows[0]?.typeName, rows[0]?.score], [3, '类app', 5])
})

test('a service that was used is asked about once, shown at home and in a message, and judged once', async () => {
  const { token, person } = await comeIn()
  const asked = await askOf(person, someId(1))
  assert.deepEqual([asked?.type, asked?.about], ['feedback', '打印'])
  assert.deepEqual(await askOf(person, someId(1)), asked)
  const [message, ...more] = (await ask(ownMessages, {}, { token })).data.rows
  assert.deepEqual([message?.category, more.length], ['system', 0])
  const subject = async () => (await ask(messageDetail, { id: message?.id ?? '' }, { token })).data.subject
  assert.equal((await subject())?.tone, 'waiting')
  const askId = asked?.askId ?? ''
  const answers = await Promise.all([1, 2].map(() => judge(token, { type: 'feedback', askId })))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['already_evaluated', 'done'])
  assert.equal(await openEvaluation(callerCtx(person)), null)
  assert.deepEqual([(await subject())?.tone, (await subject())?.action], ['good', null])
})

test('a person who declines to rate is not asked again', async () => {
  const { token, person } = await comeIn()
  const older = await askOf(person, someId(1))
  const newer = await askOf(person, someId(2))
  assert.notEqual(newer?.askId, older?.askId)
  const isOpen = async () => (await ask(evaluationAsk, { id: newer?.askId ?? '' }, { token })).data.isOpen
  assert.equal(await isOpen(), true)
  assert.equal((await ask(dismissEvaluation, { askId: newer?.askId ?? '' }, { token })).code, 200)
  assert.equal(await isOpen(), false)
  assert.equal((await openEvaluation(callerCtx(person)))?.askId, older?.askId)
  assert.equal((await askOf(person, someId(2)))?.askId, older?.askId)
})

test('after two weeks home does not ask any more', async () => {
  const { person } = await comeIn()
  assert.ok(await askOf(person, someId(1)))
  campus().clock.advance(13 * aDay)
  assert.ok(await openEvaluation(callerCtx(person)))
  campus().clock.advance(2 * aDay)
  assert.equal(await openEvaluation(callerCtx(person)), null)
})

test('a school that turned a kind of survey off asks nobody about it', async () => {
  const { person, token } = await comeIn()
  assert.equal(await askOf(person, someId(1), 'leave'), null)
  assert.deepEqual((await ask(ownMessages, {}, { token })).data.rows, [])
})

test('the author who closes a feedback is asked to rate it', async () => {
  const { token, person } = await comeIn()
  const given = { title: '打印机总是卡纸', category: 'service', content: '图书馆一楼的打印机今天卡纸三次。' } as const
  const { id } = (await ask(addFeedback, given, { token })).data
  await ask(continueFeedback, { id, closes: true }, { token })
  const asked = await openEvaluation(callerCtx(person))
  assert.deepEqual([asked?.type, asked?.about], ['feedback', '打印机总是卡纸'])
})

test('administrators read numbers and suggestions, by kind and by month, and no names', async () => {
  const boss = await comeIn({ kind: 'teacher', roles: ['admin'] })
  const { schoolId } = boss
  for (const score of [5, 4, 1]) await judge((await comeIn({ schoolId })).token, { score, suggestion: `给 ${score} 分` })
  await judge((await comeIn({ schoolId })).token, { type: 'feedback', score: 2 })
  const { data } = await ask(evaluationResults, {}, { token: boss.token })
  assert.deepEqual(data.byType, [
    { type: 'app', typeName: '类app', count: 3, mean: 3.33, scores: [1, 0, 0, 1, 1] },
    { type: 'feedback', typeName: '类feedback', count: 1, mean: 2, scores: [0, 1, 0, 0, 0] },
  ])
  const month = dayIn('Asia/Shanghai', campus().clock.now()).slice(0, 7)
  assert.deepEqual(data.byMonth, [{ month, count: 4, mean: 3 }])
  const apps = (await ask(evaluationResults, { type: 'app', pageSize: 2 }, { token: boss.token })).data
  assert.deepEqual([apps.suggestions.rows.map(({ suggestion }) => suggestion), apps.suggestions.total], [['给 1 分', '给 4 分'], 3])
  assert.doesNotMatch(JSON.stringify(data), /测试|person/)
})

test("other people's questions are treated as missing, and only administrators see results", async () => {
  const [mine, other] = [await comeIn(), await comeIn()]
  const askId = (await askOf(other.person, someId(1)))?.askId ?? ''
  assert.equal((await judge(mine.token, { type: 'feedback', askId })).error, 'not_found')
  assert.equal((await ask(dismissEvaluation, { askId }, { token: mine.token })).error, 'not_found')
  assert.equal((await ask(evaluationAsk, { id: askId }, { token: mine.token })).error, 'not_found')
  assert.equal((await ask(evaluationResults, {}, { token: mine.token })).error, 'forbidden')
  const boss = await comeIn({ kind: 'teacher', roles: ['admin'] })
  await judge(mine.token)
  assert.equal((await ask(evaluationResults, {}, { token: boss.token })).data.suggestions.total, 0)
})

test('type, score and suggestion are needed, and the type is one of the school and of the question', async () => {
  const { token, person } = await comeIn()
  const fields = async (more: Partial<GivenTo<typeof addEvaluation>>) => Object.keys((await judge(token, more)).fields ?? {})
  assert.deepEqual(await fields({ type: '', score: 6, suggestion: ' ' }), ['type', 'score', 'suggestion'])
  assert.deepEqual(await fields({ score: 2.5, suggestion: 'x'.repeat(501) }), ['score', 'suggestion'])
  assert.deepEqual(await fields({ type: 'gossip' }), ['type'])
  assert.deepEqual(await fields({ askId: (await askOf(person, someId(1)))?.askId }), ['type'])
})
