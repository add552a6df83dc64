import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useState } from 'react'
import { doing, draw, type } from '../testing/draw.tsx'
import { Pager } from './pager.tsx'
import { sortIn } from './sorting.ts'
import { type Columns, Table } from './table.tsx'
import { useSelection } from './use-selection.ts'

interface Room {
  readonly id: string
  readonly name: string
  readonly seats: number | null
}

const rooms: readonly Room[] = [
  { id: 'a', name: 'Room 10', seats: 40 },
  { id: 'b', name: 'Room 9', seats: null },
  { id: 'c', name: 'Room 2', seats: 120 },
]

const columns: Columns<Room> = [
  { title: 'Name', cell: ({ name }) => name },
  { title: 'Seats', cell: ({ seats }) => <b>{seats}</b>, value: ({ seats }) => seats, isNumber: true, sum: 160 },
  { title: 'Drawn', cell: () => <i /> },
  { title: 'Fourth', cell: () => 'four' },
  { title: 'Fifth', cell: () => 'five' },
]

const keyOfRow = ({ id }: Room) => id
const names = (page: HTMLElement) => [...page.querySelectorAll('tbody th')].map((cell) => cell.textContent)
const press = (page: HTMLElement, heading: string) =>
  doing(() => [...page.querySelectorAll<HTMLElement>('.table-sort')].find(({ textContent }) => textContent === heading)?.click())

test('a whole table is sorted by any column that has values, and the third press gives the usual order back', async (t) => {
  const page = await draw(t, <Table label="Rooms" columns={columns} rows={rooms} keyOfRow={keyOfRow} />)
  await press(page, 'Name')
  assert.deepEqual(names(page), ['Room 2', 'Room 9', 'Room 10'])
  assert.equal(page.querySelector('thead th')?.getAttribute('aria-sort'), 'ascending')
  await press(page, 'Seats')
  assert.deepEqual(names(page), ['Room 10', 'Room 2', 'Room 9'])
  await press(page, 'Seats')
  assert.deepEqual(names(page), ['Room 2', 'Room 10', 'Room 9'])
  await press(page, 'Seats')
  assert.deepEqual(names(page), ['Room 10', 'Room 9', 'Room 2'])
  assert.doesNotMatch([...page.querySelectorAll('.table-sort')].map(({ textContent }) => textContent).join(), /Drawn/)
  assert.match(page.querySelector('tfoot')?.textContent ?? '', /160/)
})

test('a part of a list is sorted by its call alone, and its ticks are kept by name', async (t) => {
  const asked: unknown[] = []
  function Screen() {
    const [chosen, onChange] = useState<readonly Room[]>([{ id: 'elsewhere', name: 'Hall', seats: 1 }])
    return (
      <>
        <Table
          label="Part"
          columns={[{ ...columns[0], sortKey: 'name' }, columns[1] ?? columns[0]]}
          rows={rooms}
          keyOfRow={keyOfRow}
          sorted={{ sort: sortIn('-name'), onSort: (sort) => asked.push(sort) }}
          selection={{ chosen, onChange, nameOf: ({ name }) => name, isOpen: ({ id }) => id !== 'b' }}
        />
        <p>{chosen.map(keyOfRow).join()}</p>
      </>
    )
  }
  const page = await draw(t, <Screen />)
  assert.equal(page.querySelectorAll('.table-sort').length, 1)
  await press(page, 'Name')
  assert.deepEqual(asked, [undefined])
  assert.deepEqual(names(page), ['Room 10', 'Room 9', 'Room 2'])
  const ticks = page.querySelectorAll<HTMLInputElement>('.table-tick')
  assert.equal(ticks.length, 3)
  await doing(() => ticks[0]?.click())
  assert.equal(page.querySelector('p')?.textContent, 'elsewhere,a,c')
  await doing(() => ticks[1]?.click())
  assert.equal(page.querySelector('p')?.textContent, 'elsewhere,c')
})

test('ticks stay with their rows from page to page, and are gone with another filter', async (t) => {
  let choose: (shown: { words: string; rows: readonly Room[]; isPlaceholderData?: boolean }) => void = () => undefined
  function Screen() {
    const [{ words, rows, isPlaceholderData = false }, setShown] = useState<Parameters<typeof choose>[0]>({ words: '', rows: rooms })
    choose = setShown
    const read = { data: { rows, total: 5 }, error: null, refetch: () => undefined, isPlaceholderData }
    const selection = useSelection({ filter: { words }, read, nameOf: ({ name }: Room) => name, isOpen: ({ seats }) => seats !== null })
    return (
      <>
        <Table isPart label="Ticks" columns={columns} rows={rows} keyOfRow={keyOfRow} selection={selection} />
        <p>{selection.chosen.map(({ name, seats }) => `${name} ${seats}`).join()}</p>
      </>
    )
  }
  const page = await draw(t, <Screen />)
  const chosen = () => page.querySelector('p')?.textContent
  const tickAll = () => doing(() => page.querySelector<HTMLElement>('thead .table-tick')?.click())
  const show = (shown: Parameters<typeof choose>[0]) => doing(() => choose(shown))
  const others = [{ id: 'd', name: 'Room 3', seats: 7 }]
  await tickAll()
  await show({ words: '', rows: others, isPlaceholderData: true })
  await tickAll()
  assert.equal(chosen(), 'Room 10 40,Room 2 120', 'what is about to be replaced cannot be ticked')
  await show({ words: '', rows: others })
  await tickAll()
  assert.equal(chosen(), 'Room 10 40,Room 2 120,Room 3 7')
  await show({ words: '', rows: [{ id: 'a', name: 'Room 10', seats: null }] })
  assert.equal(chosen(), 'Room 2 120,Room 3 7', 'there is nothing more to do with the first one')
  await show({ words: 'x', rows: others })
  assert.equal(chosen(), '')
  await show({ words: '', rows: others })
  assert.equal(chosen(), '', 'an earlier filter does not bring its ticks back')
})

test('hidden columns stay hidden when the table is opened again', async (t) => {
  const table = <Table label="Kept" columns={columns} rows={rooms} keyOfRow={keyOfRow} />
  const page = await draw(t, table)
  await doing(() => page.querySelectorAll<HTMLInputElement>('.column-choice input')[0]?.click())
  const headings = (place: HTMLElement) => [...place.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  assert.deepEqual(headings(page), ['Name', 'Drawn', 'Fourth', 'Fifth'])
  const again = await draw(t, table)
  assert.deepEqual(headings(again), ['Name', 'Drawn', 'Fourth', 'Fifth'])
  await doing(() => again.querySelector<HTMLElement>('.column-choice button')?.click())
  assert.equal(headings(again).length, 5)
})

test('a number leads to its page, one beyond the end to the last', async (t) => {
  const asked: number[] = []
  const page = await draw(
    t,
    <Pager label="Rooms" place={{ pageNum: 2, pageSize: 20 }} total={95} onMove={({ pageNum }) => asked.push(pageNum)} />,
  )
  const field = page.querySelector<HTMLInputElement>('.pager-page input')
  assert.ok(field)
  for (const typed of ['4', '99', 'x', '']) {
    await type(field, typed)
    await doing(() => field.form?.requestSubmit())
  }
  assert.deepEqual(asked, [4, 5])
})
