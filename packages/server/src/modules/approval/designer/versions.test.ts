import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  consoleProcess,
  consoleVersion,
  deleteProcessGroup,
  discardProcessDraft,
  publishProcess,
  saveProcess,
  saveProcessDraft,
  saveProcessGroup,
} from '@campus/contract/approval/console/processes.ts'
import { processForm } from '@campus/contract/approval/processes.ts'
import { startProcess } from '@campus/contract/approval/starting.ts'
import { ownInstances } from '@campus/contract/approval/task-lists.ts'
import { CompiledQuery } from 'kysely'
import { approval, openOffice, publish, reason, root } from '../../../testing/approvals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()
const ask: ReturnType<typeof asker> = (call, given, options) => asker(campus().url)(call, given, options)

test('an earlier version is read as it was published, and published again as the next one', async () => {
  const { admin, student, first, second } = await openOffice(campus())
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const changed = { id, revision: 0, tree: root(approval('node_1', [second])), form: [reason], settings: {} }
  const { revision } = (await ask(saveProcessDraft, changed, admin)).data
  assert.equal((await ask(consoleVersion, { id, number: 2 }, admin)).error, 'not_found', 'a draft is no version yet')
  await ask(publishProcess, { id, revision }, admin)
  const { tree, settings } = (await ask(consoleVersion, { id, number: 1 }, admin)).data
  assert.match(JSON.stringify(tree), new RegExp(first.person.id))
  const restored = (await ask(saveProcessDraft, { id, revision: 0, tree, form: [reason], settings }, admin)).data
  assert.deepEqual(restored.problems, [])
  assert.equal((await ask(publishProcess, { id, revision: restored.revision }, admin)).data.number, 3)
  assert.deepEqual(
    (await ask(consoleProcess, { id }, admin)).data.versions.map(({ state }) => state),
    ['published', 'retired', 'retired'],
  )
  const other = await openOffice(campus())
  assert.equal((await ask(consoleVersion, { id, number: 1 }, other.admin)).error, 'not_found')
  assert.equal((await ask(consoleVersion, { id, number: 1 }, student)).error, 'forbidden')
})

test('no two groups of a school have one name in one language, not even when both are saved at the same moment', async () => {
  const { admin } = await openOffice(campus())
  const save = (name: string, nameEn: string, nameTw: string, id?: string) =>
    ask(saveProcessGroup, { name, nameEn, nameTw, ...(id && { id }) }, admin)
  const both = await Promise.all([1, 2].map(() => save('财务', 'Finance', '財務')))
  assert.deepEqual(both.map(({ error }) => error ?? 'saved').toSorted(), ['group_name_taken', 'saved'])
  const taken = await save('报销', 'FINANCE', '報銷')
  assert.deepEqual([taken.error, Object.keys(taken.fields ?? {})], ['group_name_taken', ['nameEn']])
  const id = both.find(({ error }) => !error)?.data.id
  assert.equal((await save('财务', 'Money', '財務', id)).code, 200)
  assert.equal(
    (await ask(saveProcessGroup, { name: '财务', nameEn: 'Money', nameTw: '財務' }, (await openOffice(campus())).admin)).code,
    200,
  )
})

