import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { inventedFacts } from '../../modules/documents/facts/facts.service.ts'
import { plainRules } from '../../testing/templates.ts'
import { type Sheet, TypesetterBusy, TypesettingFailed } from './typesetter.ts'
import { typstTypesetter } from './typst-typesetter.ts'

const typesetter = typstTypesetter({ workers: 1 })
after(() => typesetter.close())

const sheet = (source: string, data: unknown = { issuedOn: '2026-11-15', name: '林晓雨' }, pictures: Sheet['pictures'] = {}): Sheet => ({
  source: `#let data = json(bytes(sys.inputs.data))\n#set text(font: "Noto Serif SC", lang: "zh")\n${source}`,
  data,
  pictures,
})

const endless = '#let n = 0\n#for i in range(9000) { for j in range(9000) { for k in range(9000) { n += 1 } } }'

const openImpatient = (test: TestContext, options: Partial<Parameters<typeof typstTypesetter>[0]> = {}) => {
  const opened = typstTypesetter({ workers: 1, cpuMs: 1000, ...options })
  test.after(() => opened.close())
  return opened
}

test('the same sheet gives the same bytes, on another day and from another child process too', async (t) => {
  const [one, two] = [await typesetter.set(sheet('#data.name')), await openImpatient(t, { cpuMs: 15_000 }).set(sheet('#data.name'))]
  assert.ok(one.kind === 'pages' && two.kind === 'pages')
  assert.equal(one.pages, 1)
  assert.ok(Buffer.from(one.pdf).equals(Buffer.from(two.pdf)))
  const text = Buffer.from(one.pdf).toString('latin1')
  assert.match(text, /pdfaid:part>2<.*pdfaid:conformance>A</s)
  assert.match(text, /2026-11-15/)
})

test('a sheet has its pictures and nothing of the sheet before', async () => {
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>')
  const source = '#image("/seal.svg", alt: "seal")'
  assert.equal((await typesetter.set(sheet(source, {}, { '/seal.svg': picture }))).kind, 'pages')
  const without = await typesetter.set(sheet(source))
  assert.ok(without.kind === 'problems')
  assert.deepEqual(without.problems, [{ line: 3, column: 8, message: 'file not found (searched at /seal.svg)' }])
})

test('a template reads nothing of the machine, no package and no font that is not ours', async () => {
  const wicked: readonly (readonly [string, RegExp])[] = [
    ['#read("/etc/passwd")', /not found/],
    ['#read("../../../../etc/passwd")', /access denied/],
    ['#read("//etc/passwd")', /not found|access denied/],
    ['#import "@preview/cetz:0.3.0": *', /packages are not available here/],
    ['#import "@local/secret:0.1.0": *', /packages are not available here/],
  ]
  for (const [source, reason] of wicked) {
    const made = await typesetter.set(sheet(source))
    assert.ok(made.kind === 'problems', source)
    assert.match(made.problems[0]?.message ?? '', reason)
  }
  const [ours, theirs] = [
    await typesetter.set(sheet('#text(font: "Nobody Has This")[A]')),
    await typesetter.set(sheet('#text(font: "DejaVu Sans")[A]')),
  ]
  assert.ok(ours.kind === 'pages' && theirs.kind === 'pages')
  assert.ok(Buffer.from(ours.pdf).equals(Buffer.from(theirs.pdf)), 'a font of the machine was used')
})

test('errors are reported with their line, also those found by the house library', async () => {
  const cases: readonly (readonly [string, number, number, RegExp])[] = [
    ['\n你好#unknown()', 4, 4, /unknown variable: unknown/],
    ['#foo(', 3, 5, /unclosed delimiter/],
    ['#data.nothing', 3, 7, /does not contain key "nothing"/],
    ['#import "/campus.typ": date-zh\n#date-zh("soon")', 4, 2, /integer|invalid/],
    ['#while true { }', 3, 8, /always true/],
  ]
  const full = inventedFacts({ schoolId: '', titles: plainRules, rules: plainRules, source: '', sealFileId: null })
  for (const [source, line, column, message] of cases) {
    const made = await typesetter.set(sheet(source, full))
    assert.ok(made.kind === 'problems', source)
    const [first] = made.problems
    assert.deepEqual([first?.line, first?.column], [line, column], source)
    assert.match(first?.message ?? '', message)
  }
})

test('characters that no font has are named, each once', async () => {
  const made = await typesetter.set(sheet('#data.name', { issuedOn: '2026-11-15', name: '王𱍐 李𱍐𰀀 张龘' }))
  assert.ok(made.kind === 'missing_characters')
  assert.deepEqual(made.characters, ['𱍐', '𰀀'])
})

