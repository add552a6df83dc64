import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { calls } from '@campus/contract/calls.ts'
import { lineOf, nameOf, permissions } from '../testing/permissions.ts'

const [, ...lines] = readFileSync(new URL('../../../../docs/permissions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('roles, idempotency and proof of every call match docs/permissions.tsv, and every line has its call', () => {
  const declared = calls.map(lineOf)
  const known = new Set(lines)
  const current = new Set(declared)
  assert.deepEqual(
    {
      'declared, but not (or otherwise) in docs/permissions.tsv': declared.filter((line) => !known.has(line)),
      'in docs/permissions.tsv, but not (or otherwise) declared': lines.filter((line) => !current.has(line)),
    },
    { 'declared, but not (or otherwise) in docs/permissions.tsv': [], 'in docs/permissions.tsv, but not (or otherwise) declared': [] },
  )
})

test('the table is sorted, and names each call once', () => {
  assert.deepEqual(lines, lines.toSorted())
  assert.equal(permissions.size, lines.length)
})

/** Reading calls that the specification sends as POST, and copies and mails of what one may read. */
const readByPost =
  /^(POST|GET) \/(tcyApi\/(get\w+Chat|getDownloadRecordData|selectPrintRecord(User)?Count)|console\/statistics\/reports(\/\{id\}(\/(delete|send))?)?|console\/logs\/exports(\/\{id\}\/(cancel|file))?)$/

/** Reading that writes: who read a log or somebody's record, and who took a table along is recorded; a school's first look makes its keys. */
const writing =
  /^GET \/(tcyApi\/\w+(Log|LogList)|basic\/userRegisterLog\/get\w+|console\/(logs\/trail|statistics\/rows|documents\/(keys|verifications|issued(\/\{id\})?)|certificates\/mails|payment\/payments|printing\/jobs|terminals\/(events|faults)|orders\/orders\/\{id\}|animalplan\/plans\/export|approval\/(deliveries|instances(\/export)?)))$/

test('an auditor can read everything open to the role, and change nothing', () => {
  for (const call of calls.filter((one) => permissions.get(nameOf(one))?.who.includes('auditor')))
    if (!readByPost.test(nameOf(call)))
      assert.deepEqual([call.method, call.changesState ?? false], ['GET', writing.test(nameOf(call))], nameOf(call))
})
