import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from './terms.ts'

const score = (academicYear: string, semester: number, name: string) => ({ academicYear, semester, name })

test('scores are grouped by term, the newest first as they come', () => {
  const terms = termsOf([
    score('2025-2026', 1, '操作系统'),
    score('2024-2025', 2, '高等数学'),
    score('2025-2026', 1, '编译原理'),
    score('2024-2025', 1, '线性代数'),
  ])
  assert.deepEqual(
    terms.map(({ key, rows }) => [key, rows.map(({ name }) => name)]),
    [
      ['2025-2026 1', ['操作系统', '编译原理']],
      ['2024-2025 2', ['高等数学']],
      ['2024-2025 1', ['线性代数']],
    ],
  )
  assert.deepEqual(termsOf([]), [])
})
