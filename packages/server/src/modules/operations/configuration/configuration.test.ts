import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPriceTable, priceTables } from '@campus/contract/cloudprint/console.ts'
import { consoleTemplate, saveTemplate } from '@campus/contract/documents/console/templates.ts'
import { applyConfiguration, compareConfiguration, exportConfiguration } from '@campus/contract/operations/configuration.ts'
import { duties, endDuty, giveDuty } from '@campus/contract/operations/duties.ts'
import { dictionaryEntries, saveDictionaryEntry } from '@campus/contract/school/console/dictionaries.ts'
import { consoleLook, saveLook } from '@campus/contract/school/console/look.ts'
import { changeSchoolSettings, schoolSettings } from '@campus/contract/school/console/settings.ts'
import { asker } from '../../../testing/ask.ts'
import { enter, openUnproved } from '../../../testing/enter.ts'
import { makeTemplateType, plainRules, plainSource } from '../../../testing/templates.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

const prices = { bw_single: 10, bw_double: 15, co_single: 50, co_double: 80, photo: 300 }
const noted = { note: '', noteEn: '', noteTw: '' }
const aunt = { type: 'relation', value: 'aunt', label: '姑姑', labelEn: 'Aunt', labelTw: '姑姑' }

/** A school with something in every part, and its exported file. */
const openSchool = async () => {
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const other = await enter(campus(), { schoolId, kind: 'teacher', roles: ['admin'] })
  await makeTemplateType(campus().base.sql, schoolId)
  const entry = (await ask(saveDictionaryEntry, aunt, admin)).data
  const template = (await ask(saveTemplate, { code: 'enrolment', rules: plainRules, source: plainSource }, admin)).data
  await ask(addPriceTable, { validFrom: new Date().toISOString(), prices, ...noted }, admin)
  const given = { personId: other.person.id, lastDay: '2099-12-31', reason: '只看日志' }
  const duty = (await ask(giveDuty, { ...given, role: 'admin', sets: ['logs'] }, admin)).data
  const { text, fileName } = (await ask(exportConfiguration, {}, admin)).data
  return { admin, other, entry, template, duty, file: text, fileName }
}

const compare = async (file: string, by: { token: string }) => (await ask(compareConfiguration, { file }, by)).data

