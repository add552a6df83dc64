import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { act, apply, approval, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { uploadPicture, uploadTo } from '../../../testing/upload.ts'

const campus = useTestCampus()
const pictures = { id: 'pictures', name: 'ImageUpload' as const, title: '照片' }
const papers = { id: 'papers', name: 'FileUpload' as const, title: '附件', props: { maxSize: 0.01 } }
const lines = { id: 'lines', name: 'TableList' as const, title: '明细', items: [{ ...pictures, id: 'receipt' }] }

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, 32)])
const upload = async (token: string, bytes: number, name: string) =>
  uploadFile.output.parse((await uploadTo(campus().url, uploadFile, token, pdfOf(bytes), name)).data).id

const openFiles = async () => {
  const office = await openOffice(campus())
  const { admin, student, first } = office
  const rights = { formPerms: [papers, pictures].map(({ id }) => ({ id, perm: 'E' })) }
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first], rights)), form: [reason, pictures, papers, lines] })
  const start = (more: object) => asker(campus().url)(startProcess, { id, formData: { reason: '盖章', ...more } }, student)
  return { ...office, id, start }
}

test('a picture field takes pictures alone, judged by their content and not by their name, also in a row', async () => {
  const { student, start } = await openFiles()
  const paper = [{ id: await upload(student.token, 1000, '照片.png'), name: '照片.png' }]
  for (const [field, formData] of [
    ['pictures', { pictures: paper }],
    ['lines', { lines: [{ receipt: paper }] }],
  ] as const) {
    const refused = await start(formData)
    assert.deepEqual([refused.error, Object.keys(refused.fields ?? {})], ['form_wrong', [`formData.${field}`]])
  }
  const picture = [{ id: await uploadPicture(campus().url, student.token), name: 'a.jpg' }]
  assert.equal((await start({ pictures: picture, papers: paper, lines: [{ receipt: picture }] })).code, 200)
})

test('a file larger than its field takes is refused when it is submitted and when a step writes it', async () => {
  const { student, first, id, start } = await openFiles()
  const large = async (token: string) => [{ id: await upload(token, 20_000, '合同.pdf'), name: '合同.pdf', size: 1 }]
  assert.deepEqual(Object.keys((await start({ papers: await large(student.token) })).fields ?? {}), ['formData.papers'])
  const instanceId = await apply(campus(), student, id)
  const agree = async (formData: object) => act(campus(), first, instanceId, 'agree', { formData: { ...formData } })
  assert.deepEqual(Object.keys((await agree({ papers: await large(first.token) })).fields ?? {}), ['formData.papers'])
  const small = [{ id: await upload(first.token, 1000, '合同.pdf'), name: '合同.pdf' }]
  assert.equal((await agree({ pictures: small })).error, 'form_wrong')
  assert.equal((await agree({ papers: small })).code, 200)
})

test('a file that stood in one field is judged again in another', async () => {
  const { student, id } = await openFiles()
  const ask = asker(campus().url)
  const papersOf = [{ id: await upload(student.token, 1000, 'a.pdf'), name: 'a.pdf' }]
  const draft = { id, draft: true, formData: { reason: '盖章', papers: papersOf } }
  const { instanceId } = (await ask(startProcess, draft, student)).data
  const moved = { id, instanceId, formData: { reason: '盖章', pictures: papersOf } }
  assert.deepEqual(Object.keys((await ask(startProcess, moved, student)).fields ?? {}), ['formData.pictures'])
})
