import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Envelope } from '@campus/contract/envelope.ts'
import { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import sharp from 'sharp'
import { systemContext } from '../../context/context.ts'
import { sha256 } from '../../platform/crypto/digest.ts'
import { runText } from '../../platform/db/sql.ts'
import { later } from '../../platform/time/clock.ts'
import { fetchCall } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { uploadTo } from '../../testing/upload.ts'
import { dropBlobIfUnused } from './unused-blob.service.ts'

const campus = useTestCampus()
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

const tokenOf = async () => (await enter(campus())).token

const upload = (token: string, content: Buffer, name: string) => uploadTo(campus().url, uploadFile, token, content, name)

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const fetchBack = async (token: string, id: string) => {
  const response = await fetchCall(campus().url, readFile, { id }, { token })
  return { contentType: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a document is stored and read back byte for byte by its owner', async () => {
  const token = await tokenOf()
  const { code, data } = await upload(token, pdf, '证明.pdf')
  assert.equal(code, 200)
  const { id, contentType, size, name } = uploadFile.output.parse(data)
  assert.deepEqual({ contentType, size, name }, { contentType: 'application/pdf', size: pdf.length, name: '证明.pdf' })
  assert.deepEqual(await fetchBack(token, id), { contentType: 'application/pdf', bytes: pdf })
})

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
const phonePhoto = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#cc3344' } })
    .withExif({ IFD0: { Make: 'Phone of mine' }, IFD3: { GPSLatitude: '30/1 15/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a photo is returned upright and readable, without its location', async () => {
  const token = await tokenOf()
  const photo = await phonePhoto()
  assert.ok((await sharp(photo).metadata()).exif)
  const { id, contentType, name } = uploadFile.output.parse((await upload(token, photo, '头像.jpeg')).data)
  assert.deepEqual([contentType, name], ['image/jpeg', '头像.jpg'])
  const { bytes } = await fetchBack(token, id)
  const { width, height, exif, xmp, orientation } = await sharp(bytes).metadata()
  assert.deepEqual(
    { width, height, exif, xmp, orientation },
    { width: 40, height: 60, exif: undefined, xmp: undefined, orientation: undefined },
  )
  assert.equal(bytes.includes('Phone of mine'), false)
})

test('the original photo is deleted after a while, but not while a file needs it', async () => {
  const { base } = campus()
  const token = await tokenOf()
  const photo = await phonePhoto()
  const { id } = uploadFile.output.parse((await upload(token, photo, 'a.jpg')).data)
  const ctx = { ...systemContext(base), now: () => later(new Date(), 600) }
  const original = sha256(photo).toString('hex')
  assert.ok(await base.services.blobs.stat(original))
  const queued = await runText(base.sql, "select data->>'blobKey' as key from pgboss.job where name = 'files.drop_blob'")
  assert.ok(queued.rows.some(({ key }) => key === original))
  await dropBlobIfUnused(ctx, original)
  assert.equal(await base.services.blobs.stat(original), undefined)
  const kept = await base.sql.selectFrom('file').where('id', '=', id).select('blob_key').executeTakeFirstOrThrow()
  await dropBlobIfUnused(ctx, kept.blob_key)
  assert.ok(await base.services.blobs.stat(kept.blob_key))
})

test('two uploads of the same photo at once both succeed', async () => {
  const token = await tokenOf()
  const photo = await phonePhoto()
  const answers = await Promise.all([1, 2, 3].map(() => upload(token, photo, 'a.jpg')))
  assert.deepEqual(
    answers.map(({ code }) => code),
    [200, 200, 200],
  )
})

test('a picture that cannot be opened, or would fill the memory, is refused', async () => {
  const token = await tokenOf()
  assert.equal((await upload(token, png.subarray(0, 40), 'half.png')).error, 'picture_broken')
  const huge = await sharp({ create: { width: 12_000, height: 8000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
  assert.ok(huge.length < 1_000_000)
  assert.equal((await upload(token, huge, 'bomb.png')).error, 'picture_broken')
})

test("a stranger's file gives the same answer as a missing one", async () => {
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

test('a file over the limit is refused and nothing of it is stored', async () => {
  const token = await tokenOf()
  const before = await campus().base.sql.selectFrom('file').select('id').execute()
  assert.equal((await upload(token, Buffer.concat([png, Buffer.alloc(uploadFile.file.maxBytes)]), 'huge.png')).error, 'too_large')
  assert.deepEqual(await campus().base.sql.selectFrom('file').select('id').execute(), before)
})

test('a request that brings no file names the field, in the language of the reader', async () => {
  const token = await tokenOf()
  const headers = { authorization: `Bearer ${token}`, lang: 'en_US' }
  const ask = async (body: FormData) =>
    Envelope.parse(await (await fetch(`${campus().url}${uploadFile.path}`, { method: 'POST', body, headers })).json())
  assert.deepEqual((await ask(new FormData())).fields, { file: 'This is required' })
})
