import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  appTemplates,
  printTemplateTypes,
  sourceTemplates,
  templateData,
  templateInfo,
  templateTypes,
  userTemplates,
  userTemplateTypes,
} from '@campus/contract/documents/templates.ts'
import { asker } from '../../../testing/ask.ts'
import { enter } from '../../../testing/enter.ts'
import { givePortrait } from '../../../testing/portrait.ts'
import { makeCourse, makeRecord, makeScore } from '../../../testing/studies.ts'
import { makeTemplate, makeTemplateType } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'
import { encryptIdCard } from '../../people/person/id-card.service.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)
const nobody = '00000000-0000-7000-8000-000000000000'

const enrol = async (...records: Parameters<typeof makeRecord>[2][]) => {
  const student = await enter(campus())
  const recordIds: string[] = []
  for (const given of records) recordIds.push(await makeRecord(campus().base.sql, student.person, given))
  const give = (given: Parameters<typeof makeTemplate>[2]) => makeTemplate(campus().base.sql, student.schoolId, given)
  return { ...student, recordIds, give }
}

const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)

test('people see what their school gives to people like them, in its order, each with what hinders them', async () => {
  const { give, token } = await enrol({})
  await give({ code: 'second', position: 2 })
  await give({ code: 'first', position: 1, rules: { standings: ['graduated'] } })
  await give({ code: 'a-draft', state: 'draft' })
  await give({ code: 'taken-away', state: 'disabled' })
  await give({ code: 'for-teachers', rules: { userTypes: ['teacher'] } })
  await give({ code: 'for-graduates', rules: { sources: ['graduate'] } })
  const stranger = await enrol({})
  await stranger.give({ code: 'of-another-school' })
  const rows = (await ask(appTemplates, {}, { token, language: 'en_US' })).data
  assert.deepEqual(
    rows.map(({ code, hindrance }) => [code, hindrance]),
    [
      ['first', { word: 'cannot_apply', text: 'You cannot apply for this certificate now. Contact your school administrator.' }],
      ['second', null],
    ],
  )
})

test('a certificate is found by its title in any language, by its sound and by its initials', async () => {
  const { give, token } = await enrol({})
  await give({ code: 'enrolment' })
  await give({
    code: 'transcript',
    rules: { name: '中英文成绩单', nameEn: 'Bilingual transcript', nameTw: '中英文成績單', type: 'scores', ways: ['download', 'paper'] },
  })
  const cases = [
    [{ words: '在读' }, ['enrolment']],
    [{ words: '成績' }, ['transcript']],
    [{ words: 'bilINGual' }, ['transcript']],
    [{ words: 'script bili' }, ['transcript']],
    [{ words: 'zaidu' }, ['enrolment']],
    [{ words: 'zdzm' }, ['enrolment']],
    [{ words: 'zyw cjd' }, ['transcript']],
    [{ words: 'chengjidan' }, ['transcript']],
    [{ words: 'cjdz' }, []],
    [{ words: '%' }, []],
    [{ words: '' }, ['enrolment', 'transcript']],
    [{ type: 'scores' }, ['transcript']],
    [{ type: 'scores', words: '在读' }, []],
    [{ way: 'paper' }, ['transcript']],
    [{ way: 'email' }, []],
  ] as const
  for (const [query, found] of cases)
    assert.deepEqual(codes((await ask(appTemplates, query, { token })).data), found, JSON.stringify(query))
})

