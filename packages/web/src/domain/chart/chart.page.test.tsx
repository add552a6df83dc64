import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChartData } from '@campus/charts/marks/data.ts'
import { navigate } from '@campus/ui/history/location.ts'
import { doing, draw } from '@campus/ui/testing/draw.tsx'
import { Chart } from './chart.tsx'

const data: ChartData = {
  kind: 'lines',
  rows: [{ label: 'Monday' }, { label: 'Tuesday' }, { label: 'Wednesday' }],
  series: [
    {
      name: 'Sent',
      cells: [
        { value: 5, link: '/rows?day=1' },
        { value: 9, link: '/rows?day=2' },
        { value: 7, hint: 'No longer kept' },
      ],
    },
    { name: 'Failed', cells: [{ value: 1 }, { value: 2 }, { value: 2, text: '<5' }] },
  ],
  words: { rows: 'Day', number: String, mark: (row, series, value) => `${row}, ${series}: ${value}` },
}

const heard = () => document.activeElement?.getAttribute('aria-label')
const press = (key: string) =>
  doing(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

test('a chart is reached once by Tab, arrows walk its points, and each is heard', async (t) => {
  const place = await draw(t, <Chart name="mails" title="Mails" data={data} />)
  const reachable = [...place.querySelectorAll<SVGElement>('[data-mark][tabindex="0"]')]
  assert.equal(reachable.length, 1)
  await doing(() => reachable[0]?.focus())
  assert.equal(heard(), 'Wednesday, Failed: <5')
  await press('ArrowUp')
  assert.equal(heard(), 'Wednesday, Sent: 7 · No longer kept')
  await press('ArrowRight')
  assert.equal(heard(), 'Wednesday, Sent: 7 · No longer kept')
  await press('ArrowLeft')
  assert.equal(heard(), 'Tuesday, Sent: 9')
  assert.equal(document.activeElement?.tagName.toLowerCase(), 'a')
  assert.equal(document.activeElement?.getAttribute('href'), '#/rows?day=2')
  await press('Home')
  assert.equal(heard(), 'Monday, Sent: 5')
  assert.match(place.querySelector('.chart-note')?.textContent ?? '', /MondaySent5Failed1/)
  await press('Escape')
  assert.equal(place.querySelector('.chart-note'), null)
})

test('the switch to the table is visible, kept in the address, and the table has the same links', async (t) => {
  navigate('/pages/console/statistics/overview', { replace: true })
  const place = await draw(t, <Chart name="mails" title="Mails" data={data} />)
  const [chart, table] = place.querySelectorAll<HTMLButtonElement>('[aria-pressed]')
  await doing(() => table?.click())
  assert.equal(table?.getAttribute('aria-pressed'), 'true')
  assert.match(window.location.hash, /table=mails/)
  assert.deepEqual(
    [...place.querySelectorAll('tbody tr')].map((row) => row.textContent),
    ['Monday51', 'Tuesday92', 'Wednesday7<5'],
  )
  assert.equal(place.querySelector('tbody a')?.getAttribute('href'), '#/rows?day=1')
  await doing(() => chart?.click())
  assert.doesNotMatch(window.location.hash, /table/)
  assert.ok(place.querySelector('svg [data-mark]'))
})
