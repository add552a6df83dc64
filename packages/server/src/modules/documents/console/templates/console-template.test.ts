import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenTo } from '@campus/contract/call.ts'
import {
  consoleTemplate,
  consoleTemplates,
  disableTemplate,
  dropDraft,
  previewTemplate,
  publishTemplate,
  saveTemplate,
  schoolSeals,
} from '@campus/contract/documents/console/templates.ts'
import { appTemplates, templateInfo } from '@campus/contract/documents/templates.ts'
import { asker } from '../../../../testing/ask.ts'
import { enter } from '../../../../testing/enter.ts'
import { exportedColumn } from '../../../../testing/exported-rows.ts'
import { makeRecord } from '../../../../testing/studies.ts'
import { makeTemplate, makeTemplateType, plainRules, plainSource } from '../../../../testing/templates.ts'
import { useTestCampus } from '../../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (...given) => asker(campus().url)(...given)

/** An administrator of a school that has one kind of certificate, and a student of it. */
const open = async () => {
  const { sql } = campus().base
  const admin = await enter(campus(), { kind: 'teacher', roles: ['admin'], name: '王管理' })
  const student = await enter(campus(), { schoolId: admin.schoolId })
  await makeRecord(sql, student.person)
  await makeTemplateType(sql, admin.schoolId)
  const save = (given: Partial<GivenTo<typeof saveTemplate>> = {}) =>
    ask(saveTemplate, { code: 'enrolment', rules: plainRules, source: plainSource, ...given }, admin)
  const publish = (id: string, revision: number) => ask(publishTemplate, { id, revision }, admin)
  return { admin, student, save, publish }
}

test('a template goes from draft to version to next version; people see what is published and nothing else', async () => {
  const { admin, student, save, publish } = await open()
  const { data: first } = await save()
  assert.deepEqual([first.version, first.revision], [1, 1])
  assert.deepEqual((await ask(appTemplates, {}, student)).data, [])
  const { data: published } = await publish(first.id, first.revision)
  assert.equal(published.version, 1)
  assert.equal((await ask(templateInfo, { id: first.id }, student)).data.name, '在读证明')
  const { data: second } = await save({ id: first.id, revision: 2, rules: { ...plainRules, name: '在读证明（新）' } })
  assert.deepEqual([second.version, second.revision], [2, 3])
  assert.equal((await ask(templateInfo, { id: first.id }, student)).data.name, '在读证明')
  const { data: changed } = await save({ id: first.id, revision: 3, rules: { ...plainRules, name: '在读证明（改）' } })
  assert.deepEqual([changed.version, changed.revision], [2, 4])
  await publish(first.id, 4)
  assert.equal((await ask(templateInfo, { id: first.id }, student)).data.name, '在读证明（改）')
  const { data } = await ask(consoleTemplate, { id: first.id }, admin)
  assert.deepEqual(
    [data.state, data.version, data.versionState, data.rules.name, data.source],
    ['published', 2, 'published', '在读证明（改）', plainSource],
  )
  assert.deepEqual(
    data.versions.map(({ version, state, publishedBy, issued }) => [version, state, publishedBy, issued]),
    [
      [2, 'published', '王管理', 0],
      [1, 'retired', '王管理', 0],
    ],
  )
  const old = (await ask(consoleTemplate, { id: first.id, version: 1 }, admin)).data
  assert.deepEqual([old.version, old.versionState, old.rules.name], [1, 'retired', '在读证明'])
  assert.equal((await ask(consoleTemplate, { id: first.id, version: 7 }, admin)).error, 'not_found')
})

test('what administrators do with templates is in the audit log', async () => {
  const { admin, save, publish } = await open()
  const { id, revision } = (await save()).data
  await publish(id, revision)
  await ask(disableTemplate, { id, isDisabled: true, reason: '换新版' }, admin)
  const entries = await campus()
    .base.sql.selectFrom('audit_entry')
    .where('subject_id', '=', id)
    .select(['action', 'actor_id', 'details'])
    .orderBy('id')
    .execute()
  assert.deepEqual(
    entries.map(({ action, details }) => [action, details]),
    [
      ['documents.template_saved', { code: 'enrolment', version: 1 }],
      ['documents.template_published', { code: 'enrolment', version: 1 }],
      ['documents.template_disabled', { code: 'enrolment', reason: '换新版' }],
    ],
  )
  assert.ok(entries.every(({ actor_id }) => actor_id === admin.person.id))
})

