import assert from 'node:assert/strict'
import { test } from 'node:test'
import { submitEvaluation } from '@campus/contract/help/evaluations.ts'
import { addFeedback, answerFeedback, continueFeedback, feedbackCases } from '@campus/contract/help/feedback.ts'
import { answerProblem, remarkProblem } from '@campus/contract/help/problems.ts'
import { askForData, decideDeletion } from '@campus/contract/people/privacy.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { eventually } from '../../../testing/eventually.ts'
import { todoOf } from '../../../testing/inbox.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadPicture } from '../../../testing/upload.ts'
import { exportHelp } from './help-export.service.ts'

const campus = useTestCampus()
const given = { title: '打印机总是卡纸', category: 'service', content: '图书馆一楼的打印机今天卡纸三次。' } as const

/** A school with an article and a kind of service that is judged. */
const openHelp = async (schoolId: string) => {
  const { sql } = campus().base
  const blocks = JSON.stringify([{ kind: 'paragraph', text: '办法' }])
  const titles = { title: '忘记密码', title_en: 'Forgot', title_tw: '忘記密碼' }
  const { id: problemId } = await sql
    .insertInto('problem')
    .values({ school_id: schoolId, type: 'account', state: 'published', ...titles, blocks, blocks_en: blocks, blocks_tw: blocks })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = (type: string, value: string) => ({ school_id: schoolId, type, value, label: '应用', label_en: 'App', label_tw: '應用' })
  await sql
    .insertInto('dictionary_entry')
    .values([entry('evaluation_type', 'app'), entry('evaluation_type', 'feedback')])
    .execute()
  return problemId
}

test('my own copy holds all my feedback and the answers to it, and nothing of others', async () => {
  const [mine, other] = [await enter(campus()), await enter(campus())]
  const problemId = await openHelp(mine.schoolId)
  const ask = asker(campus().url)
  for (const { token } of [mine, other]) {
    const { id } = (await ask(addFeedback, given, { token })).data
    await ask(continueFeedback, { id, content: '补充一点' }, { token })
  }
  const { token } = mine
  await ask(submitEvaluation, { type: 'app', score: 5, suggestion: '很好' }, { token })
  await ask(answerProblem, { id: problemId, wasHelpful: true }, { token })
  await ask(remarkProblem, { id: problemId, content: '缺少截图说明' }, { token })

  const copy = await exportHelp(systemContext(campus().base), mine.person.id)
  assert.deepEqual(
    copy.feedback.map(({ title, entries }) => [title, entries.map(({ content }) => content)]),
    [['打印机总是卡纸', ['补充一点']]],
  )
  assert.deepEqual(
    [copy.evaluations.map(({ score }) => score), copy.answers.map(({ title }) => title), copy.remarks.map(({ content }) => content)],
    [[5], ['忘记密码'], ['缺少截图说明']],
  )
})

test('with an account goes all that its owner wrote to the school, with the pictures, and nobody has to answer it any more', async () => {
  const { sql } = campus().base
  const ask = asker(campus().url)
  const guest = await enter(campus(), { kind: 'visitor' })
  const { schoolId } = guest
  const [admin, other] = [
    await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] }),
    await enter(campus(), { schoolId, kind: 'visitor' }),
  ]
  const problemId = await openHelp(schoolId)
  for (const who of [guest, other]) {
    const images = [await uploadPicture(campus().url, who.token)]
    const [answered, open] = [
      (await ask(addFeedback, { ...given, contact: '13800000009', images }, who)).data,
      (await ask(addFeedback, given, who)).data,
    ]
    await ask(answerFeedback, { id: answered.id, content: '已修好', closes: true }, admin)
    await ask(continueFeedback, { id: open.id, content: '补充一点' }, who)
    await ask(submitEvaluation, { type: 'app', score: 5, suggestion: '很好' }, who)
    await ask(answerProblem, { id: problemId, wasHelpful: true }, who)
    await ask(remarkProblem, { id: problemId, content: '缺少截图说明' }, who)
  }
  const request = (await ask(askForData, { kind: 'deletion', reason: '不再使用' }, guest)).data
  assert.equal((await ask(decideDeletion, { id: request.id, verdict: 'done', notes: '已核实身份' }, admin)).code, 200)
  for (const table of ['feedback', 'evaluation', 'evaluation_ask', 'problem_answer', 'problem_remark'] as const) {
    const whose = (await sql.selectFrom(table).where('school_id', '=', schoolId).select('person_id').execute()).map((row) => row.person_id)
    assert.deepEqual(new Set(whose), new Set([other.person.id]), table)
  }
  assert.equal(await sql.selectFrom('file').where('owner_id', '=', guest.person.id).select('id').executeTakeFirst(), undefined)
  assert.deepEqual((await ask(feedbackCases, {}, admin)).data.waiting, 1)
  await eventually(async () => (await todoOf(campus().url, admin)).unread === 1 || undefined)
})
