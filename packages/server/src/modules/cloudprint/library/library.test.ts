import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  dropLibraryDirectory,
  offeredFile,
  offeredFileContent,
  offeredFiles,
  removeLibraryFile,
  reviewLibraryFile,
  saveLibraryDirectory,
} from '@campus/contract/cloudprint/console.ts'
import { deletePrintFile, printFileContent } from '@campus/contract/cloudprint/files.ts'
import {
  collectedFiles,
  libraryDirectories,
  libraryFile,
  libraryFileContent,
  libraryFiles,
  operateLibraryFile,
  ownLibraryFiles,
  printLibraryFile,
  shareToLibrary,
  withdrawLibraryFile,
} from '@campus/contract/cloudprint/library.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { ownMessages } from '@campus/contract/messages/inbox.ts'
import { changeSchoolSettings } from '@campus/contract/school/console/settings.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { nothingToDo } from '../../../testing/inbox.ts'
import { bringFile as bring, offer as offerIn, openLibrary as open } from '../../../testing/library.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const nowhere = '00000000-0000-7000-8000-000000000000'

type Person = Awaited<ReturnType<typeof enter>>

const openLibrary = () => open(campus())
const bringFile = (who: Person) => bring(campus(), who)
const offer = (who: Person, directoryId: string, name: string) => offerIn(campus(), who, directoryId, name)

const publish = async ({ admin }: { readonly admin: Person }, who: Person, directoryId: string, name: string) => {
  const { id } = await offer(who, directoryId, name)
  assert.equal((await ask(reviewLibraryFile, { id, verdict: 'pass' }, admin)).code, 200)
  return id
}

const refusedContent = async (id: string, who: Person) =>
  Envelope.parse(await (await fetchCall(campus().url, libraryFileContent, { id }, who)).json()).error

const titlesFor = async (who: Person) => (await ask(ownMessages, {}, who)).data.rows.map(({ title }) => title)

test('a file is submitted, reviewed by an administrator, and found by everybody of the school', async () => {
  const library = await openLibrary()
  const { admin, schoolId, english } = library
  const student = await enter(campus(), { schoolId, name: '林晓雨' })
  const other = await enter(campus(), { schoolId })
  const { id } = await offer(student, english, '四级 100% 词汇')
  assert.deepEqual((await ask(libraryFiles, {}, other)).data.rows, [])
  assert.equal((await ask(libraryFile, { id }, other)).error, 'not_found')
  assert.ok((await titlesFor(admin)).some((title) => title.includes('四级')))
  const content = await fetchCall(campus().url, offeredFileContent, { id }, admin)
  assert.ok((await content.text()).startsWith('%PDF-'))
  assert.equal((await ask(reviewLibraryFile, { id, verdict: 'pass', notes: '谢谢' }, admin)).code, 200)
  assert.equal(await nothingToDo(campus().url, admin), 1)
  assert.ok((await titlesFor(student)).some((title) => title.startsWith('已发布')))
  const found = (await ask(libraryFiles, { words: '100%' }, other)).data
  assert.deepEqual([found.total, found.rows[0]?.id, found.rows[0]?.uploader], [1, id, '林晓雨'])
  assert.equal((await ask(libraryFiles, { words: '100_' }, other)).data.total, 0)
  const shown = (await ask(libraryFile, { id }, other)).data
  assert.deepEqual(
    shown.directory.map(({ name }) => name),
    ['Guides', 'English'],
  )
})

test('a directory shows its content and that of its subdirectories, and counts it', async () => {
  const library = await openLibrary()
  const { student, guides, english, add } = library
  const empty = await add('Empty')
  const below = await publish(library, student, english, 'below')
  const inside = await publish(library, student, guides, 'inside')
  const idsIn = async (directoryId: string) =>
    (await ask(libraryFiles, { directoryId, sort: 'name' }, student)).data.rows.map(({ id }) => id)
  assert.deepEqual(await idsIn(guides), [below, inside])
  assert.deepEqual(await idsIn(english), [below])
  assert.deepEqual(await idsIn(empty), [])
  assert.deepEqual(await idsIn(nowhere), [])
  const tree = (await ask(libraryDirectories, {}, student)).data
  assert.deepEqual(
    tree.map(({ name, fileCount }) => [name, fileCount]),
    [
      ['Guides', 2],
      ['Empty', 0],
    ],
  )
})

