import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import {
  consoleTemplate,
  previewTemplate,
  publishTemplate,
  saveTemplate,
  starterTemplate,
  uploadSeal,
} from '@campus/contract/documents/console/templates.ts'
import { uploadFile } from '@campus/contract/files/own-files.ts'
import { profileViews } from '@campus/contract/people/privacy.ts'
import sharp from 'sharp'
import { asker } from '../../../../testing/ask.ts'
import { enter } from '../../../../testing/enter.ts'
import { makeRecord } from '../../../../testing/studies.ts'
import { makeTemplateType, plainRules, plainSource } from '../../../../testing/templates.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'
import { uploadTo } from '../../../../testing/upload.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const nobody = '00000000-0000-7000-8000-000000000000'

const enterAdmin = (schoolId?: string) =>
  enter(campus(), { ...(schoolId === undefined ? {} : { schoolId }), kind: 'teacher', roles: ['admin'] })

const fetchAs = (token: string, pdfUrl: string) => fetch(`${campus().url}${pdfUrl}`, { headers: { authorization: `Bearer ${token}` } })

test('the source in the editor becomes a PDF for its editor only', async () => {
  const admin = await enterAdmin()
  const { data } = await ask(previewTemplate, { rules: plainRules, source: plainSource }, admin)
  assert.deepEqual([data.pages, data.problems], [1, []])
  const pdf = Buffer.from(await (await fetchAs(admin.token, data.pdfUrl)).arrayBuffer())
  assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
  const stranger = await enterAdmin(admin.schoolId)
  assert.match((await fetchAs(stranger.token, data.pdfUrl)).headers.get('content-type') ?? '', /json/)
})

test('invalid lines are reported instead', async () => {
  const admin = await enterAdmin()
  const { data } = await ask(previewTemplate, { rules: plainRules, source: `${plainSource}\n#nothing-like-that()\n` }, admin)
  assert.deepEqual([data.pdfUrl, data.pages, data.problems[0]?.line], ['', 0, plainSource.split('\n').length + 1])
  assert.match(data.problems[0]?.message ?? '', /nothing-like-that/)
  assert.equal((await ask(previewTemplate, { rules: plainRules, source: '' }, admin)).error, 'bad_input')
})

test('a preview may show a student of the school, who is notified; other numbers are unknown', async () => {
  const admin = await enterAdmin()
  const student = await enter(campus(), { schoolId: admin.schoolId })
  await makeRecord(campus().base.sql, student.person)
  // Only with this student's number are there pages.
  const source = `#let data = json(bytes(sys.inputs.data))\n#set document(title: "x")\n#assert(data.student.studentId == "${student.person.number}")\nx\n`
  const preview = (studentNumber: string) => ask(previewTemplate, { rules: plainRules, source, studentNumber }, admin)
  assert.deepEqual((await preview(student.person.number)).data.problems, [])
  const views = (await ask(profileViews, {}, student)).data.rows
  assert.deepEqual(
    views.map(({ what }) => what),
    ['record'],
  )
  const foreigner = await enter(campus())
  const withoutRecord = await enter(campus(), { schoolId: admin.schoolId })
  assert.equal((await preview(foreigner.person.number)).error, 'user_unknown')
  assert.equal((await preview(student.person.phone)).error, 'user_unknown')
  assert.equal((await preview('no-such-number')).error, 'user_unknown')
  assert.equal((await preview(withoutRecord.person.number)).error, 'record_unknown')
})

