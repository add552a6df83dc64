import assert from 'node:assert/strict'
import { test } from 'node:test'
import { animalTemplateUrl, importAnimalLines } from '@campus/contract/animalplan/lines.ts'
import { Envelope } from '@campus/contract/envelope.ts'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { makeTable, readTable } from '../../../platform/tables/table-work.ts'
import { inDays, openAnimalHouse } from '../../../testing/animals.ts'
import { asker } from '../../../testing/ask.ts'
import { useTestCampus } from '../../../testing/test-campus.ts'

const campus = useTestCampus()

const upload = async (token: string, bytes: Uint8Array, language = 'en_US') => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'lines.xlsx')
  const headers = { authorization: `Bearer ${token}`, lang: language }
  const answer = Envelope.parse(
    await (await fetch(`${campus().url}${importAnimalLines.path}`, { method: 'POST', body: form, headers })).json(),
  )
  return { ...answer, data: answer.code === 200 ? importAnimalLines.output.parse(answer.data) : undefined }
}

const headings = ['规格编码', '名称', '性别', '数量', '到货日期', '房间编码', '饲养天数']

test('the template lists the specifications; filled in, it gives lines, and every wrong cell is named in the language of the reader', async () => {
  const { first, specification, room } = await openAnimalHouse(campus())
  const { url } = (await asker(campus().url)(animalTemplateUrl, {}, first)).data
  const response = await fetch(`${campus().url}${url}`, { headers: { authorization: `Bearer ${first.token}` } })
  const template = await readTable(new Uint8Array(await response.arrayBuffer()), 'xlsx')
  assert.deepEqual([template[0]?.length, template[1]?.[0]], [7, 'MOUSE-1'])
  const arrivesOn = inDays(10)
  const table = [
    headings,
    ['mouse-1', '', '雌性', '10', arrivesOn, 'A-201', '7'],
    ['MOUSE-1', '', '', '', '', '', ''],
    ['MOUSE-1', '', '', '3', arrivesOn.replaceAll('-', '/'), '', '0'],
    ['RAT-9', '', 'x', '0', '2026-02-30', 'Z-1', '400'],
    ['MOUSE-1', '', 'male', '2', arrivesOn, '', '5'],
  ]
  const { data } = await upload(first.token, await makeTable(table, 'xlsx'))
  assert.deepEqual(data?.lines, [
    { specificationId: specification, sex: 'female', number: 10, arrivesOn, roomId: room, days: 7 },
    { specificationId: specification, sex: 'either', number: 3, arrivesOn, roomId: null, days: 0 },
  ])
  assert.deepEqual(
    data?.problems.map(({ row, column }) => [row, column]),
    [
      ...['Specification code', 'Sex', 'Number', 'Arrival date', 'Days of housing', 'Room code'].map((column) => [5, column]),
      [6, 'Room code'],
    ],
  )
})

test('ten thousand lines, other columns, an empty table and a broken file are refused whole', async () => {
  const { first } = await openAnimalHouse(campus())
  const many = Array.from({ length: 10_000 }, () => ['MOUSE-1', '', '', '1', inDays(10), '', '0'])
  for (const table of [[headings, ...many], [['a', 'b']], [headings]])
    assert.equal((await upload(first.token, await makeTable(table, 'xlsx'))).error, 'animal_table_unreadable')
  const sheet = await makeTable([headings], 'xlsx')
  assert.ok(['animal_table_unreadable', 'file_kind'].includes((await upload(first.token, sheet.subarray(0, 500))).error ?? ''))
  assert.equal((await upload(first.token, Buffer.from('规格编码,数量\n'))).error, 'file_kind')
})

test('a formula is never run: what it would give is not a number', async () => {
  const { first } = await openAnimalHouse(campus())
  const table = [headings, ['MOUSE-1', '', '', 'FORMULA', inDays(10), '', '0']]
  const parts = unzipSync(await makeTable(table, 'xlsx'))
  const changed = Object.entries(parts).map(([name, bytes]) => {
    const text = name.endsWith('sharedStrings.xml') ? strFromU8(bytes).replace('FORMULA', '=1+1') : undefined
    return [name, text === undefined ? bytes : strToU8(text)] as const
  })
  const { data } = await upload(first.token, zipSync(Object.fromEntries(changed)))
  assert.deepEqual([data?.lines, data?.problems[0]?.column], [[], 'Number'])
})
