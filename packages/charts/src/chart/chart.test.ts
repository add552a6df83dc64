import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tones } from '../marks/looks.ts'
import { scaleOf } from '../marks/scale.ts'
import type { Mark } from '../marks/shapes.ts'
import { fitting, textWidth } from '../marks/text-width.ts'
import { themes } from '../marks/themes.ts'
import { allKinds, columnsOf, linesOf, sampleOf } from '../testing/samples.ts'
import { drawChart } from './draw-chart.ts'
import { legendOf } from './legend.ts'
import { svgOf } from './svg.ts'
import { csvOf, tableOf } from './table.ts'
import { walk } from './walk.ts'

const heading = { title: '每日登录 <访问>', lines: ['信息学院 & 全部', '2026-11-17'] }

for (const data of allKinds)
  for (const width of [300, 1000])
    test(`a ${data.kind} chart of ${width} has a mark for each number, inside of the picture`, () => {
      const { marks, width: drawn, height } = drawChart(data, width)
      assert.equal(marks.length, data.series.flatMap(({ cells }) => cells).filter(({ value }) => value !== null).length)
      for (const { outline, label } of marks) {
        assert.ok(Object.values(outline).every(Number.isFinite), label)
        assert.ok(outline.x >= -1 && outline.x + outline.width <= drawn + 1, `${label} at ${outline.x} of ${drawn}`)
        assert.ok(outline.y >= -1 && outline.y + outline.height <= height + 1, `${label} at ${outline.y} of ${height}`)
      }
      const svg = svgOf(data, themes.light, heading, width)
      assert.equal(svg, svgOf(structuredCloneOf(data), themes.light, heading, width), 'the same data is the same picture')
      assert.match(svg, /每日登录 &lt;访问&gt;/)
      assert.match(svg, /信息学院 &amp; 全部/)
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/)
    })

const structuredCloneOf = (data: (typeof allKinds)[number]) => ({ ...data, rows: [...data.rows], series: [...data.series] })

test('nothing to count, one row and only zeros are drawn too', () => {
  for (const data of allKinds)
    for (const values of [[], [0], [0, 0, 0]]) {
      const few = sampleOf(data.kind, values)
      const svg = svgOf(few, themes.dark, heading, 320)
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, `${data.kind} of ${values.length}`)
    }
})

test('the scale ends at a round number above the highest and has whole lines for whole things', () => {
  const cases = [
    { heights: [0], top: 1, lines: [0, 1] },
    { heights: [3], top: 3, lines: [0, 1, 2, 3] },
    { heights: [7], top: 8, lines: [0, 2, 4, 6, 8] },
    { heights: [1204], top: 1500, lines: [0, 500, 1000, 1500] },
    { heights: [], top: 1, lines: [0, 1] },
  ]
  for (const { heights, top, lines } of cases) {
    const scale = scaleOf(heights, 100, {})
    assert.deepEqual([scale.high, scale.lines], [top, lines])
    assert.equal(scale.heightOf(top), 100)
  }
  const scores = scaleOf([4.2], 100, { range: [1, 5] })
  assert.deepEqual([scores.heightOf(1), scores.heightOf(3), scores.heightOf(9)], [0, 50, 100])
})

test('stacked parts stand on one another, paired ones side by side', () => {
  const shapeOf = ({ shape }: Mark) => (shape.tag === 'rect' ? shape : assert.fail())
  const [low, high] = drawChart(columnsOf('stacked'), 400).marks.map(shapeOf)
  assert.ok(low && high)
  assert.equal(low.x, high.x)
  assert.equal(high.y + high.height, low.y)
  const [left, right] = drawChart(columnsOf('paired'), 400).marks.map(shapeOf)
  assert.ok(left && right)
  assert.ok(right.x >= left.x + left.width)
  assert.equal(left.y + left.height, right.y + right.height)
})

test('series differ without colour: by pattern in areas, by dashes and markers in lines', () => {
  const signs = (data: Parameters<typeof legendOf>[0]) =>
    legendOf(data).map(({ shapes }) =>
      JSON.stringify(shapes, (key, value: unknown) => (key === 'paint' || key === 'tone' ? undefined : value)),
    )
  for (const data of [linesOf(6), columnsOf('stacked', 6)]) assert.equal(new Set(signs(data)).size, 6)
})

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return red * 0.2126 + green * 0.7152 + blue * 0.0722
}

