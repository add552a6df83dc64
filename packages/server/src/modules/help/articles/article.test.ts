import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { article, articles, saveArticle } from '@campus/contract/help/articles.ts'
import { answerProblem, findProblems, problemDetail, remarkProblem } from '@campus/contract/help/problems.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { exportedColumn } from '../../../testing/exported-rows.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const setType = (schoolId: string, value: string, is_open = true) =>
  campus()
    .base.sql.insertInto('dictionary_entry')
    .values({ school_id: schoolId, type: 'problem_type', value, label: '账号', label_en: 'Account', label_tw: '帳號', is_open })
    .onConflict((conflict) => conflict.columns(['school_id', 'type', 'value']).doUpdateSet({ is_open }))
    .execute()

const admin = async () => {
  const boss = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  await setType(boss.schoolId, 'account')
  return boss
}

type Given = GivenTo<typeof saveArticle>
const draft = (more: Partial<Given> = {}): Given => ({
  type: 'account',
  isGuide: false,
  title: '忘记密码',
  titleEn: 'Forgot the password',
  titleTw: '忘記密碼',
  blocks: [{ kind: 'paragraph', text: '点“找回密码”。' }],
  blocksEn: [{ kind: 'paragraph', text: 'Choose “Forgot password”.' }],
  blocksTw: [{ kind: 'paragraph', text: '點「找回密碼」。' }],
  position: 3,
  state: 'draft',
  ...more,
})

test('an article is written, published under a new title and retired; every step is evidence', async () => {
  const { token, schoolId } = await admin()
  const { id } = (await ask(saveArticle, draft(), { token })).data
  const found = async (name: string) => (await ask(findProblems, { name }, { token })).data.length
  assert.equal(await found('wjmm'), 0)
  await ask(saveArticle, draft({ id, title: '找回账号', state: 'published' }), { token })
  assert.deepEqual([await found('wjmm'), await found('zhzh')], [0, 1])
  const { remarks, ...kept } = (await ask(article, { id }, { token })).data
  assert.deepEqual([kept, remarks], [{ ...draft({ id, title: '找回账号', state: 'published' }) }, []])
  await ask(saveArticle, draft({ id, state: 'retired' }), { token })
  assert.equal((await ask(problemDetail, { id }, { token })).error, 'not_found')
  const evidence = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('school_id', '=', schoolId)
    .select('details')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    evidence.map(({ details }) => details),
    [
      { title: '忘记密码', type: 'account', state: 'draft' },
      { title: '找回账号', type: 'account', state: 'published' },
      { title: '忘记密码', type: 'account', state: 'retired' },
    ],
  )
})

test('the list shows how each article was rated, and readers stay anonymous', async () => {
  const writer = await admin()
  const { token, schoolId } = writer
  const { id } = (await ask(saveArticle, draft({ state: 'published' }), { token })).data
  await ask(saveArticle, draft({ title: '另一篇', titleEn: 'Another', titleTw: '另一篇' }), { token })
  const reader = await enter(campus(), { schoolId })
  await ask(problemDetail, { id }, { token: reader.token })
  await ask(answerProblem, { id, wasHelpful: true }, { token })
  await ask(answerProblem, { id, wasHelpful: false }, { token: reader.token })
  await ask(remarkProblem, { id, content: '没有说明邮箱怎么办' }, { token: reader.token })
  const { data } = await ask(articles, { state: 'published' }, { token, language: 'en_US' })
  const [{ updatedAt, ...row } = assert.fail('it is listed')] = data.rows
  assert.equal(data.total, 1)
  assert.ok(Date.parse(updatedAt) > 0)
  const received = { reads: 1, helpful: 1, unhelpful: 1, remarks: 1 }
  const named = { id, type: 'account', typeName: 'Account', title: 'Forgot the password', isGuide: false, state: 'published' }
  assert.deepEqual(row, { ...named, ...received })
  const [remark] = (await ask(article, { id }, { token })).data.remarks
  assert.deepEqual(Object.keys(remark ?? {}).toSorted(), ['at', 'content', 'id'])
  const exported = (filter: object) => exportedColumn(campus(), writer, { source: 'articles', column: 'helpful', filter })
  assert.deepEqual([await exported({ state: 'published' }), (await exported({})).length], [['1'], 2])
  const search = async (words: string) => (await ask(articles, { words }, { token })).data.total
  assert.deepEqual([await search('另一'), await search('Forgot'), await search('%')], [1, 1, 0])
  const reads = (await ask(articles, { sort: '-reads' }, { token })).data.rows.map((row) => row.reads)
  assert.deepEqual(
    reads,
    reads.toSorted((one, other) => other - one),
  )
})

test('a type comes from the dictionary; one that was closed stays with the articles that have it', async () => {
  const { token, schoolId } = await admin()
  assert.equal((await ask(saveArticle, draft({ type: 'nothing' }), { token })).error, 'dictionary_unknown')
  const { id } = (await ask(saveArticle, draft(), { token })).data
  await setType(schoolId, 'account', false)
  assert.equal((await ask(saveArticle, draft(), { token })).error, 'dictionary_unknown')
  assert.equal((await ask(saveArticle, draft({ id, title: '新标题' }), { token })).code, 200)
})

test("another school's article is treated as missing, and only administrators write", async () => {
  const [mine, other] = [await admin(), await admin()]
  const { id } = (await ask(saveArticle, draft(), { token: other.token })).data
  assert.equal((await ask(article, { id }, { token: mine.token })).error, 'not_found')
  assert.equal((await ask(saveArticle, draft({ id }), { token: mine.token })).error, 'not_found')
  assert.equal((await ask(articles, {}, { token: mine.token })).data.total, 0)
  const manager = await enter(campus(), { schoolId: mine.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(saveArticle, draft(), { token: manager.token })).error, 'forbidden')
  assert.equal((await ask(articles, {}, { token: manager.token })).error, 'forbidden')
})

test('an article has text in every language', async () => {
  const { token } = await admin()
  const { fields } = await ask(saveArticle, draft({ titleEn: '', blocks: [], blocksTw: [{ kind: 'item', text: ' ' }] }), { token })
  assert.deepEqual(Object.keys(fields ?? {}).toSorted(), ['blocks', 'blocksTw.0.text', 'titleEn'])
})