test('rare characters are set by fonts that are loaded for them alone', async () => {
  const made = await typesetter.set(sheet('#data.name', { issuedOn: '2026-11-15', name: '𠮷田𪚥' }))
  assert.ok(made.kind === 'pages')
  const text = Buffer.from(made.pdf).toString('latin1')
  assert.match(text, /HanaMinB/)
  const usual = await typesetter.set(sheet('#data.name'))
  assert.ok(usual.kind === 'pages' && !Buffer.from(usual.pdf).toString('latin1').includes('HanaMin'))
})

test('the moment of making is written with its zone, and the same moment gives the same bytes', async () => {
  const made = async (madeAt: string) => {
    const answer = await typesetter.set({ ...sheet('#data.name'), madeAt })
    assert.ok(answer.kind === 'pages')
    return Buffer.from(answer.pdf)
  }
  const [one, same, later] = [
    await made('2026-11-16T10:42:00+08:00'),
    await made('2026-11-16T10:42:00+08:00'),
    await made('2026-11-16T10:43:00+08:00'),
  ]
  assert.ok(one.equals(same) && !one.equals(later))
  const text = one.toString('latin1')
  assert.match(text, /\/CreationDate \(D:20261116104200\+08'00'\)/)
  assert.match(text, /<xmp:CreateDate>2026-11-16T10:42:00\+08:00</)
})

test('the names in a table of names and values are heads of their rows; other tables keep the heads they have', async () => {
  const kindsIn = async (source: string) => {
    const answer = await typesetter.set(sheet(source))
    assert.ok(answer.kind === 'pages')
    return [
      ...Buffer.from(answer.pdf)
        .toString('latin1')
        .matchAll(/\/S \/(T[HD])\b/g),
    ]
      .map(([, kind = '']) => kind)
      .toSorted((one, other) => one.localeCompare(other))
  }
  assert.deepEqual(await kindsIn('#table(columns: 4, [学号], [1], [姓名], [林], [学院], [甲], [专业], [乙])'), [
    ...Array.from({ length: 4 }, () => 'TD'),
    ...Array.from({ length: 4 }, () => 'TH'),
  ])
  assert.deepEqual(await kindsIn('#table(columns: 2, table.header([课程], [成绩]), [数学], [90])'), ['TD', 'TD', 'TH', 'TH'])
  assert.deepEqual(await kindsIn('#table(columns: 3, [一], [二], [三])'), ['TD', 'TD', 'TD'])
})

test('a sheet that never ends fails alone, and the next one is set', async (t) => {
  const impatient = openImpatient(t)
  const [hangs, good] = await Promise.allSettled([impatient.set(sheet(endless)), impatient.set(sheet('#data.name'))])
  assert.ok(hangs.status === 'rejected' && hangs.reason instanceof TypesettingFailed)
  assert.ok(good.status === 'fulfilled' && good.value.kind === 'pages')
})

test('a sheet that ran out of time is set again only where that is wanted', async (t) => {
  for (const [retriesTimeout, tries] of [
    [false, 1],
    [true, 2],
  ] as const) {
    const impatient = openImpatient(t, { retriesTimeout })
    await assert.rejects(impatient.set(sheet(endless)), { message: `the sheet could not be set, tries: ${tries}` })
  }
})

test('sheets beyond the queue limit are rejected', async (t) => {
  const narrow = openImpatient(t, { cpuMs: 15_000, maxWaiting: 1 })
  const ends = await Promise.allSettled([1, 2, 3].map(() => narrow.set(sheet('#data.name'))))
  assert.deepEqual(
    ends.map((end) => (end.status === 'fulfilled' ? end.value.kind : end.reason instanceof TypesetterBusy)),
    ['pages', 'pages', true],
  )
})

test('a name is written in outlines, with rare characters, and says which characters no font has', async () => {
  const style = { size: 20, color: '#16233f' }
  for (const name of ['林晓雨', 'Anna-Maria Šmíd', '㛃𫍽']) {
    const drawn = await typesetter.drawName(name, style)
    assert.ok('svg' in drawn && drawn.svg.split('<path').length > 2, name)
  }
  assert.deepEqual(await typesetter.drawName('王𱍐', style), { missing: ['𱍐'] })
})

test('a drawing holds outlines and no text, for all characters', async () => {
  const svg = await typesetter.draw('预览 "PREVIEW" \\ #panic() 林晓雨', { size: 20, color: '#d5dbe3' })
  assert.match(svg, /<path/)
  assert.doesNotMatch(svg, /<text|预览|PREVIEW|panic/)
})
