import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { saveArticle } from '@campus/contract/help/articles.ts'
import {
  answeredProblems,
  answerProblem,
  commonProblems,
  findProblems,
  helpDetail,
  problemDetail,
  problemList,
  remarkProblem,
} from '@campus/contract/help/problems.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { spellTitle } from '../articles/title-spelling.service.ts'
import { wordsTyped } from './problem.rules.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const admin = async () => {
  const boss = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  for (const [value, label] of [
    ['account', '账号'],
    ['printing', '打印'],
  ] as const)
    await campus()
      .base.sql.insertInto('dictionary_entry')
      .values({ school_id: boss.schoolId, type: 'problem_type', value, label, label_en: `${value} (en)`, label_tw: label })
      .execute()
  return boss
}

const text = (words: string) => [
  { kind: 'heading' as const, text: '步骤' },
  { kind: 'paragraph' as const, text: words },
]

const write = async (token: string, title: string, more: Partial<GivenTo<typeof saveArticle>> = {}) => {
  const article = {
    type: 'account',
    isGuide: false,
    title,
    titleEn: `${title} (en)`,
    titleTw: `${title} (tw)`,
    blocks: text(`${title}的办法`),
    blocksEn: text(`How to do ${title}`),
    blocksTw: text(`${title}的辦法`),
    state: 'published' as const,
    ...more,
  }
  return (await ask(saveArticle, article, { token })).data.id
}

const titles = (answer: { data: readonly { title: string }[] }) => answer.data.map(({ title }) => title)

test('a title is found by how it sounds, whole or by initials, with letters and digits as they are', () => {
  const cases = [
    ['在读证明', 'zaiduzhengming', 'zdzm'],
    ['怎么重置密码', 'chongzhimima', 'zmczmm'],
    ['PDF 打不开', 'pdfdabukai', 'pdfdbk'],
    ['绿卡', 'lvka', 'lk'],
    ['Wi-Fi 连不上', 'wifilianbushang', 'wifilbs'],
  ] as const
  for (const [title, whole, initials] of cases) {
    assert.ok(spellTitle(title).includes(whole), spellTitle(title))
    assert.ok(spellTitle(title).split(' ').includes(initials), spellTitle(title))
  }
  assert.equal(spellTitle('？'), '')
  assert.deepEqual(wordsTyped('  ZDZM  密码 '), ['zdzm', '密码'])
})

test('before login everybody reads the published problems of a school, by type and in their language', async () => {
  const { token, schoolId } = await admin()
  await write(token, '怎么登录', { position: 2 })
  await write(token, '忘记密码', { position: 1 })
  await write(token, '打印不出', { type: 'printing' })
  await write(token, '草稿', { state: 'draft' })
  await write(token, '过时', { state: 'retired' })
  await write(token, '新生指南', { isGuide: true })
  assert.deepEqual(titles(await ask(commonProblems, { schoolId, dictType: 'account' })), ['忘记密码', '怎么登录'])
  assert.deepEqual(titles(await ask(commonProblems, { schoolId, dictType: 'all' })), ['忘记密码', '怎么登录', '打印不出'])
  assert.deepEqual(titles(await ask(commonProblems, { schoolId, dictType: 'nothing' })), [])
  const [printing] = (await ask(commonProblems, { schoolId, dictType: 'printing' }, { language: 'en_US' })).data
  assert.deepEqual([printing?.typeName, printing?.excerpt], ['printing (en)', 'How to do 打印不出'])
  const nowhere = '00000000-0000-7000-8000-000000000000'
  assert.equal((await ask(commonProblems, { schoolId: nowhere, dictType: 'all' })).error, 'school_unknown')
})

test('while one types, problems and guides are found by title, sound, initials and text, titles first', async () => {
  const { token } = await admin()
  await write(token, '申请在读证明')
  await write(token, '下载文件', { blocks: text('先申请在读证明，再下载') })
  await write(token, '打印指南', { isGuide: true, type: 'printing' })
  const find = async (name: string, dictType?: string) =>
    titles(await ask(findProblems, { name, ...(dictType ? { dictType } : {}) }, { token }))
  assert.deepEqual(await find('在读证明'), ['申请在读证明', '下载文件'])
  assert.deepEqual(await find('zdzm'), ['申请在读证明'])
  assert.deepEqual(await find('ZaiDu'), ['申请在读证明'])
  assert.deepEqual(await find('dyzn'), ['打印指南'])
  assert.deepEqual(await find('how to do 打印指南'), ['打印指南'])
  assert.deepEqual(await find('证明 下载'), ['下载文件'])
  assert.deepEqual(await find('打印', 'account'), [])
  for (const nothing of ['paragraph', '%', '_', String.raw`\ `]) assert.deepEqual(await find(nothing), [], nothing)
})