test('what was changed since an export is shown, and the file brings all of it back at once', async () => {
  const { admin, other, entry, template, duty, file, fileName } = await openSchool()
  assert.match(fileName, /^campus-configuration-.+\.json$/)
  assert.doesNotMatch(file, /secret|sealFileId|encrypted/i)
  const same = await compare(file, admin)
  assert.deepEqual([same.differences, same.onlyHere, same.problems], [[], [], []])

  await ask(changeSchoolSettings, { payMinutes: 99, holidays: ['2099-01-01'] }, admin)
  const { version } = (await ask(consoleLook, {}, admin)).data
  const look = { name: '另一所学校', nameEn: 'Another school', nameTw: '另一所學校', colour: '#7a1f2b', version }
  assert.equal((await ask(saveLook, look, admin)).code, 200)
  await ask(saveDictionaryEntry, { ...aunt, id: entry.id, label: '姨妈' }, admin)
  await ask(saveDictionaryEntry, { ...aunt, value: 'uncle', label: '叔叔' }, admin)
  const renamed = { ...plainRules, name: '另一种证明' }
  await ask(saveTemplate, { id: template.id, revision: template.revision, code: 'enrolment', rules: renamed, source: plainSource }, admin)
  await ask(addPriceTable, { validFrom: new Date().toISOString(), prices: { ...prices, photo: 999 }, ...noted }, admin)
  await ask(endDuty, { id: duty.id, reason: '不再需要' }, admin)

  const shown = await compare(file, admin)
  assert.deepEqual(shown.differences.map(({ part, title, isNew }) => `${part}: ${title}${isNew ? ' (new)' : ''}`).toSorted(), [
    'dictionaries: relation · 姑姑',
    `duties: ${other.person.number} · 学校管理员 (new)`,
    'look: 学校颜色',
    'look: 校名',
    'prices: 现行价格',
    'settings: 付款时限（分钟）',
    'settings: 放假日期',
    `templates: ${plainRules.name}`,
  ])
  assert.deepEqual(shown.differences.find(({ part }) => part === 'prices')?.changes, [{ label: '六寸相纸', before: '999', after: '300' }])
  assert.deepEqual(
    shown.onlyHere.map(({ title }) => title),
    ['relation · 叔叔'],
  )
  assert.deepEqual(shown.problems, [])
  const { seen } = shown
  const reason = '恢复期初配置'
  const stolen = await openUnproved(campus(), { schoolId: admin.schoolId, personId: admin.person.id })
  assert.equal((await ask(applyConfiguration, { file, seen, reason }, stolen)).error, 'proof_required')
  // Nothing was changed by showing it; of two imports at once the second finds the first.
  assert.equal((await ask(schoolSettings, {}, admin)).data.payMinutes, 99)
  const answers = await Promise.all([1, 2].map(() => ask(applyConfiguration, { file, seen, reason }, admin)))
  assert.deepEqual(answers.map(({ data, error }) => error ?? String(data.applied)).toSorted(), ['8', 'configuration_changed'])

  const { payMinutes, holidays } = (await ask(schoolSettings, {}, admin)).data
  assert.deepEqual([payMinutes, holidays], [30, []])
  assert.equal((await ask(consoleLook, {}, admin)).data.colour, null)
  const words = (await ask(dictionaryEntries, {}, admin)).data
  assert.deepEqual(
    [words.find(({ value }) => value === 'aunt')?.label, words.find(({ value }) => value === 'uncle')?.isOpen],
    ['姑姑', true],
  )
  const { rules, versionState } = (await ask(consoleTemplate, { id: template.id }, admin)).data
  assert.deepEqual([rules.name, versionState], [plainRules.name, 'draft'])
  assert.equal((await ask(priceTables, {}, admin)).data.find(({ isInForce }) => isInForce)?.prices.photo, 300)
  assert.deepEqual((await ask(duties, {}, admin)).data.find(({ person }) => person.id === other.person.id)?.duty?.sets, ['logs'])
  assert.deepEqual((await compare(file, admin)).differences, [])
  const evidence = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('school_id', '=', admin.schoolId)
    .where('action', 'like', 'operations.configuration%')
    .select(['action', 'details'])
    .orderBy('id')
    .execute()
  assert.deepEqual(
    evidence.map(({ action, details }) => [action, (details as { reason?: string }).reason]),
    [
      ['operations.configuration_exported', undefined],
      ['operations.configuration_applied', reason],
    ],
  )
})

test('what cannot be applied is named and nothing of the file is; altered, foreign, newer and broken files are refused in words', async () => {
  const [{ admin, other, file, duty }, theirs] = [await openSchool(), await openSchool()]
  await ask(endDuty, { id: duty.id, reason: '不再需要' }, admin)
  await ask(changeSchoolSettings, { payMinutes: 99 }, admin)
  // The one whom the file narrows imports it: nobody narrows themselves.
  const shown = await compare(file, other)
  assert.deepEqual(
    shown.problems.map(({ part, title, text }) => [part, title, text.length > 0]),
    [['duties', `${other.person.number} · 学校管理员`, true]],
  )
  assert.equal((await ask(applyConfiguration, { file, seen: shown.seen, reason: '试试' }, other)).error, 'configuration_problems')
  assert.equal((await ask(schoolSettings, {}, admin)).data.payMinutes, 99)

  const words = JSON.parse(file) as { version: number; newestMigration: string; parts: { settings: { payMinutes: number } } }
  const cases = [
    ['no json at all', 'configuration_unreadable'],
    ['{"format":"something else"}', 'configuration_unreadable'],
    [theirs.file, 'configuration_foreign'],
    [theirs.file.replaceAll(theirs.admin.schoolId, admin.schoolId), 'configuration_altered'],
    [JSON.stringify({ ...words, version: 2 }), 'configuration_newer'],
    [JSON.stringify({ ...words, newestMigration: '9999-later.sql' }), 'configuration_newer'],
    [
      JSON.stringify({ ...words, parts: { ...words.parts, settings: { ...words.parts.settings, payMinutes: 5 } } }),
      'configuration_altered',
    ],
  ] as const
  for (const [given, code] of cases) {
    const refused = await ask(compareConfiguration, { file: given }, { ...admin, language: 'en_US' })
    assert.equal(refused.error, code)
    assert.equal((await ask(applyConfiguration, { file: given, seen: shown.seen, reason: '试试' }, admin)).error, code)
  }
  const manager = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: ['manager'] })
  assert.equal((await ask(exportConfiguration, {}, manager)).error, 'forbidden')
})
