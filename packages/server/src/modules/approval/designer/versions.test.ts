import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleProcess, consoleVersion, publishProcess, saveProcessDraft } from '@campus/contract/approval/console/processes.ts'
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