test('the most read is first, and concurrent readers are all counted', async () => {
  const { token } = await admin()
  const [seldom, often] = [await write(token, '冷门'), await write(token, '热门', { position: 9 })]
  await ask(problemDetail, { id: seldom }, { token })
  await Promise.all(Array.from({ length: 12 }, () => ask(problemDetail, { id: often }, { token })))
  const { data } = await ask(problemList, { type: 'account' }, { token })
  assert.deepEqual([titles({ data: data.rows }), data.total], [['热门', '冷门'], 2])
  const { reads } = await campus()
    .base.sql.selectFrom('problem_reads')
    .where('problem_id', '=', often)
    .select((row) => row.fn.sum<string>('reads').as('reads'))
    .executeTakeFirstOrThrow()
  assert.equal(Number(reads), 12)
  const second = (await ask(problemList, { pageSize: 1, pageNum: 2 }, { token })).data
  assert.deepEqual([titles({ data: second.rows }), second.total], [['冷门'], 2])
})

test('guides are separate from problems', async () => {
  const { token } = await admin()
  const [problem, guide] = [await write(token, '问题'), await write(token, '指南', { isGuide: true })]
  assert.deepEqual(titles({ data: (await ask(problemList, { isGuide: 'true' }, { token })).data.rows }), ['指南'])
  assert.equal((await ask(helpDetail, { id: guide }, { token })).data.blocks.length, 2)
  assert.equal((await ask(helpDetail, { id: problem }, { token })).error, 'not_found')
  assert.equal((await ask(problemDetail, { id: guide }, { token })).error, 'not_found')
})

test('"did this help" is answered once by each, and a second answer takes the place of the first', async () => {
  const { token, schoolId } = await admin()
  const id = await write(token, '忘记密码')
  const reader = await enter(campus(), { schoolId })
  assert.equal((await ask(problemDetail, { id }, { token: reader.token })).data.myAnswer, null)
  await Promise.all([true, true, false].map((wasHelpful) => ask(answerProblem, { id, wasHelpful }, { token: reader.token })))
  await ask(answerProblem, { id, wasHelpful: true }, { token: reader.token })
  await ask(answerProblem, { id, wasHelpful: false }, { token })
  const { data } = await ask(problemDetail, { id }, { token: reader.token })
  assert.deepEqual([data.myAnswer, data.helpful], [true, 1])
  const history = (await ask(answeredProblems, {}, { token: reader.token })).data
  assert.deepEqual([history.total, history.rows.map(({ title, wasHelpful }) => [title, wasHelpful])], [1, [['忘记密码', true]]])
})

test('readers can report what is missing, within a limit', async () => {
  const { token } = await admin()
  const id = await write(token, '忘记密码')
  const remark = (content: string) => ask(remarkProblem, { id, content }, { token })
  assert.equal((await remark('没有说明邮箱怎么办')).code, 200)
  assert.deepEqual(Object.keys((await remark('短')).fields ?? {}), ['content'])
  for (let times = 1; times < 20; times += 1) await remark(`还缺少第 ${times} 点`)
  assert.equal((await remark('最后一点也缺少')).error, 'too_many_requests')
})

test("drafts, retired texts and another school's are treated as missing", async () => {
  const [mine, other] = [await admin(), await admin()]
  const hidden = [await write(mine.token, '草稿', { state: 'draft' }), await write(mine.token, '过时', { state: 'retired' })]
  const foreign = await write(other.token, '外校的问题')
  for (const id of [...hidden, foreign]) {
    assert.equal((await ask(problemDetail, { id }, { token: mine.token })).error, 'not_found')
    assert.equal((await ask(answerProblem, { id, wasHelpful: true }, { token: mine.token })).error, 'not_found')
    assert.equal((await ask(remarkProblem, { id, content: '我来试一试' }, { token: mine.token })).error, 'not_found')
  }
  assert.deepEqual(titles(await ask(findProblems, { name: '外校' }, { token: mine.token })), [])
  const { schoolId } = mine
  assert.equal((await ask(problemDetail, { id: foreign, schoolId })).error, 'not_found')
  assert.equal((await ask(problemDetail, { id: foreign, schoolId: other.schoolId })).data.myAnswer, null, 'help is open without a login')
  assert.deepEqual(titles(await ask(findProblems, { name: '外校', schoolId: other.schoolId })).length, 1)
  assert.equal((await ask(answerProblem, { id: foreign, wasHelpful: true })).result, 'login')
})
