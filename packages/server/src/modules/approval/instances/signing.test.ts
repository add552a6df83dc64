import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handleTask } from '@campus/contract/approval/handling.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { askForData, decideDeletion } from '@campus/contract/people/privacy.ts'
import { deleteSignature, uploadSignatureInfo, userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { systemContext } from '../../../context/context.ts'
import { act, apply, approval, openOffice, progressOf, publish, reason, root, taskOf } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { penStrokes } from '../../../testing/signatures.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadPicture } from '../../../testing/upload.ts'
import { sweepSignatures } from '../../signature/own/ending.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
type Who = Awaited<ReturnType<typeof openOffice>>['first']

const sign = async (who: Who, shift = 0) =>
  (await ask(uploadSignatureInfo, { made: { method: 'drawn', strokes: penStrokes(shift) } }, who)).data.fileId

const openSigned = async () => {
  const office = await openOffice(campus())
  const id = await publish(campus(), office.admin, { tree: root(approval('node_1', [office.first], { sign: true })) })
  return { ...office, id, instanceId: await apply(campus(), office.student, id) }
}

const lineOf = async (who: Who, instanceId: string) =>
  (await progressOf(campus(), who, instanceId)).data.progress.find(({ nodeId }) => nodeId === 'node_1')

test('a decision takes the signature that its author has now, and no other file', async () => {
  const { student, first, second, instanceId } = await openSigned()
  const replaced = await sign(first)
  const current = await sign(first, 20)
  const agree = async (signature: string) => act(campus(), first, instanceId, 'agree', { signature })
  for (const signature of [await sign(second), await uploadPicture(campus().url, first.token), replaced])
    assert.equal((await agree(signature)).error, 'signature_required')
  assert.equal((await lineOf(student, instanceId))?.signature, '')
  assert.equal((await agree(current)).code, 200)
  assert.match((await lineOf(student, instanceId))?.signature ?? '', new RegExp(current))
})

test('what decides no task of the application puts no signature and no words under one', async () => {
  const { admin, student, first, id, instanceId } = await openSigned()
  const foreign = await apply(campus(), first, await publish(campus(), admin, { tree: root(approval('node_1', [student])) }))
  const taskId = await taskOf(campus(), student, foreign)
  const signature = await sign(student)
  const send = async (given: GivenTo<typeof handleTask>) => ask(handleTask, { taskId, signature, ...given }, student)
  assert.equal((await send({ instanceId, action: 'comment', comment: { text: '请看' } })).code, 200)
  assert.equal((await send({ instanceId, action: 'urge', comment: { text: '请尽快' } })).code, 200)
  assert.equal((await send({ instanceId, action: 'cancel', comment: { text: '不用了' } })).code, 200)
  const mine = await apply(campus(), student, id)
  assert.equal((await send({ instanceId: mine, action: 'agree', comment: { text: '同意' } })).error, 'task_not_open')
  const line = await lineOf(first, foreign)
  assert.deepEqual([line?.signature, line?.comment], ['', []])
  assert.deepEqual(
    (await progressOf(campus(), student, instanceId)).data.comments.map(({ text }) => text),
    ['请看', '请尽快', '不用了'],
  )
})

test('a comment of who has to decide puts no signature under their decision', async () => {
  const { first, instanceId } = await openSigned()
  const signature = await sign(first)
  assert.equal((await act(campus(), first, instanceId, 'comment', { signature })).code, 200)
  assert.equal((await lineOf(first, instanceId))?.signature, '')
})

test('a signature in a form is the one that its author has now', async () => {
  const { admin, student, first } = await openOffice(campus())
  const paper = { id: 'paper', name: 'SignPanel' as const, title: '签名' }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])), form: [reason, paper] })
  const start = async (fileId: string) => ask(startProcess, { id, formData: { reason: '盖章', paper: fileId } }, student)
  const refused = await start(await uploadPicture(campus().url, student.token))
  assert.deepEqual([refused.error, Object.keys(refused.fields ?? {})], ['form_wrong', ['formData.paper']])
  assert.equal((await start(await sign(first))).error, 'attachment_not_yours')
  assert.equal((await start(await sign(student))).code, 200)
})

test('a picture under a decision or in a form stays there, though its owner replaces and deletes their signature and has their data erased', async () => {
  const { admin, student, first } = await openOffice(campus())
  const paper = { id: 'paper', name: 'SignPanel' as const, title: '签名' }
  const rights = { sign: true, formPerms: [{ id: 'paper', perm: 'E' }] }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], rights)), form: [reason, paper] })
  const instanceId = await apply(campus(), student, id)
  const signature = await sign(first)
  const decided = await act(campus(), first, instanceId, 'agree', { signature, formData: { paper: signature } })
  assert.equal(decided.code, 200)
  const isShown = async () => {
    const { progress, formFiles } = (await progressOf(campus(), student, instanceId)).data
    const addresses = [progress.find(({ nodeId }) => nodeId === 'node_1')?.signature ?? '', formFiles[signature] ?? '']
    const types: (string | null)[] = []
    for (const address of addresses) {
      const answer = await fetch(`${campus().url}${address}`, { headers: { authorization: `Bearer ${student.token}` } })
      types.push(answer.headers.get('content-type'))
    }
    assert.deepEqual(types, ['image/png', 'image/png'])
  }
  const own = async () => (await ask(userSignatureInfo, {}, first)).data.signature?.fileId
  const next = await sign(first, 20)
  assert.equal(await own(), next)
  await isShown()
  assert.equal((await ask(deleteSignature, {}, first)).code, 200)
  assert.equal(await own(), undefined)
  await sweepSignatures(systemContext(campus().base))
  await isShown()
  const { id: request } = (await ask(askForData, { kind: 'deletion', reason: '不再使用' }, first)).data
  assert.equal((await ask(decideDeletion, { id: request, verdict: 'done', notes: '已核实身份' }, admin)).code, 200)
  await isShown()
})
