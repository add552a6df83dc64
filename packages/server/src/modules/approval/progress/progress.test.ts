import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import { act, apply, approval, openOffice, progressOf, publish, reason, root } from '../../../testing/approvals.ts'
import { fetchCall } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { waitingFor } from '../../../testing/waiting.ts'

const campus = useTestCampus()
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const papers = { id: 'papers', name: 'FileUpload' as const, title: '附件' }

const keyIn = (address: string) => new URL(address, 'http://campus').searchParams.get('key') ?? ''

test('who decides opens the files of the form, and the address serves nobody else', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])), form: [reason, papers] })
  const file = uploadFile.output.parse((await uploadTo(campus().url, uploadFile, student.token, pdf, '证明.pdf')).data)
  const formData = { reason: '盖章', papers: [{ id: file.id, name: file.name }] }
  const instanceId = await apply(campus(), student, id, { formData })
  const address = (await progressOf(campus(), first, instanceId)).data.formFiles[file.id]
  assert.ok(address)
  const given = { id: file.id, key: keyIn(address) }
  const typeFor = async (token: string) => (await fetchCall(campus().url, readFile, given, { token })).headers.get('content-type')
  assert.equal(await typeFor(first.token), 'application/pdf')
  assert.notEqual(await typeFor(second.token), 'application/pdf')
})

test('a file of a hidden field has no address', async () => {
  const { admin, student, first } = await openOffice(campus())
  const hidden = { formPerms: [{ id: 'papers', perm: 'H' }] }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], hidden)), form: [reason, papers] })
  const file = uploadFile.output.parse((await uploadTo(campus().url, uploadFile, student.token, pdf, '证明.pdf')).data)
  const formData = { reason: '盖章', papers: [{ id: file.id, name: file.name }] }
  const instanceId = await apply(campus(), student, id, { formData })
  assert.deepEqual((await progressOf(campus(), first, instanceId)).data.formFiles, {})
})

test('home shows how much waits for somebody, until they have decided', async () => {
  const { admin, student, first } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  const waiting = async () => (await waitingFor(campus(), first))['approval-tasks']
  assert.equal(await waiting(), 1)
  await act(campus(), first, instanceId, 'agree')
  assert.equal(await waiting(), undefined)
})

test('a comment of a decider stands among the comments, and whom it names may read the application from then on', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  assert.equal((await progressOf(campus(), second, instanceId)).error, 'not_found')
  await act(campus(), first, instanceId, 'comment', { comment: { text: '请看', mentions: [second.person.id] } })
  const { comments, progress } = (await progressOf(campus(), second, instanceId)).data
  assert.deepEqual(
    comments.map(({ text, mentions }) => [text, mentions.map(({ id }) => id)]),
    [['请看', [second.person.id]]],
  )
  assert.ok(progress.every(({ comment }) => comment.length === 0))
  assert.equal((await progressOf(campus(), third, instanceId)).error, 'not_found')
})

test('a file in a comment is opened by every reader and by nobody else, and nobody attaches the file of another', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  const file = uploadFile.output.parse((await uploadTo(campus().url, uploadFile, first.token, pdf, '意见.pdf')).data)
  const attach = (who: typeof first) => act(campus(), who, instanceId, 'comment', { comment: { text: '见附件', attachments: [file.id] } })
  assert.equal((await attach(student)).error, 'attachment_not_yours')
  assert.equal((await attach(first)).code, 200)
  const [comment, ...others] = (await progressOf(campus(), student, instanceId)).data.comments
  const [attached] = comment?.attachments ?? []
  assert.deepEqual([others.length, attached?.name], [0, '意见.pdf'])
  const given = { id: file.id, key: keyIn(attached?.url ?? '') }
  const typeFor = async (token: string) => (await fetchCall(campus().url, readFile, given, { token })).headers.get('content-type')
  assert.equal(await typeFor(student.token), 'application/pdf')
  assert.notEqual(await typeFor(second.token), 'application/pdf')
})

test('who added a signer, or an administrator with words, takes them off while they have not decided; nobody else does', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const instanceId = await apply(campus(), student, id)
  await act(campus(), first, instanceId, 'afterAdd', { targetUser: [second.person.id, third.person.id] })
  const removable = async (who: typeof first) =>
    (await progressOf(campus(), who, instanceId)).data.progress.flatMap(({ removableAs, taskId }) =>
      removableAs && taskId ? [taskId] : [],
    )
  const [taskId = '', ...others] = await removable(first)
  assert.deepEqual([others.length, await removable(second), await removable(student)], [1, [], []])
  assert.equal((await act(campus(), student, instanceId, 'removeAdd', { taskId })).error, 'not_your_task')
  assert.deepEqual(await removable(admin), [taskId, ...others])
  const openly = { taskId, as: 'administrator' as const }
  assert.equal((await act(campus(), second, instanceId, 'removeAdd', openly)).error, 'not_your_task')
  assert.equal((await act(campus(), admin, instanceId, 'removeAdd', { ...openly, comment: { text: '' } })).error, 'words_required')
  assert.equal((await act(campus(), admin, instanceId, 'removeAdd', { ...openly, comment: { text: '重复' } })).code, 200)
  const removed = (await progressOf(campus(), student, instanceId)).data.progress.find((item) => item.taskId === taskId)
  assert.deepEqual(
    removed?.comment.map(({ text, author }) => [text, author.id]),
    [['重复', admin.person.id]],
  )
  assert.equal((await act(campus(), first, instanceId, 'removeAdd', { taskId })).error, 'task_not_open')
  assert.deepEqual(await removable(first), others)
  await act(campus(), third, instanceId, 'agree')
  await act(campus(), second, instanceId, 'agree')
  assert.deepEqual([await removable(first), (await progressOf(campus(), student, instanceId)).data.status], [[], 'passed'])
})
