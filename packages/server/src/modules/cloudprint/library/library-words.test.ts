import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameLibraryFile, offeredFile, offeredFiles, reviewLibraryFile } from '@campus/contract/cloudprint/console.ts'
import { printFile } from '@campus/contract/cloudprint/files.ts'
import {
  forgetLibraryFile,
  libraryFile,
  libraryFileContent,
  libraryFiles,
  offerLibraryFileAgain,
  ownLibraryFile,
  ownLibraryFiles,
  printLibraryFile,
  shareToLibrary,
  withdrawLibraryFile,
} from '@campus/contract/cloudprint/library.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { systemContext } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { bringFile, offer, openLibrary } from '../../../testing/library.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { sweepRefused } from './leave-library.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** A library with a file of a student that was refused. */
const openRefused = async () => {
  const library = await openLibrary(campus())
  const { admin, student, english } = library
  const { id, fileId } = await offer(campus(), student, english, '笔记')
  assert.equal((await ask(reviewLibraryFile, { id, verdict: 'refuse', notes: '请写明课程' }, admin)).code, 200)
  return { ...library, id, fileId }
}

const said = { name: '线性代数笔记', nameEn: 'Notes on linear algebra', description: '大一' }
const own = async (who: { token: string }) => (await ask(ownLibraryFiles, {}, who)).data.rows

test('a refused file is submitted again with a better description, once also with repeated calls, and the refused one leaves the list', async () => {
  const { admin, student, english, guides, id } = await openRefused()
  const [refused] = await own(student)
  assert.deepEqual([refused?.mayOfferAgain, refused?.directoryId, refused?.notes], [true, english, '请写明课程'])
  const again = { ...said, id, directoryId: guides }
  const answers = await Promise.all([1, 2, 3].map(() => ask(offerLibraryFileAgain, again, student)))
  assert.deepEqual(answers.map(({ error }) => error ?? '').toSorted(), ['', 'not_found', 'not_found'])
  const [mine, ...others] = await own(student)
  assert.equal(others.length, 0)
  assert.deepEqual([mine?.state, mine?.name, mine?.nameEn, mine?.directoryId, mine?.notes], ['waiting', said.name, said.nameEn, guides, ''])
  assert.equal((await ask(offeredFiles, { state: 'waiting' }, admin)).data.rows[0]?.id, mine?.id)
  assert.equal((await ask(offeredFile, { id }, admin)).data.notes, '请写明课程')
  assert.equal((await ask(reviewLibraryFile, { id: mine?.id ?? '', verdict: 'pass' }, admin)).code, 200)
  const content = await fetchCall(campus().url, libraryFileContent, { id: mine?.id ?? '' }, student)
  assert.ok((await content.text()).startsWith('%PDF-'))
})

test("only one's own refused file can be submitted again, unless it is in the library or deleted", async () => {
  const { student, schoolId, english, id, fileId } = await openRefused()
  const classmate = await enter(campus(), { schoolId })
  const again = { ...said, id, directoryId: english }
  assert.equal((await ask(offerLibraryFileAgain, again, classmate)).error, 'not_found')
  assert.equal((await ask(ownLibraryFile, { id }, classmate)).error, 'not_found')
  assert.equal((await ask(offerLibraryFileAgain, { ...again, name: 'x' }, student)).error, 'bad_input')
  assert.equal((await ask(offerLibraryFileAgain, { ...again, directoryId: id }, student)).error, 'not_found')
  const shared = (await ask(shareToLibrary, { fileId, directoryId: english, name: '又一份' }, student)).data
  assert.equal((await ask(offerLibraryFileAgain, again, student)).error, 'library_same_file')
  assert.equal((await ask(offerLibraryFileAgain, { ...again, id: shared.id }, student)).error, 'not_found')
  // What was not offered again stays in the list.
  assert.equal((await ask(ownLibraryFile, { id }, student)).data.state, 'refused')
  await ask(withdrawLibraryFile, { id: shared.id }, student)
  await sweepRefused({ ...systemContext(campus().base), now: () => later(new Date(), 31 * 86_400) })
  assert.equal((await ask(ownLibraryFile, { id }, student)).data.mayOfferAgain, false)
  assert.equal((await ask(offerLibraryFileAgain, again, student)).error, 'print_file_gone')
})

test('a finished submission is removed from the list with its bytes, an open one stays', async () => {
  const { student, schoolId, english, id } = await openRefused()
  const waiting = await offer(campus(), student, english, '等待')
  const classmate = await enter(campus(), { schoolId })
  assert.equal((await ask(forgetLibraryFile, { id }, classmate)).error, 'not_found')
  assert.equal((await ask(forgetLibraryFile, { id: waiting.id }, student)).error, 'not_found')
  const answers = await Promise.all([1, 2].map(() => ask(forgetLibraryFile, { id }, student)))
  assert.deepEqual(answers.map(({ error }) => error ?? '').toSorted(), ['', 'not_found'])
  assert.deepEqual(
    (await own(student)).map((file) => file.id),
    [waiting.id],
  )
  const refusal = await fetchCall(campus().url, libraryFileContent, { id }, student)
  assert.equal(Envelope.parse(await refusal.json()).error, 'not_found')
})

test("a file is found, shown, printed and reported in the reader's language", async () => {
  const { admin, student, schoolId, english } = await openLibrary(campus())
  const file = await bringFile(campus(), student)
  const { id } = (await ask(shareToLibrary, { fileId: file.id, directoryId: english, ...said, nameTw: '線性代數筆記' }, student)).data
  const inEnglish = { ...student, language: 'en_US' } as const
  await ask(reviewLibraryFile, { id, verdict: 'pass' }, admin)
  assert.equal((await ask(ownMessages, {}, inEnglish)).data.rows[0]?.title, 'Published: Notes on linear algebra')
  for (const words of ['linear algebra', '線性', '大一']) assert.equal((await ask(libraryFiles, { words }, student)).data.total, 1, words)
  const shown = (await ask(libraryFile, { id }, student)).data
  assert.deepEqual([shown.nameEn, shown.nameTw, shown.description, shown.descriptionEn], [said.nameEn, '線性代數筆記', '大一', ''])
  const taken = (await ask(printLibraryFile, { fileId: id }, inEnglish)).data
  assert.equal((await ask(printFile, { id: taken.id }, student)).data.name, said.nameEn)
  const reader = await enter(campus(), { schoolId })
  assert.equal((await ask(printLibraryFile, { fileId: id }, reader)).data.name, said.name)
})

test('an administrator gives a file its names in other languages, and nobody else can', async () => {
  const { admin, student, english, id: refused } = await openRefused()
  const { id } = await offer(campus(), student, english, '公式')
  const given = { id, name: '公式速查', nameEn: 'Formulas', descriptionEn: 'At a glance' }
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  assert.equal((await ask(nameLibraryFile, given, foreign)).error, 'not_found')
  assert.equal((await ask(nameLibraryFile, given, student)).error, 'forbidden')
  assert.equal((await ask(nameLibraryFile, { ...given, nameEn: 'x'.repeat(61) }, admin)).error, 'bad_input')
  assert.equal((await ask(nameLibraryFile, { ...given, id: refused }, admin)).error, 'not_found')
  assert.equal((await ask(nameLibraryFile, given, admin)).code, 200)
  await ask(reviewLibraryFile, { id, verdict: 'pass' }, admin)
  const shown = (await ask(libraryFile, { id }, student)).data
  assert.deepEqual([shown.name, shown.nameEn, shown.nameTw, shown.descriptionEn], ['公式速查', 'Formulas', '', 'At a glance'])
})