test('nobody overwrites what another has just saved, not even at the same moment', async () => {
  const { save, publish } = await open()
  const { id, revision } = (await save()).data
  await save({ id, revision, source: `${plainSource}// mine` })
  assert.equal((await save({ id, revision, source: `${plainSource}// yours` })).error, 'template_changed')
  assert.equal((await save({ id, source: `${plainSource}// blind` })).error, 'template_changed')
  assert.equal((await publish(id, revision)).error, 'template_changed')
  const both = await Promise.all([1, 2].map((at) => save({ id, revision: 2, source: `${plainSource}// ${at}` })))
  assert.deepEqual(both.map(({ error }) => error ?? 'saved').toSorted(), ['saved', 'template_changed'])
})

test('of two concurrent publications one succeeds', async () => {
  const { save, publish, admin } = await open()
  const { id, revision } = (await save()).data
  const both = await Promise.all([publish(id, revision), publish(id, revision)])
  const [first, second = ''] = both.map(({ error }) => error ?? 'published').toSorted()
  assert.equal(first, 'published')
  // The other one comes while the first is at work, or when it is already done.
  assert.ok(['template_changed', 'template_no_draft'].includes(second), second)
  assert.equal((await publish(id, revision + 1)).error, 'template_no_draft')
  assert.deepEqual((await ask(consoleTemplate, { id }, admin)).data.versions.length, 1)
})

test('a published version cannot be changed by anybody, only retired', async () => {
  const { sql } = campus().base
  const { admin } = await open()
  const { versionId } = await makeTemplate(sql, admin.schoolId)
  const version = () => sql.updateTable('document_template_version').where('id', '=', versionId)
  await assert.rejects(version().set({ source: 'other' }).execute(), /cannot be changed/)
  await assert.rejects(version().set({ state: 'draft', published_at: null }).execute(), /cannot be changed/)
  await assert.rejects(version().set({ state: 'retired', price: 1 }).execute(), /cannot be changed/)
  await assert.rejects(sql.deleteFrom('document_template_version').where('id', '=', versionId).execute(), /stays/)
  await version().set({ state: 'retired' }).execute()
  await assert.rejects(version().set({ state: 'published' }).execute(), /cannot be changed/)
})

test('a template that was withdrawn is not in the list until it is offered again, also when a new version is published', async () => {
  const { admin, student, save, publish } = await open()
  const { id } = (await save()).data
  await publish(id, 1)
  await ask(disableTemplate, { id, isDisabled: true, reason: '暂停办理' }, admin)
  assert.equal((await ask(templateInfo, { id }, student)).error, 'template_disabled')
  const shown = (await ask(consoleTemplate, { id }, admin)).data
  assert.deepEqual([shown.state, shown.disabledReason], ['disabled', '暂停办理'])
  await save({ id, revision: shown.revision })
  await publish(id, shown.revision + 1)
  assert.equal((await ask(templateInfo, { id }, student)).error, 'template_disabled')
  await ask(disableTemplate, { id, isDisabled: false }, admin)
  assert.equal((await ask(templateInfo, { id }, student)).data.version, 2)
  assert.equal((await ask(consoleTemplate, { id }, admin)).data.disabledReason, '')
  const { id: draft } = (await save({ code: 'never-published' })).data
  await ask(disableTemplate, { id: draft, isDisabled: true }, admin)
  await ask(disableTemplate, { id: draft, isDisabled: false }, admin)
  assert.equal((await ask(consoleTemplate, { id: draft }, admin)).data.state, 'draft')
})

