import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileApply } from '@campus/contract/certificates/applications.ts'
import { pdfInfo, previewDocument, uploadTemplateFile, viewReport } from '@campus/contract/documents/making.ts'
import sharp from 'sharp'
import { systemContext } from '../../../context/context.ts'
import { asker } from '../../../testing/ask.ts'
import { enrolled, makeOne, orderDocument, waitForDocument } from '../../../testing/documents.ts'
import { enter } from '../../../testing/enter.ts'
import { givePortrait } from '../../../testing/portrait.ts'
import { signedPaper } from '../../../testing/signatures.ts'
import { makeTemplate } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { makeUnit, setReach } from '../../../testing/units.ts'
import { uploadTo } from '../../../testing/upload.ts'
import { sweepPreviews } from '../../files/made-file.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const fetchPdf = async (pdfUrl: string, token: string) => {
  const response = await fetch(`${campus().url}${pdfUrl}`, {
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
  })
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a preview shows my own data, marked as one, and is neither signed nor counted', async () => {
  const { templateId, token } = await enrolled(campus(), {
    rules: { limits: { total: 1, day: null, week: null, month: null, quarter: null, half_year: null, year: null } },
  })
  const { data } = await ask(previewDocument, { templateId }, { token, language: 'en_US' })
  assert.deepEqual([data.fileName, data.pages], ['Certificate of enrolment.pdf', 1])
  const { type, bytes } = await fetchPdf(data.pdfUrl, token)
  assert.equal(type, 'application/pdf')
  assert.ok(bytes.subarray(0, 5).toString() === '%PDF-' && !bytes.includes('/ByteRange'))
  assert.equal((await makeOne(campus(), { token, templateId })).state, 'valid')
  const stranger = await enter(campus())
  assert.match((await fetchPdf(data.pdfUrl, stranger.token)).bytes.toString(), /not_found/)
})

test('the watermark of a preview is drawn and not part of its text', async (t) => {
  const { templateId, token, person } = await enrolled(campus(), {}, { name: '欧阳小雨' })
  const { data } = await ask(previewDocument, { templateId }, { token })
  const { bytes } = await fetchPdf(data.pdfUrl, token)
  const read = spawnSync('pdftotext', ['-', '-'], { input: bytes })
  if (read.error) return t.skip('pdftotext is not on this machine: words of a preview cannot be read')
  const words = read.stdout.toString()
  assert.ok(words.includes(person.number) && words.includes('欧阳小雨'))
  assert.doesNotMatch(words, /PREVIEW|预览/)
})

test('a name that no font has is refused before anything is made, and named', async () => {
  const { templateId, token } = await enrolled(campus(), {}, { name: '王𱍐' })
  const { error, data } = await ask(previewDocument, { templateId }, { token })
  assert.equal(error, 'character_missing')
  assert.deepEqual(data, { characters: '𱍐' })
})

test('everybody of a school sees a specimen with test data, and none of another school', async () => {
  const rules = { wantsPhoto: true, wantsSignature: true, fields: ['name', 'scores'] } as const
  const source =
    '#let data = json(bytes(sys.inputs.data))\n#data.student.name #data.scores.len()\n#image("/photo.jpg", alt: "p") #image("/signature.png", alt: "s")'
  const { templateId, token } = await enrolled(campus(), { rules: { ...rules, fields: [...rules.fields] }, source })
  const answer = await ask(pdfInfo, { type: 'specimen', id: templateId }, { token })
  assert.equal(answer.code, '200')
  assert.equal((await fetchPdf(answer.data.pdfUrl, token)).type, 'application/pdf')
  const stranger = await enter(campus())
  assert.equal((await ask(pdfInfo, { type: 'specimen', id: templateId }, stranger)).error, 'template_unknown')
})

