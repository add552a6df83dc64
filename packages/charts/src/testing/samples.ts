import type { ChartData, DataOf } from '../marks/data.ts'

const words = {
  number: (value: number) => value.toLocaleString('en-US'),
  mark: (row: string, series: string, value: string) => `${row}, ${series}: ${value}`,
  rows: 'Day',
}

/** A gap, a number that is not told, and rows behind the others. */
const cellsOf = (by: number) => [
  { value: 10 * by, link: '/rows?1' },
  { value: 20 * by, link: '/rows?2' },
  { value: null },
  { value: 2, text: '<5' },
  { value: 50 * by, link: '/rows?5' },
]

const rows = [1, 2, 3, 4, 5].map((day) => ({ label: `Day ${day}`, short: `${day}` }))
const seriesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `Series ${place + 1}`, cells: cellsOf(place + 1) }))

export const linesOf = (count: number): DataOf<'lines'> => ({ kind: 'lines', rows, series: seriesOf(count), words })

export const columnsOf = (look: 'stacked' | 'paired', count = 2): DataOf<'columns'> => ({
  kind: 'columns',
  look,
  rows,
  series: seriesOf(count),
  words,
})

const oneDay = 86_400_000
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, place) => new Date(Date.UTC(2025, 10, 18) + place * oneDay).toISOString().slice(0, 10))

const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
const months = Array.from({ length: 12 }, (_, month) => `${month + 1}月`)

/** One series of these numbers. */
export const sampleOf = (kind: ChartData['kind'], values: readonly number[]): ChartData => {
  const named = values.map((_, place) => ({ label: `学生证明 ${place + 1}`, short: `${place}` }))
  const one = { rows: named, series: [{ name: '申请', cells: values.map((value) => ({ value })) }], words }
  switch (kind) {
    case 'columns':
      return { kind, look: 'stacked', ...one }
    case 'ranked':
      return { kind, look: 'amounts', ...one }
    case 'calendar':
      return { kind, ...one, days: daysOf(values.length), weekdays, months }
    case 'ring':
      return { kind, ...one, middle: '100' }
    default:
      return { kind, ...one }
  }
}

const wave = (count: number) => Array.from({ length: count }, (_, place) => Math.round(60 + 50 * Math.sin(place / 3)))

export const allKinds: readonly ChartData[] = [
  linesOf(3),
  columnsOf('stacked', 3),
  columnsOf('paired', 3),
  sampleOf('ranked', [90, 44, 12, 3]),
  {
    ...sampleOf('heat', wave(24)),
    kind: 'heat',
    series: weekdays.map((name, place) => ({
      name,
      cells: wave(24 + place)
        .slice(place)
        .map((value) => ({ value })),
    })),
  },
  sampleOf('calendar', wave(365)),
  sampleOf('funnel', [100, 80, 30]),
  sampleOf('ring', [50, 30, 20]),
]
