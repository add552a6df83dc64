import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { startImport } from '@campus/contract/administration/people-import.ts'
import { uploadPrintFile } from '@campus/contract/cloudprint/files.ts'
import { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import { uploadAvatar } from '@campus/contract/people/own-photos.ts'
import { verifyFile } from '@campus/contract/verification/verify.ts'
import sharp from 'sharp'
import { allRoutes } from '../../modules.ts'
import type { BlobPort } from '../../ports/blobs/blobs.ts'
import { fetchCall } from '../../testing/ask.ts'
import { enter } from '../../testing/enter.ts'
import { useTestCampus } from '../../testing/test-campus.ts'
import { uploadTo } from '../../testing/upload.ts'

let stored = 0
const campus = useTestCampus({ environment: { FILES_PER_PERSON_MB: '1' } })

/** Counts what is put into the store from here on. */
const countStored = () => {
  stored = 0
  const blobs = campus().base.services.blobs as { put: BlobPort['put'] }
  const { put } = blobs
  blobs.put = (content, options) => {
    stored += 1
    return put.call(blobs, content, options)
  }
  return () => {
    blobs.put = put
    return stored
  }
}

/** A PDF of so many bytes, unlike every other. */
const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes - 9)])
const upload = (token: string, bytes: number) => uploadTo(campus().url, uploadFile, token, pdfOf(bytes), 'a.pdf')

const pretendAttempts = (key: string, count: number) =>
  campus()
    .base.sql.insertInto('throttle')
    .values({ key, count, window_ends_at: new Date(campus().clock.now().getTime() + 600_000) })
    .execute()

test('every call that takes files asks for its limit before the bytes are read', () => {
  const withFiles = allRoutes.filter(({ call }) => call.file)
  assert.ok(withFiles.length >= 7)
  for (const { call, beforeUpload } of withFiles) assert.ok(beforeUpload, call.path)
})

test('a public check beyond the limit stores nothing of what it refuses', async () => {
  await pretendAttempts('verify.file:127.0.0.1', 60)
  const counted = countStored()
  const refused = await uploadTo(campus().url, verifyFile, '', pdfOf(2_000_000), 'a.pdf')
  assert.equal(refused.error, 'try_later')
  assert.equal(counted(), 0)
})

test('too frequent uploads are refused before anything is stored, at every call', async () => {
  const { token, person } = await enter(campus(), { roles: ['admin'] })
  await pretendAttempts(`upload:${person.id}`, 120)
  await pretendAttempts(`print_upload:${person.id}`, 30)
  const counted = countStored()
  const errors = []
  for (const call of [uploadFile, uploadAvatar, startImport, uploadPrintFile])
    errors.push((await uploadTo(campus().url, call, token, pdfOf(1000), 'a.pdf')).error)
  assert.deepEqual(errors, ['too_many_requests', 'too_many_requests', 'too_many_requests', 'try_later'])
  assert.equal(counted(), 0)
})

test('a file that declares a size over the limit is refused before it is read', async () => {
  const { token } = await enter(campus())
  const counted = countStored()
  assert.equal((await upload(token, 12 * 1024 * 1024)).error, 'too_large')
  assert.equal(counted(), 0)
})

test('a person has room for so much and no more, not even at the same moment, and others keep theirs', async () => {
  const [full, other] = [await enter(campus()), await enter(campus())]
  const answers = await Promise.all([upload(full.token, 600_000), upload(full.token, 600_000)])
  assert.deepEqual(new Set(answers.map(({ error, code }) => error ?? code)), new Set([200, 'storage_full']))
  assert.equal((await upload(full.token, 400_000)).code, 200)
  assert.equal((await upload(full.token, 100_000)).error, 'storage_full')
  const fits = await upload(full.token, 1_048_576 - 1_000_000)
  assert.equal(fits.code, 200)
  const counted = countStored()
  assert.equal((await upload(full.token, 20)).error, 'storage_full')
  assert.equal(counted(), 0, 'refused before it was read')
  assert.equal((await upload(other.token, 600_000)).code, 200)
  const { id } = uploadFile.output.parse(fits.data)
  assert.equal((await fetchCall(campus().url, readFile, { id }, { token: full.token })).status, 200)
})

test('many pictures of one person at once are drawn a few at a time, and another person is not refused', async () => {
  const [greedy, other] = [await enter(campus()), await enter(campus())]
  const picture = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#335577' } })
    .png()
    .toBuffer()
  const send = (token: string) => uploadTo(campus().url, uploadAvatar, token, picture, 'a.png')
  const [theirs, ...answers] = await Promise.all([send(other.token), ...Array.from({ length: 12 }, () => send(greedy.token))])
  assert.equal(theirs?.code, 200)
  const errors = new Set(answers.map(({ error, code }) => error ?? code))
  assert.ok(errors.has('too_many_requests') && errors.has(200), [...errors].join())
})
