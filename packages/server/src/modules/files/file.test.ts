import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Envelope } from '@campus/contract/envelope.ts'
import { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import { fetchCall } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'

const campus = useTestCampus()
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

const tokenOf = async () => (await enter(campus())).token

const upload = async (token: string, content: Buffer, name: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const response = await fetch(`${campus().url}${uploadFile.path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  return Envelope.parse(await response.json())
}

test('a picture is stored and read back byte for byte by its owner', async () => {
  const token = await tokenOf()
  const { code, data } = await upload(token, png, '头像.png')
  assert.equal(code, 200)
  const { id, contentType, size } = uploadFile.output.parse(data)
  assert.deepEqual({ contentType, size }, { contentType: 'image/png', size: png.length })
  const response = await fetchCall(campus().url, readFile, { id }, { token })
  assert.equal(response.headers.get('content-type'), 'image/png')
  assert.deepEqual(Buffer.from(await response.arrayBuffer()), png)
})

test("a stranger's file answers like a missing one", async () => {
  const [owner, stranger] = [await tokenOf(), await tokenOf()]
  const { id } = uploadFile.output.parse((await upload(owner, png, 'a.png')).data)
  const answer = await (await fetchCall(campus().url, readFile, { id }, { token: stranger })).json()
  const missing = await (
    await fetchCall(campus().url, readFile, { id: '00000000-0000-7000-8000-000000000000' }, { token: stranger })
  ).json()
  assert.deepEqual(answer, missing)
})

test('a file is judged by its content, not by its name', async () => {
  const token = await tokenOf()
  assert.equal((await upload(token, Buffer.from('<script>alert(1)</script>'), 'harmless.png')).error, 'file_kind')
  assert.equal((await upload(token, Buffer.alloc(0), 'empty.png')).error, 'file_kind')
})

test('a file over the limit is refused and nothing of it is kept', async () => {
  const token = await tokenOf()
  const before = await campus().ground.sql.selectFrom('file').select('id').execute()
  assert.equal((await upload(token, Buffer.concat([png, Buffer.alloc(uploadFile.file.maxBytes)]), 'huge.png')).error, 'too_large')
  assert.deepEqual(await campus().ground.sql.selectFrom('file').select('id').execute(), before)
})

test('a request that brings no file names the field, in the language of the reader', async () => {
  const token = await tokenOf()
  const headers = { authorization: `Bearer ${token}`, lang: 'en_US' }
  const ask = async (body: FormData) =>
    Envelope.parse(await (await fetch(`${campus().url}${uploadFile.path}`, { method: 'POST', body, headers })).json())
  assert.deepEqual((await ask(new FormData())).fields, { file: 'This is required' })
})
