import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Envelope } from '@campus/contract/envelope.ts'
import { addCaseFiles, caseFiles, removeCaseFile, wantedFiles } from '@campus/contract/registration/files.ts'
import sharp from 'sharp'
import type { BlobPort } from '../../../ports/blobs/blobs.ts'
import { asker } from '../../../testing/ask.ts'
import { makeSchool } from '../../../testing/people.ts'
import { addFile, aPicture, fillIn, inventIdCard } from '../../../testing/registering.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
let made = 0

const aCase = async () => {
  const { id: schoolId } = await makeSchool(campus().base.sql)
  made += 1
  return (await fillIn(campus(), { schoolId, name: '丁同学', number: `F${made}`, idCard: inventIdCard() })).data.id
}

const bytesOf = (picture: Buffer) => new Uint8Array(picture)

test('a scan is redrawn upright and without hidden data, and rests encrypted', async () => {
  const { base } = campus()
  const id = await aCase()
  const turned = await sharp(await aPicture())
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret words' } } })
    .jpeg()
    .toBuffer()
  const polyglot = Buffer.concat([turned, Buffer.from('<script>alert(1)</script>')])
  assert.equal((await addFile(campus(), id, 'student_card', bytesOf(polyglot))).code, 200)
  const row = await base.sql.selectFrom('registration_file').where('case_id', '=', id).selectAll().executeTakeFirstOrThrow()
  const stored = await base.services.blobs.get(row.blob_key)
  const chunks: Buffer[] = []
  for await (const part of stored ?? []) chunks.push(Buffer.from(part as Uint8Array))
  const raw = Buffer.concat(chunks)
  assert.equal(raw.includes('secret words') || raw.includes('<script>') || raw.subarray(0, 2).equals(Buffer.from([0xff, 0xd8])), false)
  const [listed] = (await asker(campus().url)(caseFiles, { id })).data
  assert.deepEqual([listed?.kind, listed?.name], ['student_card', 'scan.jpg'])
})

test('what is no picture, is cut short, is too large or has too many points is refused', async () => {
  const id = await aCase()
  const errorOf = async (content: Buffer) => (await addFile(campus(), id, 'recent', bytesOf(content))).error
  assert.equal(await errorOf(Buffer.from('%PDF-1.7 hello')), 'file_kind')
  assert.equal(await errorOf((await aPicture()).subarray(0, 200)), 'picture_broken')
  assert.equal(await errorOf(Buffer.concat([await aPicture(), Buffer.alloc(10 * 1024 * 1024)])), 'too_large')
  assert.deepEqual((await asker(campus().url)(caseFiles, { id })).data, [])
})

test('a case takes ten files, also when they come at once, and room is made by taking one out', async () => {
  const ask = asker(campus().url)
  const id = await aCase()
  for (let count = 0; count < 8; count += 1) await addFile(campus(), id, 'transcript')
  const answers = await Promise.all([1, 2, 3].map(() => addFile(campus(), id, 'diploma')))
  assert.equal(answers.filter(({ code }) => code === 200).length, 2)
  assert.equal((await addFile(campus(), id, 'recent')).error, 'registration_files_full')
  const files = (await ask(caseFiles, { id })).data
  assert.equal(files.length, 10)
  assert.equal((await ask(removeCaseFile, { id, fileId: files[0]?.id ?? '' })).data.length, 9)
  assert.equal((await addFile(campus(), id, 'recent', undefined, addCaseFiles)).code, 200)
})

/** Counts what is put into the store from here on. */
const countStored = () => {
  let stored = 0
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

test('where there is room for one file, one is stored, whether ten come in one upload or in ten at once', async () => {
  const ask = asker(campus().url)
  const id = await aCase()
  for (let count = 0; count < 9; count += 1) await addFile(campus(), id, 'transcript')
  const form = new FormData()
  const picture = bytesOf(await aPicture())
  for (let count = 0; count < 10; count += 1) form.append('file', new Blob([picture]), 'scan.jpg')
  const counted = countStored()
  const together = await fetch(`${campus().url}${addCaseFiles.path}?id=${id}&kind=recent`, { method: 'POST', body: form })
  assert.equal(Envelope.parse(await together.json()).error, 'registration_files_full')
  assert.equal(counted(), 1)
  const countedAtOnce = countStored()
  const answers = await Promise.all(Array.from({ length: 10 }, () => addFile(campus(), id, 'recent')))
  assert.deepEqual(answers.map(({ error }) => error ?? 'kept').toSorted(), ['kept', ...Array(9).fill('registration_files_full')])
  assert.equal(countedAtOnce(), 2, 'as it came, and as it was drawn')
  assert.equal((await ask(caseFiles, { id })).data.length, 10)
})

test('somebody else’s file is not taken out, and a guessed case takes none', async () => {
  const ask = asker(campus().url)
  const [mine, others] = [await aCase(), await aCase()]
  await addFile(campus(), others, 'recent')
  const [file] = (await ask(caseFiles, { id: others })).data
  await ask(removeCaseFile, { id: mine, fileId: file?.id ?? '' })
  assert.equal((await ask(caseFiles, { id: others })).data.length, 1)
  const counted = async () =>
    (await campus().base.sql.selectFrom('throttle').where('key', 'like', 'registration:upload:%').select('count').execute()).at(0)?.count
  const before = await counted()
  assert.equal((await addFile(campus(), '3f0c1d7e-1111-4222-8333-944445555666', 'recent')).error, 'not_found')
  assert.equal(await counted(), before, 'others of the same network may still upload')
})

test('the school says which photos and scans it wants', async () => {
  const { id: schoolId } = await makeSchool(campus().base.sql)
  const wanted = (await asker(campus().url)(wantedFiles, { schoolId, userType: 'student' }, { language: 'en_US' })).data
  assert.deepEqual(wanted[0], { kind: 'student_card', label: 'Student card', isPhoto: false, isRequired: true })
})
