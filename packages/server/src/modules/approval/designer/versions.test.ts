import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  consoleProcess,
  consoleVersion,
  publishProcess,
  saveProcessDraft,
  saveProcessGroup,
} from '@campus/contract/approval/console/processes.ts'
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