test('a seal is uploaded by the editor or belongs to the school; other pictures are refused', async () => {
  const admin = await enterAdmin()
  await makeTemplateType(campus().base.sql, admin.schoolId)
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 160, height: 160, channels: 3, background: '#c8102e' } } }])
    .png()
    .toBuffer()
  const bring = async (token: string) => {
    const { data } = await uploadTo(campus().url, uploadSeal, token, picture, 'seal.png')
    return uploadSeal.output.parse(data).id
  }
  const save = (code: string, sealFileId: string, who = admin) =>
    ask(saveTemplate, { code, rules: { ...plainRules, sealFileId }, source: plainSource }, who)
  const own = await bring(admin.token)
  const { id } = (await save('sealed', own)).data
  const { sealAddress, rules } = (await ask(consoleTemplate, { id }, admin)).data
  assert.equal(rules.sealFileId, own)
  const shown = await fetchAs(admin.token, sealAddress)
  assert.equal(shown.headers.get('content-type'), 'image/png')
  const { data: pixels, info } = await sharp(Buffer.from(await shown.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, info.channels], [160, 160, 4], 'the paper is gone')
  assert.deepEqual([...pixels.subarray(0, 4)], [0xc8, 0x10, 0x2e, 255], 'the colour stays')
  const dot = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer()
  assert.equal((await uploadTo(campus().url, uploadSeal, admin.token, dot, 'seal.png')).error, 'picture_too_small')
  const colleague = await enterAdmin(admin.schoolId)
  assert.equal((await save('sealed-too', own, colleague)).code, 200)
  const foreigner = await enterAdmin()
  await makeTemplateType(campus().base.sql, foreigner.schoolId)
  assert.equal((await save('stolen', own, foreigner)).error, 'not_found')
  const { data: form } = await uploadTo(campus().url, uploadFile, admin.token, picture, 'seal.png')
  const unfit = [await bring(colleague.token), uploadFile.output.parse(form).id, nobody]
  for (const sealFileId of unfit) {
    assert.equal((await save('unsealed', sealFileId)).error, 'not_found')
    const preview = await ask(previewTemplate, { rules: { ...plainRules, sealFileId }, source: plainSource }, admin)
    assert.equal(preview.error, 'not_found')
  }
})

/** An administrator who saves templates and publishes them. */
const openEditor = async () => {
  const admin = await enterAdmin()
  await makeTemplateType(campus().base.sql, admin.schoolId)
  const save = (given: Partial<GivenTo<typeof saveTemplate>>) =>
    ask(saveTemplate, { code: 'enrolment', rules: plainRules, source: plainSource, ...given }, admin)
  const publish = (id: string, revision: number) => ask(publishTemplate, { id, revision }, admin)
  return { admin, save, publish }
}

test('a template that is broken is not published, and its line is named', async () => {
  const { save, publish, admin } = await openEditor()
  const { id, revision } = (await save({ source: '#let data = json(bytes(sys.inputs.data))\n\n#data.nonsense.name\n' })).data
  const answer = await publish(id, revision)
  assert.equal(answer.error, 'template_broken')
  assert.match(answer.fields?.['source'] ?? '', /^第 3 行：.*nonsense/)
  const english = await ask(publishTemplate, { id, revision }, { ...admin, language: 'en_US' })
  assert.match(english.fields?.['source'] ?? '', /^Line 3: /)
  const { state, revision: after } = (await ask(consoleTemplate, { id }, admin)).data
  assert.deepEqual([state, after], ['draft', revision])
})

test('a template that only breaks when it is issued, or reads what it does not list, is not published either', async () => {
  const { save, publish } = await openEditor()
  const read = '#let data = json(bytes(sys.inputs.data))\n#set document(title: "x")\n'
  const broken = [
    '#if not data.isSpecimen { image("/no-such-picture.png") }\n',
    '#if data.serial != "" { data.serial.nonsense }\n',
    '#upper(str(data.student.average))\n',
  ]
  for (const [at, line] of broken.entries()) {
    const { id, revision } = (await save({ code: `broken-${at}`, source: `${read}${line}x\n` })).data
    const { error, fields } = await publish(id, revision)
    assert.equal(error, 'template_broken', line)
    assert.match(fields?.['source'] ?? '', /^第 3 行：/)
  }
  const rules = { ...plainRules, fields: [...plainRules.fields, 'average' as const] }
  const { id, revision } = (await save({ code: 'listed', rules, source: `${read}${broken[2]}` })).data
  assert.equal((await publish(id, revision)).code, 200)
})

test('the starter template can be published unchanged', async () => {
  const { admin, save, publish } = await openEditor()
  const { source } = (await ask(starterTemplate, {}, admin)).data
  const { id, revision } = (await save({ source })).data
  assert.equal((await publish(id, revision)).code, 200)
})
