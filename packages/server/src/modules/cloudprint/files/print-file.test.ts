import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { deletePrintFile, printFile, printFileContent, printFiles, uploadPrintFile } from '@campus/contract/cloudprint/files.ts'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { systemContext } from '../../../context/context.ts'
import { later } from '../../../platform/time/clock.ts'
import { noOffice } from '../../../ports/office/office.ts'
import { asker, fetchCall } from '../../../testing/ask.ts'
import { bring, bringPages, buyPrint, enterPrinter, orderPrint, uploadPrint } from '../../../testing/cloud-prints.ts'
import { enter } from '../../../testing/enter.ts'
import { listen } from '../../../testing/hear.ts'
import { lockedAgainstChanges, lockedAgainstPrinting } from '../../../testing/locked-pdfs.ts'
import { pdfOf } from '../../../testing/pdfs.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { dropBlobIfUnused } from '../../files/unused-blob.service.ts'
import { forgetPrintFiles, listReadyFiles } from './print-file.service.ts'
import { readPrintFile } from './read-file.service.ts'
import { sweepPrintFiles } from './sweep.service.ts'

/** A machine that happens to have LibreOffice is none of this school's. */
const campus = useTestCampus({ services: () => ({ office: noOffice }) })
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const system = () => systemContext(campus().base)
const someone = () => enter(campus())

const contentOf = async (token: string, id: string) => {
  const response = await fetchCall(campus().url, printFileContent, { id }, { token })
  return { contentType: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Everything that lies on the disk of the campus. */
const everyByteKept = async () => {
  const folder = join(campus().base.services.config.dataFolder, 'blobs')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => readFile(join(parentPath, name))))
}

const blobOf = async (fileId: string) =>
  campus()
    .base.sql.selectFrom('print_file')
    .innerJoin('print_blob', 'print_blob.id', 'print_file.content_id')
    .where('print_file.id', '=', fileId)
    .select(['print_blob.id', 'blob_key', 'key_encrypted'])
    .executeTakeFirst()

test('a file is counted, stored encrypted, and returned byte for byte to its owner only', async () => {
  const [owner, stranger] = [await someone(), await someone()]
  const pdf = pdfOf(7, { text: 'my very private letter' })
  const file = await bring(campus(), owner, pdf, '信.pdf')
  assert.deepEqual([file.state, file.pages, file.name, file.size, file.reason], ['ready', 7, '信.pdf', pdf.length, ''])
  assert.deepEqual(await contentOf(owner.token, file.id), { contentType: 'application/pdf', bytes: pdf })
  const kept = await everyByteKept()
  assert.ok(kept.length > 0)
  assert.equal(
    kept.some((bytes) => bytes.includes('private') || bytes.includes('%PDF') || bytes.includes('/Pages')),
    false,
  )
  for (const call of [printFile, printFileContent])
    assert.equal((await (await fetchCall(campus().url, call, { id: file.id }, { token: stranger.token })).json()).error, 'not_found')
  assert.equal((await ask(deletePrintFile, { id: file.id }, stranger)).error, 'not_found')
  assert.equal((await ask(printFiles, {}, stranger)).data.total, 0)
})

test('the key of a file opens that file and no other', async () => {
  const owner = await someone()
  const [one, other] = [await bringPages(campus(), owner, 1), await bringPages(campus(), owner, 2)]
  const [mine, theirs] = [await blobOf(one.id), await blobOf(other.id)]
  const { sql } = campus().base
  await sql
    .updateTable('print_blob')
    .set({ key_encrypted: theirs?.key_encrypted })
    .where('id', '=', mine?.id ?? '')
    .execute()
  assert.equal((await fetchCall(campus().url, printFileContent, { id: one.id }, owner)).status, 500)
})

