import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openBefore } from '../../testing/before-migration.ts'

let campus: Awaited<ReturnType<typeof openBefore>>

before(async () => {
  campus = await openBefore('0023-printed-where.sql')
  // Nobody asks for rows that have nothing to do with where something came out.
  await campus.database.query('set session_replication_role = replica')
})
after(() => campus.close())

const add = (table: string, row: Record<string, unknown>) => campus.add(table, row)

const at = (clock: string) => `2026-11-02T${clock}:00Z`

const addTerminal = (number: string) => {
  const text = { name: '终端', name_en: 'Terminal', name_tw: '終端', location: '楼', location_en: 'Building', location_tw: '樓' }
  const where = { latitude: 30, longitude: 119, abilities: ['document'] }
  return add('terminal', { school_id: randomUUID(), number, ...text, ...where, created_at: at('08:00') })
}

const addItem = (kind: 'certificate' | 'cloud', subjectId: string) => {
  const names = { name: '论文', name_en: 'Thesis', name_tw: '論文' }
  const pages = { copies: 3, pages_per_copy: 2, page_ranges: '1-2', attribute: 'bw_single' }
  const whose = { school_id: randomUUID(), person_id: randomUUID() }
  return add('print_item', { ...whose, kind, subject_id: subjectId, ...names, ...pages, created_at: at('08:00') })
}

interface Job {
  readonly itemId: string
  readonly terminalId: string
  readonly clock: string
  readonly out: number
  readonly personId?: string
  readonly entrustmentId?: string
}

const addJob = ({ itemId, terminalId, clock, out, personId = randomUUID(), entrustmentId }: Job) =>
  add('print_job', {
    school_id: randomUUID(),
    item_id: itemId,
    terminal_id: terminalId,
    person_id: personId,
    entrustment_id: entrustmentId ?? null,
    first_page: 0,
    copies: 1,
    page_ranges: '1-2',
    pages_due: 6,
    pages_out: out,
    state: 'failed',
    begun_at: at(clock),
    ended_at: at(clock),
    created_at: at(clock),
  })

const addTask = (itemId: string | null, state: 'printed' | 'refunded', place: string) => {
  const belongs = { school_id: randomUUID(), person_id: randomUUID(), order_id: randomUUID(), line_id: randomUUID(), file_id: randomUUID() }
  const chosen = { name: '论文', attribute: 'bw_single', price_kind: 'bw_single', copies: 3, page_ranges: '1-2', sheet_price: 0 }
  const counted = { page_count: 2, pages_per_copy: 2, sheets_per_copy: 2 }
  const ended = state === 'printed' ? { printed_at: at('10:30') } : {}
  return add('print_task', { ...belongs, ...chosen, ...counted, state, item_id: itemId, place, ...ended, created_at: at('08:00') })
}

const terminalsOf = async (table: string) => {
  const { rows } = await campus.database.query<{ id: string; terminal_id: string | null }>(`select id, terminal_id from ${table}`)
  return new Map(rows.map((row) => [row.id, row.terminal_id]))
}

test('earlier prints are assigned to the terminal of their job, even if two terminals share a name', async () => {
  const [library, office, gate] = [await addTerminal('1'), await addTerminal('2'), await addTerminal('3')]
  const [owner, friend, applicationId, entrustmentId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]

  const cloud = await addItem('cloud', randomUUID())
  await addJob({ itemId: cloud, terminalId: library, clock: '10:00', out: 2 })
  await addJob({ itemId: cloud, terminalId: office, clock: '10:10', out: 4 })
  await addJob({ itemId: cloud, terminalId: gate, clock: '10:20', out: 0 })
  const printed = await addTask(cloud, 'printed', '终端')
  const refunded = await addTask(null, 'refunded', '')

  const paper = await addItem('certificate', applicationId)
  await addJob({ itemId: paper, terminalId: library, clock: '11:00', out: 2, personId: friend, entrustmentId })
  await addJob({ itemId: paper, terminalId: office, clock: '11:10', out: 2, personId: owner })
  await addJob({ itemId: paper, terminalId: gate, clock: '11:20', out: 2, personId: friend, entrustmentId })
  const fetch = (clock: string) => add('entrustment_fetch', { entrustment_id: entrustmentId, place: '终端', copies: 1, at: at(clock) })
  const [first, last] = [await fetch('11:05'), await fetch('11:25')]

  const note = (kind: string, actorId: string, clock: string, text = '终端', id = applicationId) =>
    add('application_event', { school_id: randomUUID(), application_id: id, kind, actor_id: actorId, note: text, at: at(clock) })
  const events = [
    await note('printed', friend, '11:05'),
    await note('printed', owner, '11:15'),
    await note('printed', friend, '11:25'),
    await note('picked_up', friend, '11:25'),
  ]
  const delegated = await note('delegated', owner, '10:50', '王**')
  const beforeJobs = await note('printed', owner, '09:00', '旧终端', randomUUID())

  await campus.migrate()

  const tasks = await terminalsOf('print_task')
  assert.deepEqual([tasks.get(printed), tasks.get(refunded)], [office, null])
  const fetches = await terminalsOf('entrustment_fetch')
  assert.deepEqual([fetches.get(first), fetches.get(last)], [library, gate])
  const places = await terminalsOf('application_event')
  assert.deepEqual(
    events.map((id) => places.get(id)),
    [library, office, gate, gate],
  )
  assert.deepEqual([places.get(delegated), places.get(beforeJobs)], [null, null])
  const { rows } = await campus.database.query<{ note: string }>('select note from application_event order by at')
  assert.deepEqual(
    rows.map((row) => row.note),
    ['旧终端', '王**', '', '', '', ''],
  )
})