test('a file is refused with a reason, once, and not by its uploader', async () => {
  const library = await openLibrary()
  const { admin, schoolId, student, english } = library
  const { id } = await offer(student, english, 'notes')
  assert.equal((await ask(reviewLibraryFile, { id, verdict: 'refuse' }, admin)).error, 'bad_input')
  const second = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  const verdicts = await Promise.all(
    [admin, second].map((reviewer) => ask(reviewLibraryFile, { id, verdict: 'refuse', notes: '内容不全' }, reviewer)),
  )
  assert.deepEqual(verdicts.map(({ error }) => error ?? '').toSorted(), ['', 'already_reviewed'])
  const [mine] = (await ask(ownLibraryFiles, {}, student)).data.rows
  assert.deepEqual([mine?.state, mine?.notes], ['refused', '内容不全'])
  const own = await offer(admin, english, 'my own')
  assert.equal((await ask(reviewLibraryFile, { id: own.id, verdict: 'pass' }, admin)).error, 'own_request')
})

test('a library file is printed from its stored bytes, also after it was removed', async () => {
  const library = await openLibrary()
  const { admin, schoolId, student, english } = library
  const reader = await enter(campus(), { schoolId })
  const { id, fileId } = await offer(student, english, 'form')
  await ask(reviewLibraryFile, { id, verdict: 'pass' }, admin)
  const taken = (await ask(printLibraryFile, { fileId: id }, reader)).data
  assert.deepEqual([taken.state, taken.name], ['ready', 'form'])
  assert.equal((await ask(deletePrintFile, { id: fileId }, student)).code, 200)
  assert.equal((await ask(removeLibraryFile, { id, notes: '过期' }, admin)).code, 200)
  assert.equal((await ask(printLibraryFile, { fileId: id }, reader)).error, 'not_found')
  assert.equal(await refusedContent(id, student), 'not_found')
  const kept = await fetchCall(campus().url, printFileContent, { id: taken.id }, reader)
  assert.ok((await kept.text()).startsWith('%PDF-'))
})

test('a file is bookmarked once, also with concurrent calls, and released once', async () => {
  const library = await openLibrary()
  const { student, schoolId, english } = library
  const reader = await enter(campus(), { schoolId })
  const fileId = await publish(library, student, english, 'words')
  await Promise.all(Array.from({ length: 8 }, () => ask(operateLibraryFile, { fileId, operation: 'collect' }, reader)))
  const shown = (await ask(libraryFile, { id: fileId }, reader)).data
  assert.deepEqual([shown.collected, shown.isCollected], [1, true])
  assert.deepEqual(
    (await ask(collectedFiles, {}, reader)).data.rows.map(({ id }) => id),
    [fileId],
  )
  assert.equal((await ask(libraryFile, { id: fileId }, student)).data.isCollected, false)
  await Promise.all(Array.from({ length: 4 }, () => ask(operateLibraryFile, { fileId, operation: 'uncollect' }, reader)))
  assert.deepEqual((await ask(libraryFile, { id: fileId }, reader)).data.collected, 0)
  assert.equal((await ask(collectedFiles, {}, reader)).data.total, 0)
})

test('the same file is in the library once, and a refused one may be submitted again', async () => {
  const library = await openLibrary()
  const { admin, student, english } = library
  const { id, fileId } = await offer(student, english, 'once')
  const again = { fileId, directoryId: english, name: 'twice' }
  assert.equal((await ask(shareToLibrary, again, student)).error, 'library_same_file')
  await ask(reviewLibraryFile, { id, verdict: 'refuse', notes: '请补充说明' }, admin)
  assert.equal((await ask(shareToLibrary, again, student)).code, 200)
})

test('what is not a ready document of mine cannot be offered, nor when the school takes none', async () => {
  const { admin, student, schoolId, english } = await openLibrary()
  const other = await enter(campus(), { schoolId })
  const file = await bringFile(student)
  const given = { fileId: file.id, directoryId: english, name: 'a file' }
  assert.equal((await ask(shareToLibrary, given, other)).error, 'print_file_gone')
  assert.equal((await ask(shareToLibrary, { ...given, directoryId: nowhere }, student)).error, 'not_found')
  assert.equal((await ask(shareToLibrary, { ...given, name: 'x' }, student)).error, 'bad_input')
  await ask(changeSchoolSettings, { hasLibraryUploads: false }, admin)
  assert.equal((await ask(shareToLibrary, given, student)).error, 'library_closed')
})