test('an unprintable file is refused with its reason, and not stored', async () => {
  const owner = await someone()
  const cases: [Buffer, string][] = [
    [pdfOf(2, { trailer: '/Encrypt << /Filter /Standard >> ' }), '文件设有密码，请去除密码后再上传'],
    [lockedAgainstPrinting, '文件的作者禁止打印，请换一个允许打印的版本'],
    [pdfOf(2).subarray(0, 300), '文件已损坏，无法读取，请换一个'],
    [pdfOf(5000), '文件超过 2000 页，请拆分后上传'],
  ]
  for (const [content, reason] of cases) {
    const { id, state, pages, ...file } = await bring(campus(), owner, content)
    assert.deepEqual([state, pages, file.reason], ['failed', null, reason])
    assert.equal((await (await fetchCall(campus().url, printFileContent, { id }, owner)).json()).error, 'print_file_not_ready')
    const row = await campus().base.sql.selectFrom('print_file').where('id', '=', id).select(['source_id', 'content_id']).executeTakeFirst()
    assert.deepEqual(row, { source_id: null, content_id: null })
  }
  await sweepPrintFiles({ ...system(), now: () => later(new Date(), 2 * 86_400) })
  assert.equal((await ask(printFiles, {}, owner)).data.total, 0)
})

test('what only its changing is locked for is shown and printed without the lock', async () => {
  const owner = await someone()
  const file = await bring(campus(), owner, lockedAgainstChanges)
  assert.deepEqual([file.state, file.pages], ['ready', 2])
  const { bytes } = await contentOf(owner.token, file.id)
  assert.deepEqual([bytes.subarray(0, 5).toString(), bytes.includes('/Encrypt')], ['%PDF-', false])
})