test('a draft can be deleted; a template that was never published is deleted with it', async () => {
  const { admin, save, publish } = await open()
  const { id } = (await save()).data
  await publish(id, 1)
  assert.equal((await ask(dropDraft, { id }, admin)).error, 'template_no_draft')
  await save({ id, revision: 2, source: `${plainSource}// next` })
  assert.equal((await ask(dropDraft, { id }, admin)).code, 200)
  const left = (await ask(consoleTemplate, { id }, admin)).data
  assert.deepEqual([left.source, left.versions.length], [plainSource, 1])
  const { id: other } = (await save({ code: 'other' })).data
  await ask(dropDraft, { id: other }, admin)
  assert.equal((await ask(consoleTemplate, { id: other }, admin)).error, 'not_found')
  assert.equal((await save({ code: 'other' })).code, 200)
})

test('a code is there once in a school', async () => {
  const { save } = await open()
  const all = await Promise.all([1, 2, 3].map(() => save()))
  assert.deepEqual(all.map(({ error }) => error ?? 'saved').toSorted(), ['saved', 'template_code_taken', 'template_code_taken'])
  const { id, revision } = (await save({ code: 'other' })).data
  assert.equal((await save({ id, revision, code: 'enrolment' })).error, 'template_code_taken')
  const elsewhere = await open()
  assert.equal((await elsewhere.save()).code, 200)
})

test('rules that cannot hold are refused at the field that is wrong', async () => {
  const { save, admin } = await open()
  const { sql } = campus().base
  const wrong = async (rules: Partial<typeof plainRules>) => {
    const { error, fields } = await save({ rules: { ...plainRules, ...rules } })
    return [error, ...Object.keys(fields ?? {})]
  }
  assert.deepEqual(await wrong({ charge: 'each', price: 0 }), ['bad_input', 'rules.price'])
  assert.deepEqual(await wrong({ sources: ['nowhere'] }), ['bad_input', 'rules.sources'])
  assert.deepEqual(await wrong({ userTypes: [] }), ['bad_input', 'rules.userTypes'])
  assert.deepEqual(await wrong({ limits: { ...plainRules.limits, day: 0 } }), ['bad_input', 'rules.limits.day'])
  assert.deepEqual(await wrong({ type: 'unheard-of' }), ['dictionary_unknown'])
  assert.equal((await save({ code: 'Not A Code' })).error, 'bad_input')
  const { id, revision } = (await save({ rules: { ...plainRules, charge: 'first', price: 1, sources: ['undergraduate'] } })).data
  await sql.updateTable('dictionary_entry').set({ is_open: false }).where('school_id', '=', admin.schoolId).execute()
  assert.equal((await save({ id, revision })).code, 200)
  assert.equal((await save({ code: 'late' })).error, 'dictionary_unknown')
})

/** Documents of a template that were made, the last two of them in vain. */
const issueOf = async (student: { person: { id: string; schoolId: string } }, template: { id: string; versionId: string }) => {
  const { sql } = campus().base
  for (const [at, state] of (['issued', 'revoked', 'making', 'failed'] as const).entries()) {
    const isOut = at < 2
    await sql
      .insertInto('issued_document')
      .values({
        school_id: student.person.schoolId,
        template_id: template.id,
        template_version_id: template.versionId,
        holder_id: student.person.id,
        made_by: student.person.id,
        serial: `${template.id}-${at}`,
        anti_forgery_code: `${template.id}-${at}`,
        facts_encrypted: Buffer.alloc(1),
        facts_sha256: Buffer.alloc(32),
        qr_text: '',
        state,
        ...(isOut ? { blob_key: `${template.id}-${at}`, sha256: Buffer.from(`${template.id}-${at}`), issued_at: new Date() } : {}),
        ...(state === 'revoked' ? { ended_at: new Date() } : {}),
      })
      .execute()
  }
}

