import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { calls } from '@campus/contract/calls.ts'
import { lineOf, nameOf, permissions } from '../testing/permissions.ts'

const [, ...lines] = readFileSync(new URL('../../../../docs/permissions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('every call is open to those, and repeated as, docs/permissions.tsv says; no line is without its call', () => {
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

test('an auditor looks at everything that is shown to the role, and changes nothing', () => {
  for (const call of calls.filter((one) => permissions.get(nameOf(one))?.who.includes('auditor')))
    assert.deepEqual([call.method, call.changesState], ['GET', undefined], nameOf(call))
})
