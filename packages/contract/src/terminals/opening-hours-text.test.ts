import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayDays, sayHours } from './opening-hours-text.ts'

test('days of the week are written in natural language', () => {
  const table: readonly (readonly [days: readonly number[], zh: string, en: string, tw: string])[] = [
    [[1, 2, 3, 4, 5, 6, 7], '每天', 'Every day', '每天'],
    [[1, 2, 3, 4, 5], '周一至周五', 'Mon–Fri', '週一至週五'],
    [[6, 7], '周六、周日', 'Sat, Sun', '週六、週日'],
    [[3], '周三', 'Wed', '週三'],
    [[7, 1, 2, 3], '周一至周三、周日', 'Mon–Wed, Sun', '週一至週三、週日'],
    [[5, 1, 3, 1], '周一、周三、周五', 'Mon, Wed, Fri', '週一、週三、週五'],
  ]
  for (const [days, ...said] of table) assert.deepEqual(sayDays(days), said)
})

test('a terminal without hours is always open, and every span has its own line', () => {
  assert.deepEqual(sayHours([]), [['全天开放', 'Always open', '全天開放']])
  assert.deepEqual(
    sayHours([
      { days: [1, 2, 3, 4, 5], from: '07:00', until: '22:30' },
      { days: [6], from: '09:00', until: '24:00' },
    ]).map(([, en]) => en),
    ['Mon–Fri 07:00–22:30', 'Sat 09:00–24:00'],
  )
})