test('the kinds of certificates are in the order of the school’s list, with how many there are for me', async () => {
  const { give, token, schoolId, recordIds } = await enrol({}, { source: 'graduate', standing: 'graduated', graduated_on: '2026-06-30' })
  const { sql } = campus().base
  await makeTemplateType(sql, schoolId, 'scores', 1)
  await makeTemplateType(sql, schoolId, 'enrolment', 2)
  await makeTemplateType(sql, schoolId, 'nothing-of-it', 3)
  await give({})
  await give({ rules: { ways: ['paper'], standings: ['graduated'] } })
  await give({ rules: { type: 'scores' } })
  await give({ rules: { type: 'unlisted', userTypes: ['teacher'] } })
  const counted = async (answer: Promise<{ data: readonly { code: string; templates: number }[] }>) =>
    (await answer).data.map(({ code, templates }) => [code, templates])
  const [scores] = (await ask(templateTypes, {}, { token })).data
  assert.deepEqual(scores, { name: 'scores 类', nameEn: 'Kind scores', nameTw: 'scores 類', code: 'scores', templates: 1 })
  assert.deepEqual(await counted(ask(templateTypes, {}, { token })), [
    ['scores', 1],
    ['enrolment', 2],
  ])
  assert.deepEqual(await counted(ask(printTemplateTypes, {}, { token })), [['enrolment', 1]])
  assert.deepEqual(await counted(ask(userTemplateTypes, { userType: 'teacher' }, { token })), [['unlisted', 1]])
  assert.deepEqual(await counted(ask(userTemplateTypes, { way: 'paper' }, { token })), [['enrolment', 1]])
  assert.deepEqual(await counted(ask(userTemplateTypes, { recordId: recordIds[0] }, { token })), [
    ['scores', 1],
    ['enrolment', 1],
  ])
  const stranger = await enrol({})
  assert.equal((await ask(userTemplateTypes, { recordId: stranger.recordIds[0] }, { token })).error, 'not_found')
  assert.equal((await ask(userTemplates, { recordId: nobody }, { token })).error, 'not_found')
})

test('what I can have now leaves out what hinders me, and may be narrowed to what holds without end and to one record', async () => {
  const { give, token, recordIds } = await enrol({}, { source: 'graduate', standing: 'graduated', graduated_on: '2026-06-30' })
  await give({ code: 'always' })
  await give({ code: 'for-a-while', rules: { validityDays: 90 } })
  await give({ code: 'after-graduation', rules: { standings: ['graduated'] } })
  await give({ code: 'for-leavers', rules: { standings: ['left'] } })
  await give({ code: 'with-portrait', rules: { wantsPhoto: true } })
  const found = async (query: Parameters<typeof ask<typeof userTemplates>>[1]) => codes((await ask(userTemplates, query, { token })).data)
  assert.deepEqual(await found({}), ['after-graduation', 'always', 'for-a-while'])
  assert.deepEqual(await found({ isLimitDateLong: 'N' }), ['after-graduation', 'always', 'for-a-while'])
  assert.deepEqual(await found({ isLimitDateLong: 'Y' }), ['after-graduation', 'always'])
  assert.deepEqual(await found({ recordId: recordIds[0] }), ['always', 'for-a-while'])
})

test('certificates are listed by the system that their records come from; an unknown system has none', async () => {
  const { give, token } = await enrol({}, { source: 'graduate' })
  await give({ code: 'from-any' })
  await give({ code: 'from-graduate', rules: { sources: ['graduate'] } })
  const found = async (source: string) => codes((await ask(sourceTemplates, { source }, { token })).data)
  assert.deepEqual(await found('graduate'), ['from-any', 'from-graduate'])
  assert.deepEqual(await found('undergraduate'), ['from-any'])
  assert.deepEqual(await found('unknown'), [])
})

test('before one applies one sees all that a certificate wants, and which records it can be made from', async () => {
  const student = await enrol({}, { source: 'graduate', standing: 'left' })
  const { give, token, recordIds } = student
  const { id } = await give({
    code: 'visa',
    rules: {
      standings: ['studying'],
      heading: 'required',
      wantsPhoto: true,
      choosesYears: true,
      validityDays: 30,
      charge: 'each',
      price: 500,
    },
  })
  const { data } = await ask(templateInfo, { id }, { token })
  assert.deepEqual(
    [data.code, data.version, data.heading, data.choosesYears, data.wantsSignature, data.validityDays, data.charge, data.price],
    ['visa', 1, 'required', true, false, 30, 'each', 500],
  )
  assert.deepEqual([data.recordIds, data.hasPhoto, data.hindrance?.word], [[recordIds[0]], false, 'photo_needed'])
  await givePortrait(campus(), student)
  const later = (await ask(templateInfo, { id }, { token })).data
  assert.deepEqual([later.hasPhoto, later.hindrance], [true, null])
})