test('a picture becomes a page of A4, upright and without its location data', async () => {
  const owner = await someone()
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cc3344' } })
    .withExif({ IFD0: { Make: 'Phone of mine' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  for (const content of [photo, await sharp(photo).png().toBuffer(), await sharp(photo).webp().toBuffer()]) {
    const file = await bring(campus(), owner, content, '照片.jpg')
    assert.deepEqual([file.state, file.kind, file.pages], ['ready', 'document', 1])
    const { bytes } = await contentOf(owner.token, file.id)
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
    assert.match(bytes.toString('latin1'), /\/MediaBox ?\[0 0 (595\.27\d+ 841\.8\d+|841\.8\d+ 595\.27\d+)\]/)
    assert.equal(bytes.includes('Phone of mine'), false)
  }
  assert.equal((await bring(campus(), owner, photo.subarray(0, 300), 'half.jpg')).state, 'failed')
})

test('a renamed program, a plain zip and a text are refused, and so is what is too large', async () => {
  const owner = await someone()
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0', 'latin1'), Buffer.alloc(500)])
  const zip = Buffer.from(zipSync({ 'setup.exe': strToU8('x') }))
  for (const content of [program, zip, Buffer.from('just a text'), Buffer.alloc(0)])
    assert.equal((await uploadPrint(campus(), owner, content, 'homework.pdf')).error, 'print_file_kind')
  const before = (await everyByteKept()).length
  const huge = Buffer.concat([pdfOf(1), Buffer.alloc(uploadPrintFile.file.maxBytes)])
  assert.equal((await uploadPrint(campus(), owner, huge)).error, 'too_large')
  assert.equal((await everyByteKept()).length, before)
  assert.equal((await ask(printFiles, {}, owner)).data.total, 0)
})

test('an office file is refused with its own code where the school cannot read it, and its bytes are deleted', async () => {
  const owner = await someone()
  const docx = Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<a/>'), 'word/document.xml': strToU8('<a/>') }))
  const answer = await uploadPrint(campus(), owner, docx, '论文.docx')
  assert.deepEqual([answer.error, answer.msg], ['office_absent', '学校暂不支持 Office 文档，请先转换为 PDF 再上传'])
  assert.equal((await uploadPrint(campus(), owner, pdfOf(1), 'a.pdf', 'photo')).error, 'print_file_kind')
})

test('at most thirty files are stored, also with concurrent uploads', async () => {
  const owner = await someone()
  const { sql, now } = campus().base
  const one = {
    school_id: owner.schoolId,
    person_id: owner.person.id,
    kind: 'document',
    name: 'a',
    created_at: now(),
    kept_until: now(),
  } as const
  await sql
    .insertInto('print_file')
    .values([
      ...Array.from({ length: 27 }, () => ({ ...one, state: 'reading' as const })),
      ...Array.from({ length: 5 }, () => ({ ...one, state: 'failed' as const })),
    ])
    .execute()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => uploadPrint(campus(), owner, pdfOf(1))))
  assert.deepEqual(answers.map(({ error }) => error ?? 'kept').toSorted(), ['kept', 'kept', 'kept', ...Array(3).fill('too_many_files')])
  // What could not be read takes nobody's place.
  assert.equal((await ask(printFiles, { pageSize: 50 }, owner)).data.total, 35)
})

test('thirty uploads an hour are enough', async () => {
  const owner = await someone()
  const { sql, now } = campus().base
  const window_ends_at = new Date(now().getTime() + 1000 * 3600)
  await sql
    .insertInto('throttle')
    .values({ key: `print_upload:${owner.person.id}`, count: 29, window_ends_at })
    .execute()
  assert.equal((await uploadPrint(campus(), owner, pdfOf(1))).code, 200)
  assert.equal((await uploadPrint(campus(), owner, pdfOf(1))).error, 'try_later')
})

test('a file with a waiting print stays, and is deleted with its bytes afterwards', async () => {
  const owner = await enterPrinter(campus(), { free: 100 })
  const file = await bringPages(campus(), owner, 2)
  const blob = await blobOf(file.id)
  const { taskId } = await orderPrint(campus(), owner, { fileId: file.id, copies: 1, attribute: 'bw_single' })
  assert.equal((await ask(deletePrintFile, { id: file.id }, owner)).error, 'print_file_in_use')
  const inForty = new Date(Date.now() + 40 * 86_400_000)
  await sweepPrintFiles({ ...system(), now: () => inForty })
  assert.equal((await ask(printFile, { id: file.id }, owner)).code, 200)
  const { sql } = campus().base
  await sql.updateTable('print_task').set({ state: 'closed' }).where('id', '=', taskId).execute()
  assert.equal((await ask(deletePrintFile, { id: file.id }, owner)).code, 200)
  assert.equal((await ask(printFile, { id: file.id }, owner)).error, 'not_found')
  await dropBlobIfUnused({ ...system(), now: () => inForty }, blob?.blob_key ?? '')
  assert.equal(await campus().base.services.blobs.stat(blob?.blob_key ?? ''), undefined)
})

test('a file is read once, also when the job is repeated, and its owner is notified', async () => {
  const owner = await someone()
  const news = await listen(campus().url, owner.token)
  const file = await bringPages(campus(), owner, 3)
  const heard = await news.next('print_file', 0)
  assert.deepEqual(heard, { id: file.id })
  await Promise.all([1, 2, 3].map(() => readPrintFile(system(), file.id)))
  assert.equal((await ask(printFile, { id: file.id }, owner)).data.pages, 3)
  news.close()
})

test('what was never read to its end counts as broken after an hour', async () => {
  const owner = await someone()
  const { sql, now } = campus().base
  const long = new Date(now().getTime() - 2 * 3_600_000)
  const row = {
    school_id: owner.schoolId,
    person_id: owner.person.id,
    kind: 'document',
    name: 'a',
    state: 'reading',
    kept_until: now(),
  } as const
  const { id } = await sql
    .insertInto('print_file')
    .values({ ...row, created_at: long, kept_until: new Date(now().getTime() + 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sweepPrintFiles(system())
  const { state, reason } = (await ask(printFile, { id }, { ...owner, language: 'en_US' })).data
  assert.deepEqual([state, reason], ['failed', 'The file is damaged and cannot be read. Choose another.'])
})

test('a terminal offers what can be printed, and closing the account deletes everything', async () => {
  const owner = await enterPrinter(campus(), { free: 100 })
  const file = await bringPages(campus(), owner, 4)
  await bring(campus(), owner, pdfOf(2).subarray(0, 200))
  const offered = await listReadyFiles(system(), owner.person.id)
  assert.deepEqual(
    offered.map(({ id, kind, pages }) => ({ id, kind, pages })),
    [{ id: file.id, kind: 'document', pages: 4 }],
  )
  await buyPrint(campus(), owner, { fileId: file.id, copies: 1, attribute: 'bw_single' })
  await forgetPrintFiles(system(), owner.person.id)
  assert.equal((await ask(printFiles, {}, owner)).data.total, 0)
  assert.equal(await blobOf(file.id), undefined)
})