test('a draft that is dropped leaves what is published, without one nothing is published, and a group goes when it is empty', async () => {
  const { admin, first } = await openOffice(campus())
  const titles = { name: '外事', nameEn: 'Foreign', nameTw: '外事' }
  const groupId = (await ask(saveProcessGroup, titles, admin)).data.id
  const { id } = (await ask(saveProcess, { ...titles, groupId }, admin)).data
  assert.equal((await ask(discardProcessDraft, { id }, admin)).error, 'nothing_published')
  const save = (revision: number, tree: unknown) => ask(saveProcessDraft, { id, revision, tree, form: [reason], settings: {} }, admin)
  const { revision } = (await save(1, root(approval('node_1', [first])))).data
  assert.equal((await ask(publishProcess, { id, revision }, admin)).data.number, 1)
  assert.equal((await ask(publishProcess, { id, revision }, admin)).error, 'no_draft')
  assert.equal((await save(0, 'no tree at all')).error, 'tree_unreadable')
  assert.equal((await save(0, root(approval('node_1', [])))).code, 200)
  assert.equal((await ask(discardProcessDraft, { id }, admin)).code, 200)
  const { version, problems, versions } = (await ask(consoleProcess, { id }, admin)).data
  assert.deepEqual([version.state, problems, versions.length], ['published', [], 1])
  assert.equal((await ask(deleteProcessGroup, { id: groupId }, admin)).error, 'group_in_use')
  const empty = (await ask(saveProcessGroup, { name: '空', nameEn: 'Empty', nameTw: '空' }, admin)).data.id
  assert.equal((await ask(deleteProcessGroup, { id: empty }, (await openOffice(campus())).admin)).error, 'not_found')
  assert.equal((await ask(deleteProcessGroup, { id: empty }, admin)).code, 200)
})

const part = (code: string, props: object = {}, next?: object) => ({
  id: 'node_7',
  name: '子流程',
  type: 'SUBPROC',
  props: { subProcCode: code, inVar: [{ mKey: 'reason', sKey: 'reason' }], ...props },
  ...(next && { children: next }),
})

test('processes that would start each other in a circle are not published, even by two at the same moment', async () => {
  const { admin, first } = await openOffice(campus())
  const alone = root(approval('node_1', [first]))
  const [one, other] = [await publish(campus(), admin, { tree: alone }), await publish(campus(), admin, { tree: alone })]
  const draft = async (id: string, tree: unknown) =>
    (await ask(saveProcessDraft, { id, revision: 0, tree, form: [reason], settings: {} }, admin)).data
  const drafts = [await draft(one, root(part(other))), await draft(other, root(part(one)))]
  assert.deepEqual(
    drafts.map(({ problems }) => problems),
    [[], []],
  )
  const answers = await Promise.all([one, other].map((id, at) => ask(publishProcess, { id, revision: drafts[at]?.revision ?? 0 }, admin)))
  assert.deepEqual(answers.map(({ error }) => error ?? 'done').toSorted(), ['done', 'process_has_problems'])
  const refused = answers[0]?.code === 200 ? other : one
  assert.deepEqual(
    (await ask(consoleProcess, { id: refused }, admin)).data.problems.map(({ at, code }) => [at, code]),
    [['node_7', 'circular_subprocess']],
  )
  const third = await publish(campus(), admin, { tree: alone })
  const itself = await draft(third, root(part(third)))
  assert.deepEqual(
    itself.problems.map(({ code }) => code),
    ['circular_subprocess'],
  )
})

test('processes that start each other from before are stopped with a refusal instead of without end', async () => {
  const { admin, student, first } = await openOffice(campus())
  const { sql } = campus().base
  const id = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const process = await publish(campus(), admin, { tree: root(part(id)) })
  const { version_id } = await sql
    .selectFrom('approval_version')
    .where('process_id', '=', process)
    .select('id as version_id')
    .executeTakeFirstOrThrow()
  const { tree } = await sql.selectFrom('approval_version').where('id', '=', version_id).select('tree').executeTakeFirstOrThrow()
  await sql.transaction().execute(async (sql) => {
    await sql.executeQuery(CompiledQuery.raw('set local session_replication_role = replica'))
    const circle = JSON.stringify(tree).replaceAll(id, process)
    await sql.updateTable('approval_version').set({ tree: circle }).where('id', '=', version_id).execute()
  })
  const started = await ask(startProcess, { id: process, formData: { reason: '盖章' } }, student)
  assert.equal(started.error, 'subprocesses_too_deep')
})

