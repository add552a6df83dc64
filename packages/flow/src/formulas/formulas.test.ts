import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculate } from './calculate.ts'
import { countsWorkingDays, fieldsIn, parseFormula } from './parse.ts'

const values: Record<string, unknown> = {
  a: 0.1,
  b: 0.2,
  text: 'x',
  range: ['2026-02-27', '2026-03-01'],
  'table.price': [1.1, 2.2, null, 'x'],
}
const result = (text: string, places = 6) => {
  const formula = parseFormula(text)
  return formula ? calculate(formula, (id) => values[id], places) : 'wrong'
}

test('money is counted in decimals', () => {
  assert.equal(result('a + b'), 0.3)
  assert.equal(result('1.005 * 100', 2), 100.5)
  assert.equal(result('10 / 3', 2), 3.33)
  assert.equal(result('2.675', 2), 2.68)
})

test('products before sums, brackets before all, from left to right', () => {
  assert.equal(result('1 + 2 * 3'), 7)
  assert.equal(result('(1 + 2) * 3'), 9)
  assert.equal(result('8 - 4 - 2'), 2)
  assert.equal(result('16 / 4 / 2'), 2)
  assert.equal(result('-2 * -3'), 6)
})

test('sums over columns leave empty cells out', () => {
  assert.equal(result('SUM(table.price)'), 3.3)
  assert.equal(result('COUNT(table.price)'), 2)
  assert.equal(result('AVG(table.price)'), 1.65)
  assert.equal(result('MAX(table.price, 9) - MIN(table.price)'), 7.9)
})

test('rounding, choices and days', () => {
  assert.equal(result('ROUND(2.345, 2)'), 2.35)
  assert.equal(result('CEIL(-1.5) + FLOOR(-1.5) + ABS(-1)'), -2)
  assert.equal(result('IF(a < b, 10, 20)'), 10)
  assert.equal(result('IF(a >= b, 10, 20)'), 20)
  assert.equal(result('DAYS(range)'), 3)
})

test('working days are counted by the calendar of the school, and by no other', () => {
  const calendar = { holidays: ['2026-10-01', '2026-10-02'], makeUpDays: ['2026-10-10'] }
  const workdays = (range: unknown, known?: typeof calendar) => {
    const formula = parseFormula('WORKDAYS(range) * 1')
    return (
      formula &&
      calculate(
        formula,
        () => range,
        0,
        () => known,
      )
    )
  }
  // Wednesday to the Monday after the holiday: Wednesday and Monday; the Saturday of the week after is worked.
  assert.equal(workdays(['2026-09-30', '2026-10-05'], calendar), 2)
  assert.equal(workdays(['2026-09-30 14:00', '2026-10-10 09:00'], calendar), 7)
  assert.equal(workdays(['2026-10-01', '2026-10-02'], calendar), 0)
  for (const range of [['2026-10-05', '2026-09-30'], ['1900-01-01', '2100-01-01'], ['2026-02-30x', 'no'], '2026-10-01', undefined])
    assert.equal(workdays(range, calendar), undefined)
  assert.equal(workdays(['2026-09-30', '2026-10-05']), undefined)
  const [counting, other] = [parseFormula('IF(a > 1, 0, -WORKDAYS(range) + 1)'), parseFormula('DAYS(range)')]
  assert.deepEqual([counting && countsWorkingDays(counting), other && countsWorkingDays(other)], [true, false])
})

test('what cannot be counted is empty', () => {
  for (const text of ['a / 0', 'missing + 1', 'text * 2', 'DAYS(a)', '9 * 999999999999999']) assert.equal(result(text), undefined)
})

test('what is no formula is refused, and code never runs', () => {
  for (const text of ['', '1 +', '(1', '1 2', 'alert(1)', 'a.constructor()', '`1`', '1;2', 'a[0]', '=1', 'SUM(', 'x => x'])
    assert.equal(result(text), 'wrong')
})

test('ten thousand brackets are refused without a crash', () => {
  assert.equal(parseFormula(`${'('.repeat(10_000)}1${')'.repeat(10_000)}`), undefined)
  assert.equal(parseFormula(`${'-'.repeat(400)}1`), undefined)
  assert.equal(parseFormula(`${'('.repeat(200)}1${')'.repeat(200)}`), undefined)
  assert.ok(parseFormula(`${'('.repeat(20)}1${')'.repeat(20)}`))
})

test('a formula says which fields it reads', () => {
  const formula = parseFormula('IF(a > 1, SUM(table.price), -b)')
  assert.deepEqual(formula && fieldsIn(formula), ['a', 'table.price', 'b'])
})
