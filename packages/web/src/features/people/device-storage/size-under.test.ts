import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysUnder, sizeUnder } from './size-under.ts'

const deviceWith = (entries: Readonly<Record<string, string>>): Storage => {
  const kept = new Map(Object.entries(entries))
  return {
    length: kept.size,
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

const device = deviceWith({ 'campus.session': '{"token":"T1"}', 'campus.draft.li.leave': '请假', 'campus.progress.recovery': '{}' })

test('drafts are found, the session is not', () => {
  assert.deepEqual(keysUnder(device, ['campus.draft.', 'campus.progress.']), ['campus.draft.li.leave', 'campus.progress.recovery'])
})

test('Chinese letters count with the three bytes they take', () => {
  assert.equal(sizeUnder(device, ['campus.draft.']), 'campus.draft.li.leave'.length + 6)
  assert.equal(sizeUnder(device, ['nothing.']), 0)
})