test('each template and each version shows how many documents were issued from it', async () => {
  const { admin, student } = await open()
  const template = await makeTemplate(campus().base.sql, admin.schoolId)
  await issueOf(student, template)
  await ask(saveTemplate, { id: template.id, revision: 1, code: template.code, rules: plainRules, source: plainSource }, admin)
  const [row] = (await ask(consoleTemplates, {}, admin)).data.rows
  assert.equal(row?.issued, 2)
  const { versions } = (await ask(consoleTemplate, { id: template.id }, admin)).data
  assert.deepEqual(
    versions.map(({ version, issued }) => [version, issued]),
    [
      [2, 0],
      [1, 2],
    ],
  )
})

test('the list is in the order in which people see it, and is filtered by keywords, state and kind', async () => {
  const { admin } = await open()
  const { sql } = campus().base
  const give = (given: Parameters<typeof makeTemplate>[2]) => makeTemplate(sql, admin.schoolId, given)
  await give({ code: 'b-second', position: 2, rules: { name: '毕业证明', nameEn: 'Graduation', nameTw: '畢業證明' } })
  await give({ code: 'z-first', position: 1, state: 'disabled', rules: { type: 'scores' } })
  await give({ code: 'a-last', position: 3, state: 'draft' })
  const found = async (query: GivenTo<typeof consoleTemplates>) => {
    const { rows, total } = (await ask(consoleTemplates, query, admin)).data
    return [...rows.map(({ code }) => code), total]
  }
  assert.deepEqual(await found({}), ['z-first', 'b-second', 'a-last', 3])
  assert.deepEqual(await found({ pageSize: 1, pageNum: 2 }), ['b-second', 3])
  assert.deepEqual(await found({ sort: '-issued' }), ['a-last', 'b-second', 'z-first', 3])
  for (const sort of ['name', '-changedAt'] as const) assert.equal((await found({ sort })).at(-1), 3)
  assert.deepEqual(await found({ words: 'GRADUATION' }), ['b-second', 1])
  assert.deepEqual(await found({ words: '畢業' }), ['b-second', 1])
  assert.deepEqual(await found({ words: 'z-' }), ['z-first', 1])
  assert.deepEqual(await found({ words: '%' }), [0])
  assert.deepEqual(await found({ state: 'draft' }), ['a-last', 1])
  assert.deepEqual(await found({ type: 'scores' }), ['z-first', 1])
  const exported = (filter: object) => exportedColumn(campus(), admin, { source: 'templates', column: 'code', filter })
  assert.deepEqual([await exported({}), await exported({ type: 'scores' })], [['z-first', 'b-second', 'a-last'], ['z-first']])
  assert.deepEqual((await ask(schoolSeals, {}, admin)).data, [])
  const [, second, last] = (await ask(consoleTemplates, {}, admin)).data.rows
  assert.deepEqual([second?.publishedVersion, second?.hasDraft, last?.publishedVersion, last?.hasDraft], [1, false, null, true])
})

test('templates are for the administrators of their school: others see none, change none and learn nothing', async () => {
  const { admin, student, save } = await open()
  const { id, revision } = (await save()).data
  const stranger = (await open()).admin
  assert.deepEqual((await ask(consoleTemplates, {}, stranger)).data, { rows: [], total: 0 })
  const attempts = (who: { token: string }) =>
    Promise.all([
      ask(consoleTemplate, { id }, who),
      ask(saveTemplate, { id, revision, code: 'x1', rules: plainRules, source: plainSource }, who),
      ask(publishTemplate, { id, revision }, who),
      ask(disableTemplate, { id, isDisabled: true }, who),
      ask(dropDraft, { id }, who),
    ])
  for (const { error } of await attempts(stranger)) assert.equal(error, 'not_found')
  for (const { error } of await attempts(student)) assert.equal(error, 'forbidden')
  for (const role of ['manager', 'auditor'] as const) {
    const reader = await enter(campus(), { schoolId: admin.schoolId, kind: 'teacher', roles: [role] })
    const [read, ...changes] = await attempts(reader)
    assert.equal(read?.code, 200)
    for (const { error } of changes) assert.equal(error, 'forbidden')
    assert.equal((await ask(previewTemplate, { rules: plainRules, source: plainSource }, reader)).error, 'forbidden')
  }
})