test('a draft, a certificate of another school and a missing one are unknown; a withdrawn one is reported as such', async () => {
  const { give, token } = await enrol({})
  const stranger = await enrol({})
  const [draft, disabled, foreign] = [await give({ state: 'draft' }), await give({ state: 'disabled' }), await stranger.give({})]
  for (const id of [draft.id, foreign.id, nobody]) {
    assert.equal((await ask(templateInfo, { id }, { token })).error, 'template_unknown')
    assert.equal((await ask(templateData, { templateId: id }, { token })).error, 'template_unknown')
  }
  assert.equal((await ask(templateInfo, { id: disabled.id }, { token })).error, 'template_disabled')
  assert.equal((await ask(templateInfo, { id: 'no-id' }, { token })).error, 'bad_input')
})

test("the content of a certificate is shown field by field in the reader's language; an ID number is masked, what is missing is marked", async () => {
  const { give, token, person, schoolId, recordIds } = await enrol({ enrolled_on: '2023-09-01', birth_date: '2005-02-28' })
  const { sql, services } = campus().base
  await sql
    .updateTable('person')
    .set({ name: '林晓雨', ...encryptIdCard(services.secretBox, '11010519491231002X') })
    .where('id', '=', person.id)
    .execute()
  for (const mark of [90, 80])
    await makeScore(sql, schoolId, { record_id: recordIds[0] ?? '', course_id: await makeCourse(sql, schoolId), mark })
  const fields = ['name', 'idCard', 'birthDate', 'enrollmentDate', 'educationLevel', 'schoolLength', 'studentType', 'gender'] as const
  const { id: templateId } = await give({ rules: { fields: [...fields, 'scores', 'graduationDate', 'degree'] } })
  const read = async (language: 'zh_CN' | 'en_US') => (await ask(templateData, { templateId }, { token, language })).data
  assert.deepEqual(
    (await read('en_US')).map(({ label, value, isMissing }) => [label, value, isMissing]),
    [
      ['Name', '林晓雨', false],
      ['ID number', '110***********002X', false],
      ['Date of birth', 'February 28, 2005', false],
      ['Enrolment date', 'September 1, 2023', false],
      ['Level', 'Bachelor', false],
      ['Length of study', '4 years', false],
      ['Mode of study', 'Full-time', false],
      ['Gender', 'Female', false],
      ['Scores', '2 courses', false],
      ['Graduation date', '', true],
      ['Degree', '', true],
    ],
  )
  const [, , birth, , level] = await read('zh_CN')
  assert.deepEqual([birth?.value, level?.value], ['2005年2月28日', '本科'])
})

test('the certificate content of somebody else is hidden', async () => {
  const [me, other] = [await enrol({}), await enrol({})]
  const { id: templateId } = await me.give({})
  const { id: notMine } = await me.give({ rules: { standings: ['left'] } })
  assert.equal((await ask(templateData, { templateId, recordId: other.recordIds[0] }, me)).error, 'record_unknown')
  assert.equal((await ask(templateData, { templateId: notMine }, me)).error, 'cannot_apply')
  const teacher = await enter(campus(), { schoolId: me.schoolId, kind: 'teacher' })
  assert.equal((await ask(templateData, { templateId }, teacher)).error, 'cannot_apply')
  const newcomer = await enter(campus(), { schoolId: me.schoolId })
  assert.equal((await ask(templateData, { templateId }, newcomer)).error, 'record_unknown')
  assert.equal((await ask(templateData, { templateId }, {})).error, 'login_required')
})
