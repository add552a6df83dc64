import { listAll, listOwn } from '@campus/server/modules/approval/tasks/instance-list.service.ts'
import { listDone, listTodo } from '@campus/server/modules/approval/tasks/task-list.service.ts'
import { openDatabase } from '@campus/server/platform/db/sql.ts'
import { act, apply } from '@campus/server/testing/approvals.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { actingFor } from '@campus/server/testing/orders.ts'
import { openTestCampus, type TestCampus } from '@campus/server/testing/test-campus.ts'
import { type Desk, openDesks, passInProcess } from './approval-office.ts'
import { bareApproval, recordApproval } from './bare-approval.ts'
import { bpmnApproval, makeBpmnTables } from './bpmn-approval.ts'
import { lanes, measure } from './lanes.ts'
import { type Measured, medianOf } from './load.ts'
import { fillApprovals } from './past-approvals.ts'
import { addPeople } from './past-orders.ts'

const rounds = 3
const readersCount = 20
const peopleCount = 20_000

const turnOf = <Item>(items: readonly Item[], turn: number): Item => {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Each kind of work in turns, so that other load falls on all; the medians count. */
const inTurns = async <Name extends string>(works: Readonly<Record<Name, (turn: number) => Promise<unknown>>>, seconds: number) => {
  const names = Object.keys(works) as Name[]
  const measured = new Map<Name, Measured[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) for (const name of names) measured.get(name)?.push(await measure(seconds, works[name]))
  return (name: Name): Measured => {
    const all = measured.get(name) ?? []
    return { perSecond: medianOf(all.map(({ perSecond }) => perSecond)), p99: medianOf(all.map(({ p99 }) => p99)) }
  }
}

const openMeasuredCampus = (isDurable: boolean) =>
  openTestCampus({ environment: { REQUESTS_PER_MINUTE: '1000000', DATABASE_CONNECTIONS: '20' }, checksOutput: false, isDurable })

/** Applies and has everybody agree, each by a request. */
const passByRequests = async (campus: TestCampus, { processId, starter, deciders }: Desk) => {
  const instanceId = await apply(campus, starter, processId)
  for (const decider of deciders) {
    const answer = await act(campus, decider, instanceId, 'agree')
    if (answer.code !== 200) throw new Error(answer.msg)
  }
}

/** Applications that five people agree to, a second: by requests, in process, by the same rows, and by a general engine. */
export const measureEngines = async (steps: number, seconds: number) => {
  const campus = await openMeasuredCampus(true)
  const database = openDatabase(campus.databaseUrl, { maxConnections: lanes, onError: () => undefined })
  try {
    const { desks } = await openDesks(campus, lanes, steps)
    await makeBpmnTables(campus.base.sql)
    const byRequests = await inTurns({ requests: (turn) => passByRequests(campus, turnOf(desks, turn)) }, seconds)
    // All three queue the same jobs, and nobody works on them meanwhile; each commit waits for the disk.
    await campus.base.services.jobs.stop()
    const recorded = await Promise.all(desks.map((desk) => recordApproval(campus, desk)))
    const bare = recorded.map((one) => bareApproval(database.pool, one))
    const bpmn = await Promise.all(recorded.map((one) => bpmnApproval(database.pool, one, steps)))
    const of = await inTurns(
      {
        bare: (turn) => turnOf(bare, turn)(),
        inProcess: (turn) => passInProcess(campus, turnOf(desks, turn)),
        bpmn: (turn) => turnOf(bpmn, turn)(),
      },
      seconds,
    )
    return { bare: of('bare'), inProcess: of('inProcess'), bpmn: of('bpmn'), requests: byRequests('requests') }
  } finally {
    await database.close()
    await campus.close()
  }
}

const everything = { pageSize: 20, held: 'all' as const, overdue: false }

/** The same work among few applications and among many. */
export const measureGrowth = async (sizes: readonly number[], seconds: number) => {
  const campus = await openMeasuredCampus(false)
  const { sql } = campus.base
  try {
    const { office, desks } = await openDesks(campus, lanes + 1, 2)
    const [like, ...used] = desks
    if (!like) throw new Error('there is no desk')
    await addPeople(sql, office.schoolId, peopleCount)
    const readers: Awaited<ReturnType<typeof enter>>[] = []
    while (readers.length < readersCount) readers.push(await enter(campus, { schoolId: office.schoolId }))
    const past = {
      endedId: await passInProcess(campus, like),
      runningId: await passInProcess(campus, { ...like, deciders: like.deciders.slice(0, 1) }),
      deciderIds: like.deciders.map(({ person }) => person.id),
      starterId: like.starter.person.id,
      readers: readers.map(({ person }) => person.id),
    }
    const reader = (turn: number) => actingFor(campus, { person: turnOf(readers, turn).person, schoolId: office.schoolId })
    const measured = []
    for (const [place, size] of sizes.entries()) {
      await fillApprovals(sql, past, sizes[place - 1] ?? 0, size)
      const of = await inTurns(
        {
          passed: (turn) => passInProcess(campus, turnOf(used, turn)),
          todo: (turn) => listTodo(reader(turn), everything),
          done: (turn) => listDone(reader(turn), everything),
          own: (turn) => listOwn(reader(turn), { pageSize: 20 }),
          all: (turn) => listAll(reader(turn), { pageSize: 20 }),
          search: (turn) => listTodo(reader(turn), { ...everything, keyword: '盖章' }),
        },
        seconds,
      )
      measured.push({
        passed: of('passed'),
        todo: of('todo'),
        done: of('done'),
        own: of('own'),
        all: of('all'),
        search: of('search'),
      })
    }
    return measured
  } finally {
    await campus.close()
  }
}