test('marks stand out from the ground by three to one, texts by four and a half, in every theme', () => {
  for (const [name, theme] of Object.entries(themes)) {
    const contrast = (paint: keyof typeof theme) => {
      const [dark = 0, bright = 0] = [luminance(theme[paint]), luminance(theme.surface)].toSorted((one, other) => one - other)
      return (bright + 0.05) / (dark + 0.05)
    }
    for (const tone of tones) assert.ok(contrast(tone) >= 3, `${tone} in ${name}: ${contrast(tone)}`)
    for (const text of ['text', 'soft'] as const) assert.ok(contrast(text) >= 4.5, `${text} in ${name}`)
  }
})

test('arrows walk the points, and stop at the edges', () => {
  const placeOf = (mark: Mark | undefined) => mark && `${mark.row}/${mark.series}`
  const cases = [
    { data: linesOf(2), from: '0/0', keys: ['ArrowRight'], to: '1/0' },
    { data: linesOf(2), from: '0/0', keys: ['ArrowLeft'], to: '0/0' },
    { data: linesOf(2), from: '0/0', keys: ['End', 'ArrowRight'], to: '4/0' },
    { data: linesOf(2), from: '0/1', keys: ['ArrowDown'], to: '0/0' },
    { data: columnsOf('stacked'), from: '0/0', keys: ['ArrowUp'], to: '0/1' },
    { data: sampleOf('ranked', [5, 4, 3]), from: '0/0', keys: ['ArrowDown', 'ArrowDown', 'ArrowDown'], to: '2/0' },
    { data: sampleOf('calendar', [1, 2, 3, 4, 5, 6, 7, 8]), from: '0/0', keys: ['ArrowRight'], to: '7/0' },
    { data: sampleOf('calendar', [1, 2, 3, 4, 5, 6, 7, 8]), from: '1/0', keys: ['ArrowRight', 'ArrowDown'], to: '2/0' },
    { data: sampleOf('ring', [1, 2]), from: '0/0', keys: ['ArrowDown'], to: '1/0' },
    { data: sampleOf('ring', [1, 2]), from: '1/0', keys: ['Home'], to: '0/0' },
  ]
  for (const { data, from, keys, to } of cases) {
    const { marks } = drawChart(data, 600)
    const start = marks.find((mark) => placeOf(mark) === from)
    const end = keys.reduce((mark, key) => mark && walk(data.kind, marks, mark, key), start)
    assert.equal(placeOf(end), to, `${data.kind} from ${from} by ${keys.join(' ')}`)
  }
  const { marks } = drawChart(linesOf(1), 600)
  assert.equal(marks[0] && walk('lines', marks, marks[0], 'Tab'), undefined)
})

test('the table says what the marks say, with their rows', () => {
  const data = linesOf(1)
  const { head, rows } = tableOf(data)
  assert.deepEqual(head, ['Day', 'Series 1'])
  assert.deepEqual(
    rows.map(({ name, cells }) => [name, cells[0]?.text, cells[0]?.link]),
    [
      ['Day 1', '10', '/rows?1'],
      ['Day 2', '20', '/rows?2'],
      ['Day 3', '—', undefined],
      ['Day 4', '<5', undefined],
      ['Day 5', '50', '/rows?5'],
    ],
  )
})

test('a spreadsheet reads the numbers, the Chinese, and no formula', () => {
  const csv = csvOf({ ...linesOf(1), rows: ['=1+1', '一"二"', 'a,b', '-', '@'].map((label) => ({ label })) }, heading)
  assert.deepEqual(csv.slice(1).split('\r\n'), [
    '每日登录 <访问>',
    '信息学院 & 全部',
    '2026-11-17',
    '',
    'Day,Series 1',
    "'=1+1,10",
    '"一""二""",20',
    '"a,b",',
    "'-,<5",
    "'@,50",
    '',
  ])
  assert.equal(csv.charCodeAt(0), 0xfeff)
})

test('a text too long for its place ends in dots', () => {
  assert.equal(fitting('学生证明', 100, 12), '学生证明')
  assert.equal(fitting('学生证明书打印件', 60, 12), '学生证明…')
  assert.ok(textWidth('学', 12) > textWidth('a', 12))
})
