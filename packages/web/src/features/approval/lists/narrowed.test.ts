import assert from 'node:assert/strict'
import { test } from 'node:test'
import { narrowedBy } from './narrowed.ts'

const code = '00000000-0000-7000-8000-000000000001'

test('an address narrows a list to a process and to days; what is no process, no day, or the wrong way round shows everything', () => {
  assert.deepEqual(narrowedBy({ code, from: '2026-03-01', until: '2026-03-31' }), { code, from: '2026-03-01', until: '2026-03-31' })
  assert.deepEqual(narrowedBy({ until: '2026-03-31' }), { until: '2026-03-31' })
  assert.deepEqual(narrowedBy({ code: 'seal', from: '2026-02-30', until: 'today' }), {})
  assert.deepEqual(narrowedBy({ code, from: '2026-03-31', until: '2026-03-01' }), { code })
})
