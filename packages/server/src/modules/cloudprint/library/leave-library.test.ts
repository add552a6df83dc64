import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offeredFile, offeredFileContent, removeLibraryFile, reviewLibraryFile } from '@campus/contract/cloudprint/console.ts'
import { deletePrintFile } from '@campus/contract/cloudprint/files.ts'
import { libraryFileContent, printLibraryFile, withdrawLibraryFile } from '@campus/contract/cloudprint/library.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { systemContext } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { offer, openLibrary } from '../../../testing/library.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepBlobs } from '../blobs/print-blob.service.ts'
import { forgetOffers, sweepRefused } from './leave-library.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = (seconds = 0) => ({ ...systemContext(campus().base), now: () => later(new Date(), seconds) })
const day = 86_400

const contentOf = async (id: string) => {
  const { sql } = campus().base
  return (await sql.selectFrom('library_file').where('id', '=', id).select('content_id').executeTakeFirstOrThrow()).content_id ?? ''
}
const isKept = async (blobId: string) =>
  (await campus().base.sql.selectFrom('print_blob').where('id', '=', blobId).select('id').executeTakeFirst()) !== undefined
const refusalOf = async (call: typeof offeredFileContent | typeof libraryFileContent, id: string, who: { token: string }) =>
  Envelope.parse(await (await fetchCall(campus().url, call, { id }, who)).json()).error

/** A file in the library whose uploader has no file of their own any more. */
const offered = async () => {
  const library = await openLibrary(campus())
  const { student, english } = library
  const { id, fileId } = await offer(campus(), student, english, 'notes')
  const content = await contentOf(id)
  assert.equal((await ask(deletePrintFile, { id: fileId }, student)).code, 200)
  assert.equal(await isKept(content), true)
  return { ...library, id, content }
}

test('a withdrawn file leaves no bytes, also with two concurrent withdrawals', async () => {
  const { admin, student, id, content } = await offered()
  assert.ok((await ask(offeredFile, { id }, admin)).data.size)
  const answers = await Promise.all([1, 2, 3].map(() => ask(withdrawLibraryFile, { id }, student)))
  assert.deepEqual(
    answers.map(({ code }) => code),
    [200, 200, 200],
  )
  assert.equal(await isKept(content), false)
  assert.equal(await nothingToDo(campus().url, admin), 1)
  const { state, size } = (await ask(offeredFile, { id }, admin)).data
  assert.deepEqual([state, size], ['removed', null])
  assert.equal(await refusalOf(offeredFileContent, id, admin), 'not_found')
})

test('a file removed by an administrator is deleted, unless somebody copied it for printing', async () => {
  const { admin, student, schoolId, id, content } = await offered()
  await ask(reviewLibraryFile, { id, verdict: 'pass' }, admin)
  const reader = await enter(campus(), { schoolId })
  const taken = (await ask(printLibraryFile, { fileId: id }, reader)).data
  assert.equal((await ask(removeLibraryFile, { id, notes: '过期' }, admin)).code, 200)
  assert.equal(await isKept(content), true)
  assert.equal(await refusalOf(libraryFileContent, id, student), 'not_found')
  assert.equal((await ask(deletePrintFile, { id: taken.id }, reader)).code, 200)
  assert.equal(await isKept(content), false)
})

test('a refused file can be viewed for a month, then it is deleted', async () => {
  const { admin, student, id, content } = await offered()
  await ask(reviewLibraryFile, { id, verdict: 'refuse', notes: '内容不全' }, admin)
  await sweepRefused(system(29 * day))
  assert.equal((await fetchCall(campus().url, libraryFileContent, { id }, student)).headers.get('content-type'), 'application/pdf')
  await sweepRefused(system(31 * day))
  assert.equal(await isKept(content), false)
  assert.equal(await refusalOf(libraryFileContent, id, student), 'not_found')
})

test('closing the account withdraws waiting files, and published ones stay', async () => {
  const { admin, student, english, id, content } = await offered()
  const published = await offer(campus(), student, english, 'published')
  await ask(reviewLibraryFile, { id: published.id, verdict: 'pass' }, admin)
  await forgetOffers(system(), student.person.id)
  assert.equal(await isKept(content), false)
  assert.equal((await ask(reviewLibraryFile, { id, verdict: 'pass' }, admin)).error, 'already_reviewed')
  assert.equal((await ask(offeredFile, { id: published.id }, admin)).data.state, 'published')
})

test('bytes released by two concurrent calls are deleted by the next sweep, and recent ones stay', async () => {
  const { admin, id, content } = await offered()
  const { sql } = campus().base
  await ask(reviewLibraryFile, { id, verdict: 'refuse', notes: '内容不全' }, admin)
  await sql.updateTable('library_file').set({ content_id: null }).where('id', '=', id).execute()
  await sweepBlobs(system())
  assert.equal(await isKept(content), true)
  await sweepBlobs(system(2 * day))
  assert.equal(await isKept(content), false)
})