test('a sub-process of whom the applicant picks is started by them, and what it lacks is said beside its step', async () => {
  const { admin, student, first, second, third } = await openOffice(campus())
  const child = await publish(campus(), admin, { tree: root(approval('node_1', [first])) })
  const wrong = { id: child, revision: 0, tree: root(part(child, { inVar: [] })), form: [reason], settings: {} }
  const id = await publish(campus(), admin, { tree: root(part(child, { staterUser: { type: 'SELECT' } })) })
  const saved = (await ask(saveProcessDraft, { ...wrong, id }, admin)).data
  assert.deepEqual(
    saved.problems.map(({ at, code }) => [at, code]),
    [['node_7', 'subprocess_needs_value']],
  )
  assert.equal((await ask(publishProcess, { id, revision: saved.revision }, admin)).error, 'process_has_problems')
  const { chooseUsers } = (await ask(processForm, { formId: id }, student)).data
  assert.deepEqual(
    chooseUsers.map(({ nodeId, multiple, isOptional }) => [nodeId, multiple, isOptional]),
    [['node_7', false, false]],
  )
  const start = (...people: { person: { id: string } }[]) =>
    ask(startProcess, { id, formData: { reason: '盖章' }, processUsers: { node_7: people.map(({ person }) => person.id) } }, student)
  assert.equal((await start()).error, 'pick_people')
  assert.equal((await start(second, third)).error, 'too_many_signers')
  assert.equal((await start(second)).code, 200)
  assert.equal((await ask(ownInstances, {}, second)).data.rows[0]?.processId, child)
})

test('a sub-process does not come to need what a published process that starts it does not give', async () => {
  const { admin, student, first } = await openOffice(campus())
  const tree = root(approval('node_1', [first]))
  const child = await publish(campus(), admin, { tree })
  const parent = await publish(campus(), admin, { tree: root(part(child)) })
  const amount = { id: 'amount', name: 'AmountInput' as const, title: '金额' }
  const required = { ...amount, props: { required: true } }
  const save = async (id: string, revision: number, design: { tree: unknown; form: (typeof required)[] }) =>
    (await ask(saveProcessDraft, { id, revision, settings: {}, ...design, form: [reason, ...design.form] }, admin)).data
  const wanting = await save(child, 0, { tree, form: [required] })
  assert.deepEqual(
    wanting.problems.map(({ at, code, text }) => [at, code, text.includes('用印')]),
    [['amount', 'breaks_parent', true]],
  )
  assert.equal((await ask(publishProcess, { id: child, revision: wanting.revision }, admin)).error, 'process_has_problems')
  assert.equal((await ask(startProcess, { id: parent, formData: { reason: '盖章' } }, student)).code, 200)
  // First it may be left out, then the parent gives it, and then it may be required.
  const optional = await save(child, wanting.revision, { tree, form: [{ ...amount, props: { required: false } }] })
  assert.equal((await ask(publishProcess, { id: child, revision: optional.revision }, admin)).code, 200)
  const inVar = ['reason', 'amount'].map((field) => ({ mKey: field, sKey: field }))
  const giving = await save(parent, 0, { tree: root(part(child, { inVar })), form: [required] })
  assert.equal((await ask(publishProcess, { id: parent, revision: giving.revision }, admin)).code, 200)
  const again = await save(child, 0, { tree, form: [required] })
  assert.deepEqual(again.problems, [])
  assert.equal((await ask(publishProcess, { id: child, revision: again.revision }, admin)).code, 200)
})

test('a formula of ten thousand brackets is refused and changes nothing, and a deep one that fits is named beside its field', async () => {
  const { admin, first } = await openOffice(campus())
  const tree = root(approval('node_1', [first]))
  const id = await publish(campus(), admin, { tree })
  const save = (brackets: number) => {
    const expression = `${'('.repeat(brackets)}1${')'.repeat(brackets)}`
    const form = [reason, { id: 'sum', name: 'CalcFormula' as const, title: '合计', props: { expression } }]
    return ask(saveProcessDraft, { id, revision: 0, tree, form, settings: {} }, admin)
  }
  assert.equal((await save(10_000)).error, 'bad_input')
  assert.deepEqual((await ask(consoleProcess, { id }, admin)).data.problems, [])
  assert.deepEqual(
    (await save(400)).data.problems.map(({ at, code }) => [at, code]),
    [['sum', 'wrong_formula']],
  )
})
