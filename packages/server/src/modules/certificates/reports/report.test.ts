import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import { reportDocument, reportedFile } from '@campus/contract/certificates/reports.ts'
import { ownDocumentFile } from '@campus/contract/documents/own-documents.ts'
import { addFeedback, answerFeedback, feedbackCase, feedbackDetail } from '@campus/contract/help/feedback.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enrolled, makeOne } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const words = (more: Partial<GivenTo<typeof reportDocument>> = {}): GivenTo<typeof reportDocument> => ({
  kind: 'feedback',
  content: '证明上的姓名拼音与护照不一致，请核对。',
  ...more,
})

let made: Promise<Awaited<ReturnType<typeof enrolled>> & { documentId: string }> | undefined
const holder = () => {
  made ??= enrolled(campus(), {}, { name: '林晓雨' }).then(async (student) => {
    const { id } = await makeOne(campus(), student)
    return { ...student, documentId: id }
  })
  return made
}
const administrator = (schoolId: string) => enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'], name: '顾清华' })
const bytesOf = async (...given: Parameters<typeof fetchCall>) => Buffer.from(await (await fetchCall(...given)).arrayBuffer())

test('a fault in a file reaches the administrators with the document attached, and their answer comes back', async () => {
  const { token, schoolId, documentId } = await holder()
  const admin = await administrator(schoolId)
  const { id } = (await ask(reportDocument, words({ kind: 'file_error', documentId }), { token })).data
  const [reported] = (await ask(ownMessages, {}, { token: admin.token })).data.rows
  assert.equal(reported?.title, '新的反馈：文件有误：在读证明')
  const { about, title, category, author } = (await ask(feedbackCase, { id }, { token: admin.token, language: 'en_US' })).data
  assert.deepEqual([title, category, author.name], ['文件有误：在读证明', 'service', '林晓雨'])
  assert.deepEqual(
    [about?.kind, about?.id, about?.reportKind, about?.title, about?.state, about?.hasFile],
    ['document', documentId, 'file_error', 'Certificate of enrolment', 'valid', true],
  )
  assert.match(about?.serial ?? '', /-\d{6}$/)
  const attached = await bytesOf(campus().url, reportedFile, { id }, { token: admin.token })
  assert.ok(attached.length > 1000 && attached.equals(await bytesOf(campus().url, ownDocumentFile, { id: documentId }, { token })))
  await ask(answerFeedback, { id, content: '已经更正，请重新申请。', closes: true }, { token: admin.token })
  const mine = (await ask(feedbackDetail, { id }, { token })).data
  assert.deepEqual([mine.state, mine.entries[0]?.content, mine.about?.title], ['closed', '已经更正，请重新申请。', '在读证明'])
})

test('wrong data are listed field by field in the case, but not in the message about it', async () => {
  const { token, schoolId, templateId } = await holder()
  const admin = await administrator(schoolId)
  const wrong = [{ field: 'namePinyin', shouldBe: 'Lin Xiaoyu' } as const, { field: 'idCard', shouldBe: '110101200001011234' } as const]
  const { id } = (await ask(reportDocument, words({ kind: 'data_error', templateId, wrong }), { token, language: 'en_US' })).data
  const { content, about, title } = (await ask(feedbackCase, { id }, { token: admin.token })).data
  assert.equal(title, 'Incorrect data: Certificate of enrolment')
  assert.match(content, /\n\nName in pinyin should be: Lin Xiaoyu\nID number should be: 110101200001011234$/)
  assert.deepEqual([about?.kind, about?.serial, about?.state, about?.hasFile], ['template', '', null, false])
  const texts = await campus().base.sql.selectFrom('message_text').where('school_id', '=', schoolId).selectAll().execute()
  assert.ok(!JSON.stringify(texts).includes('110101200001011234'))
  assert.match(await (await fetchCall(campus().url, reportedFile, { id }, { token: admin.token })).text(), /not_found/)
})

test('a question may be about no certificate at all, and an ordinary feedback is about none', async () => {
  const { token } = await holder()
  const { id } = (await ask(reportDocument, words({ kind: 'question' }), { token })).data
  const { about, title } = (await ask(feedbackDetail, { id }, { token })).data
  assert.deepEqual([about, title], [null, '证明咨询'])
  const plain = { title: '打印机总是卡纸', category: 'service', content: '图书馆一楼的打印机今天卡纸三次。' } as const
  const other = (await ask(addFeedback, plain, { token })).data
  assert.equal((await ask(feedbackDetail, { id: other.id }, { token })).data.about, null)
})

test('nobody reports a document of somebody else, and its file is open to the administrators of its school only', async () => {
  const { token, schoolId, documentId, templateId } = await holder()
  const stranger = await enter(campus(), { schoolId })
  const foreign = await administrator((await enter(campus())).schoolId)
  assert.equal((await ask(reportDocument, words({ documentId }), { token: stranger.token })).error, 'not_found')
  assert.equal((await ask(reportDocument, words({ templateId }), { token: foreign.token })).error, 'template_unknown')
  const { id } = (await ask(reportDocument, words({ documentId }), { token })).data
  assert.equal((await ask(feedbackCase, { id }, { token: foreign.token })).error, 'not_found')
  const refused = async (asking: string) => (await fetchCall(campus().url, reportedFile, { id }, { token: asking })).text()
  assert.match(await refused(foreign.token), /not_found/)
  assert.match(await refused(token), /forbidden/)
})

test('two concurrent identical reports are one, and invalid input is reported by field', async () => {
  const { token, documentId, person } = await holder()
  const given = words({ documentId, content: '同一份报告同时提交了两次，应当只有一份。' })
  const answers = await Promise.all([1, 2].map(() => ask(reportDocument, given, { token, key: 'one-report-only' })))
  assert.equal(new Set(answers.map(({ data }) => data.id)).size, 1)
  const count = await campus()
    .base.sql.selectFrom('feedback')
    .where('person_id', '=', person.id)
    .where('content', '=', given.content)
    .select('id')
    .execute()
  assert.equal(count.length, 1)
  const fields = async (more: Partial<GivenTo<typeof reportDocument>>) =>
    Object.keys((await ask(reportDocument, words(more), { token })).fields ?? {})
  assert.deepEqual(await fields({ kind: 'file_error' }), ['documentId'])
  assert.deepEqual(await fields({ kind: 'data_error' }), ['wrong'])
  assert.deepEqual(await fields({ content: '太短' }), ['content'])
})
