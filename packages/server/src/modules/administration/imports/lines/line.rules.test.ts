import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readColumns } from './columns.rules.ts'
import { type ImportContext, judgeLine, openRepeats, type Present } from './judge.rules.ts'
import { type GivenLine, readLine } from './line.rules.ts'

const cellsOf = (headings: string[], cells: string[]) => readColumns([headings, cells]).lines[0]?.cells

test('a column is recognised by its heading in any of the languages, by its key, and by what schools call it', () => {
  const wanted = { number: '1', name: '张三', phone: '13900000000', idCard: '' }
  for (const headings of [
    ['学工号', '姓名', '手机号', '身份证号'],
    ['學工號', '姓名', '手機號', '身分證號'],
    ['Number', ' NAME ', 'phone', 'ID number'],
    ['number', 'name', 'phone', 'idCard'],
    ['学号*', '姓名', '手机', '证件号码'],
  ])
    assert.deepEqual(cellsOf(headings, ['1', '张三', '13900000000', '']), wanted, headings.join())
})

test('lines are counted as a spreadsheet counts them, and empty ones are passed over', () => {
  const { lines } = readColumns([[''], ['学号', '姓名'], ['', ' '], ['1', '张三'], ['2', '李四', 'more']])
  assert.deepEqual(
    lines.map(({ line, cells }) => [line, cells.number]),
    [
      [4, '1'],
      [5, '2'],
    ],
  )
})

test('missing columns of a table are reported, and unknown ones are named', () => {
  assert.throws(() => readColumns([['姓名'], ['张三']]), /“Number” is missing/)
  assert.throws(
    () =>
      readColumns([
        ['学号', '学工号', '姓名'],
        ['1', '1', '张三'],
      ]),
    /mean the same/,
  )
  assert.throws(() => readColumns([['学号', '姓名']]), /no people/)
  assert.throws(() => readColumns([]), /missing/)
  assert.match(
    readColumns([
      ['学号', '姓名', '性别', '籍贯'],
      ['1', '张三'],
    ]).note?.[0] ?? '',
    /性别、籍贯/,
  )
  assert.equal(
    readColumns([
      ['学号', '姓名'],
      ['1', '张三'],
    ]).note,
    null,
  )
})

test('every cell is held against the limits of the forms', () => {
  const cases: [string, string, string | undefined][] = [
    ['number', '', 'This is required'],
    ['number', '2024 001', 'Use only letters, digits and hyphens'],
    ['name', 'x'.repeat(51), 'At most 50 characters'],
    ['phone', '12345', 'Enter an 11-digit mainland China mobile number'],
    ['email', 'nobody', 'Enter a valid email address'],
    ['idCard', '110105194912310021', 'This ID number is not valid. Please check it.'],
    ['idCard', '11010519491231002x', undefined],
    ['pinyin', '张三', 'Use only letters, spaces, hyphens and apostrophes'],
    ['grade', 'x'.repeat(21), 'At most 20 characters'],
    ['phone', '', undefined],
  ]
  for (const [field, value, text] of cases) {
    const { problems } = readLine({ line: 2, cells: { number: '1', name: '张三', [field]: value } })
    assert.deepEqual(
      problems.map((problem) => [problem.field, problem.text[1]]),
      text ? [[field, text]] : [],
      `${field} ${value}`,
    )
  }
})

test('invisible characters are removed from cells', () => {
  const { given } = readLine({ line: 2, cells: { number: ' 1\u0000', name: '张\u0000三\uD800' } })
  assert.deepEqual([given.number, given.name], ['1', '张 三\uFFFD'])
})

test('what is wrong or left out is shown cut, and never in the middle of a character', () => {
  const { given } = readLine({ line: 2, cells: { number: '1', name: '张三', email: `${'x'.repeat(99)}😀` } })
  assert.equal(given.email, 'x'.repeat(99))
  const { note } = readColumns([
    ['学号', '姓名', `${'籍'.repeat(29)}😀`, '\uD800贯'],
    ['1', '张三'],
  ])
  assert.ok(note?.every((text) => text.isWellFormed()))
})

const given = (more: Partial<GivenLine> = {}): GivenLine => ({
  number: '1',
  name: '张三',
  unit: '',
  grade: '',
  phone: '',
  email: '',
  idCard: '',
  pinyin: '',
  ...more,
})

const zhang: Present = {
  id: 'zhang',
  number: '1',
  kind: 'student',
  name: '张三',
  unitId: 'unit-1',
  grade: '2024',
  phone: '13900000001',
  email: 'Zhang@Example.cn',
  pinyin: 'Zhang San',
  isResetByTwo: false,
  hasRecord: false,
  hasIdCard: (idCard) => idCard === 'known',
}

const importContext: ImportContext = {
  kind: 'student',
  people: new Map([
    ['1', zhang],
    ['9', { ...zhang, number: '9', kind: 'teacher' }],
  ]),
  phones: new Map([['13900000001', '1']]),
  emails: new Map([['zhang@example.cn', '1']]),
  units: new Map([
    ['CS1', 'unit-1'],
    ['CS2', 'unit-2'],
    ['一班', null],
  ]),
}

test('a line does what its difference from the school asks for', () => {
  const cases: [Partial<GivenLine>, string, string][] = [
    [{ number: '2' }, 'create', ''],
    [{}, 'same', ''],
    [{ unit: 'CS1', grade: '2024', phone: '13900000001', email: 'zhang@example.cn', idCard: 'known', pinyin: 'Zhang San' }, 'same', ''],
    [
      { name: '张三丰', unit: 'CS2', grade: '2025', phone: '13900000002', email: 'z@example.cn', idCard: 'new', pinyin: 'Z' },
      'change',
      'name,unit,grade,phone,email,idCard,pinyin',
    ],
    [{ unit: 'CS9' }, 'wrong', 'unit'],
    [{ unit: '一班' }, 'wrong', 'unit'],
    [{ number: '9' }, 'wrong', 'number'],
    [{ number: '2', phone: '13900000001' }, 'wrong', 'phone'],
    [{ number: '2', email: 'zhang@example.cn' }, 'wrong', 'email'],
  ]
  for (const [more, action, fields] of cases) {
    const judged = judgeLine(given(more), importContext)
    assert.equal(judged.action, action, JSON.stringify(more))
    const named = judged.action === 'wrong' ? judged.problems.map(({ field }) => field) : judged.changes
    assert.equal(named.join(), fields, JSON.stringify(more))
  }
})

test('an import does not change phone or address of a manager', () => {
  const managed: ImportContext = { ...importContext, people: new Map([['1', { ...zhang, isResetByTwo: true }]]) }
  const judge = (more: Partial<GivenLine>) => judgeLine(given(more), managed)
  assert.equal(judge({ phone: '13900000001', email: 'ZHANG@example.cn' }).action, 'same')
  assert.equal(judge({ grade: '2025' }).action, 'change')
  assert.deepEqual(
    judge({ phone: '13900000002', email: 'z@example.cn' }).problems.map(({ field }) => field),
    ['phone', 'email'],
  )
})

test('a duplicate in a file is an error at its second place', () => {
  const findRepeats = openRepeats()
  assert.deepEqual(findRepeats(2, given({ number: '1', phone: '13900000001' })), [])
  assert.deepEqual(findRepeats(3, given({ number: '2' })), [])
  assert.deepEqual(
    findRepeats(4, given({ number: '2', phone: '13900000001' })).map(({ field, text }) => [field, text[1]]),
    [
      ['number', 'Same as row 3'],
      ['phone', 'Same as row 2'],
    ],
  )
})
