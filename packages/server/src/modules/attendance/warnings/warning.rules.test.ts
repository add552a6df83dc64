import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SchoolSettings } from '../../school/school/school-settings.ts'
import { figuresOf } from './figures.rules.ts'
import { warningsFor } from './warning.rules.ts'

const limits = SchoolSettings.parse({}).attendance
const letters = { P: 'present', L: 'late', E: 'early', A: 'absent', V: 'leave', X: 'exempt' } as const

/** A term in letters: what was taken, and how many lessons are still to come. Each has two hours. */
const judge = (term: string, ahead: number) => {
  const states = Array.from(term, (letter) => letters[letter as keyof typeof letters])
  const count = (state: string) => states.filter((one) => one === state).length
  const counted = {
    present: count('present'),
    late: count('late'),
    early: count('early'),
    absent: count('absent'),
    leave: count('leave'),
    exempt: count('exempt'),
    official: 0,
    missed_hours: 2 * count('absent'),
  }
  const figures = figuresOf(counted, { ahead, hours: 2 * (states.length + ahead) })
  const taken = states.map((state, index) => ({ day: `2026-09-${String(index + 1).padStart(2, '0')}`, state }))
  return { figures, kinds: warningsFor(taken, figures, limits).map(({ kind }) => kind), raised: warningsFor(taken, figures, limits) }
}

const cases: readonly (readonly [sentence: string, term: string, ahead: number, kinds: readonly string[]])[] = [
  ['who always came is not warned', 'PPPLEPP', 9, []],
  ['two absences in a row are not enough', 'PPPPAA', 26, []],
  ['three in a row are', 'PPPPAAA', 26, ['consecutive']],
  ['coming again ends the row', 'PAAAP', 27, []],
  ['leave between absences does not end the row', 'PAAVA', 27, ['consecutive']],
  ['a sixth of all hours is the first warning', 'PAPA', 8, ['missed_first']],
  ['a third is the second, when the rate cannot be reached any more either', 'PAPAPAPA', 4, ['missed_first', 'missed_second', 'rate']],
  ['leave misses no hours', 'VVVVVV', 6, []],
]

for (const [sentence, term, ahead, kinds] of cases) test(sentence, () => assert.deepEqual(judge(term, ahead).kinds, kinds))

test('the rate leaves personal leave out, and says what can still be reached', () => {
  const { figures, raised } = judge('PPPAVX', 4)
  assert.deepEqual([figures.taken, figures.rate, figures.bestRate], [6, 4 / 5, 8 / 9])
  assert.deepEqual(raised, [])
  assert.deepEqual(judge('AAA', 0).raised[0], {
    kind: 'consecutive',
    measured: 3,
    threshold: 3,
    from_day: '2026-09-01',
    until_day: '2026-09-03',
  })
})