test('a document is opened by its holder and their managers only', async () => {
  const student = await enrolled(campus())
  const { sql } = campus().base
  const { schoolId } = student
  const [college, other] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  await sql.updateTable('person').set({ org_unit_id: college }).where('id', '=', student.person.id).execute()
  const { id } = await makeOne(campus(), student)
  const own = (await ask(viewReport, { reportId: id }, student)).data
  assert.deepEqual([own.state, own.pages, own.pdfUrl], ['valid', 1, `/my/documents/${id}/file`])
  const shownAs = async (query: { type: string; id?: string }) => {
    const { data, error } = await ask(pdfInfo, query, student)
    return data?.pdfUrl ?? error
  }
  assert.equal(await shownAs({ type: 'document', id }), own.pdfUrl)
  const newer = await makeOne(campus(), student)
  assert.equal(await shownAs({ type: 'document' }), `/my/documents/${newer.id}/file`)
  assert.equal(await shownAs({ type: 'enrolment' }), `/my/documents/${newer.id}/file`)
  assert.equal(await shownAs({ type: 'enrolment', id }), own.pdfUrl)
  assert.deepEqual([await shownAs({ type: 'transcript' }), await shownAs({ type: 'transcript', id })], ['not_found', 'not_found'])
  assert.equal(await shownAs({ type: 'specimen' }), 'bad_input')
  const manage = async (unit: string) => {
    const manager = await enter(campus(), { schoolId, kind: 'teacher', roles: ['manager'] })
    await setReach(sql, manager.person.id, unit)
    return manager
  }
  const [near, far] = [await manage(college), await manage(other)]
  const seen = (await ask(viewReport, { reportId: id }, near)).data
  assert.ok((await fetchPdf(seen.pdfUrl, near.token)).bytes.equals((await fetchPdf(own.pdfUrl, student.token)).bytes))
  assert.match((await fetchPdf(seen.pdfUrl, far.token)).bytes.toString(), /not_found/)
  for (const stranger of [far, await enter(campus(), { schoolId }), await enter(campus(), { roles: ['admin'] })]) {
    assert.equal((await ask(viewReport, { reportId: id }, stranger)).error, 'not_found')
    assert.equal((await ask(pdfInfo, { type: 'document', id }, stranger)).error, 'not_found')
  }
})

test('previews are deleted after a day, and a viewed document stays', async () => {
  const student = await enrolled(campus())
  const { id, size } = await makeOne(campus(), student)
  const admin = await enter(campus(), { schoolId: student.schoolId, roles: ['admin'] })
  const seen = (await ask(viewReport, { reportId: id }, admin)).data
  const ctx = systemContext(campus().base)
  await sweepPreviews(ctx)
  assert.equal((await fetchPdf(seen.pdfUrl, admin.token)).type, 'application/pdf')
  await sweepPreviews({ ...ctx, now: () => new Date(Date.now() + 90_000_000) })
  assert.match((await fetchPdf(seen.pdfUrl, admin.token)).bytes.toString(), /not_found/)
  assert.equal((await fetchPdf(`/my/documents/${id}/file`, student.token)).bytes.length, size)
})

test('of a photographed signature only the strokes are stored', async () => {
  const { token, schoolId } = await enrolled(campus())
  const kept = await uploadTo(campus().url, uploadTemplateFile, token, await signedPaper())
  const { id, contentType } = uploadTemplateFile.output.parse(kept.data)
  assert.equal(contentType, 'image/png')
  const { bytes } = await fetchPdf(`/my/files/${id}`, token)
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  assert.equal(info.channels, 4)
  assert.ok(info.width < 500 && info.height < 250, 'the paper around it is gone')
  const clear = Array.from({ length: info.width * info.height }, (_, at) => data[at * 4 + 3]).filter((alpha) => alpha === 0).length
  assert.ok(clear > (info.width * info.height) / 3 && clear < info.width * info.height)
  for (const empty of ['M0 0', 'M9 9h12'])
    assert.equal((await uploadTo(campus().url, uploadTemplateFile, token, await signedPaper(empty))).error, 'picture_too_small')
  assert.equal((await uploadTo(campus().url, uploadTemplateFile, token, Buffer.from('%PDF-1.7'))).error, 'file_kind')
  const { id: templateId } = await makeTemplate(campus().base.sql, schoolId, {
    rules: { wantsSignature: true },
    source: '#image("/signature.png", alt: "s")',
  })
  const ordered = await orderDocument(campus(), { token }, { templateId, signatureFileId: id })
  assert.equal((await waitForDocument(campus(), token, ordered)).state, 'valid')
  const stranger = await enrolled(campus(), { rules: { wantsSignature: true } })
  const borrowed = { templateId: stranger.templateId, way: 'download', signatureFileId: id } as const
  assert.equal((await ask(fileApply, borrowed, stranger)).error, 'signature_needed')
})

test('a certificate that shows a portrait is made from the one I uploaded', async () => {
  const student = await enrolled(campus(), { rules: { wantsPhoto: true }, source: '#image("/photo.jpg", alt: "p")' })
  await givePortrait(campus(), student)
  assert.equal((await makeOne(campus(), student)).state, 'valid')
})
