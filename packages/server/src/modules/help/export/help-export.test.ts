import assert from 'node:assert/strict'
import { test } from 'node:test'
import { submitEvaluation } from '@campus/contract/help/evaluations.ts'
import { addFeedback, continueFeedback } from '@campus/contract/help/feedback.ts'
import { answerProblem, remarkProblem } from '@campus/contract/help/problems.ts'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { exportHelp } from './help-export.service.ts'

const campus = useTestCampus()

test('my own copy holds all my feedback and the answers to it, and nothing of others', async () => {
  const { sql } = campus().base
  const [mine, other] = [await enter(campus()), await enter(campus())]
  const { schoolId } = mine
  const blocks = JSON.stringify([{ kind: 'paragraph', text: '办法' }])
  const titles = { title: '忘记密码', title_en: 'Forgot', title_tw: '忘記密碼' }
  const { id: problemId } = await sql
    .insertInto('problem')
    .values({ school_id: schoolId, type: 'account', state: 'published', ...titles, blocks, blocks_en: blocks, blocks_tw: blocks })
    .returning('id')
    .executeTakeFirstOrThrow()
  const labels = { label: '应用', label_en: 'App', label_tw: '應用' }
  await sql
    .insertInto('dictionary_entry')
    .values({ school_id: schoolId, type: 'evaluation_type', value: 'app', ...labels })
    .execute()
  const ask = asker(campus().url)
  const given = { title: '打印机总是卡纸', category: 'service', content: '图书馆一楼的打印机今天卡纸三次。' } as const
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