test('people of another school find nothing, and nobody takes back what is not theirs', async () => {
  const library = await openLibrary()
  const { student, schoolId, english } = library
  const stranger = await enter(campus())
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const id = await publish(library, student, english, 'ours')
  assert.equal((await ask(libraryFile, { id }, stranger)).error, 'not_found')
  assert.equal(await refusedContent(id, stranger), 'not_found')
  assert.equal((await ask(printLibraryFile, { fileId: id }, stranger)).error, 'not_found')
  assert.equal((await ask(operateLibraryFile, { fileId: id, operation: 'collect' }, stranger)).error, 'not_found')
  assert.equal((await ask(removeLibraryFile, { id, notes: '不要' }, foreign)).error, 'not_found')
  assert.equal((await ask(offeredFiles, {}, foreign)).data.total, 0)
  const classmate = await enter(campus(), { schoolId })
  assert.equal((await ask(withdrawLibraryFile, { id }, classmate)).error, 'not_found')
  assert.equal((await ask(withdrawLibraryFile, { id }, student)).code, 200)
  assert.equal((await ask(libraryFile, { id }, classmate)).error, 'not_found')
})

test('one submitted file is shown to the managers of its uploader only', async () => {
  const { admin, student, schoolId, english } = await openLibrary()
  const { sql } = campus().base
  const [own, elsewhere] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  await sql.updateTable('person').set({ org_unit_id: own }).where('id', '=', student.person.id).execute()
  const { id } = await offer(student, english, 'of a student')
  const staff = (role: 'manager' | 'auditor') => enter(campus(), { schoolId, kind: 'teacher', roles: [role] })
  const [near, far, auditor] = [await staff('manager'), await staff('manager'), await staff('auditor')]
  await setReach(sql, near.person.id, own)
  await setReach(sql, far.person.id, elsewhere)
  const [listed] = (await ask(offeredFiles, {}, admin)).data.rows
  for (const reader of [admin, near, auditor]) assert.deepEqual((await ask(offeredFile, { id }, reader)).data, listed)
  const foreign = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  for (const stranger of [far, foreign]) assert.equal((await ask(offeredFile, { id }, stranger)).error, 'not_found')
  assert.equal((await ask(offeredFile, { id: nowhere }, admin)).error, 'not_found')
  assert.equal((await ask(offeredFile, { id: 'no-id' }, admin)).error, 'bad_input')
  assert.equal((await ask(offeredFile, { id }, student)).error, 'forbidden')
  assert.equal((await ask(reviewLibraryFile, { id, verdict: 'pass' }, far)).error, 'not_found')
  assert.equal((await ask(reviewLibraryFile, { id, verdict: 'pass' }, near)).code, 200)
  assert.equal((await ask(offeredFile, { id }, admin)).data.state, 'published')
})

test('the tree of directories has no cycle, and only empty ones can be removed', async () => {
  const { admin, student, guides, english, add } = await openLibrary()
  const named = { name: 'Guides', nameEn: 'Guides', nameTw: 'Guides' }
  assert.equal((await ask(saveLibraryDirectory, { ...named, id: guides, parentId: english }, admin)).error, 'directory_inside_itself')
  assert.equal((await ask(saveLibraryDirectory, { ...named, id: guides, parentId: guides }, admin)).error, 'directory_inside_itself')
  const [one, two] = [await add('one'), await add('two')]
  const moves = await Promise.all([
    ask(saveLibraryDirectory, { name: 'one', nameEn: 'one', nameTw: 'one', id: one, parentId: two }, admin),
    ask(saveLibraryDirectory, { name: 'two', nameEn: 'two', nameTw: 'two', id: two, parentId: one }, admin),
  ])
  assert.deepEqual(moves.map(({ error }) => error ?? '').toSorted(), ['', 'directory_inside_itself'])
  assert.equal((await ask(dropLibraryDirectory, { id: guides }, admin)).error, 'directory_not_empty')
  await offer(student, english, 'waits')
  assert.equal((await ask(dropLibraryDirectory, { id: english }, admin)).error, 'directory_not_empty')
  assert.equal((await ask(dropLibraryDirectory, { id: nowhere }, admin)).error, 'not_found')
  const spare = await add('spare')
  assert.equal((await ask(dropLibraryDirectory, { id: spare }, admin)).code, 200)
})
