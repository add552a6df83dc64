import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginJob, type MachineJob, openJobs, reportJob, takeJob } from '@campus/contract/printing/machine-jobs.ts'
import { printAttributes } from '@campus/contract/printing/print-attributes.ts'
import { systemContext } from '../../context/context.ts'
import { Refusal } from '../../platform/refuse.ts'
import { enter } from '../../testing/enter.ts'
import { printMachine } from '../../testing/print-machine.ts'
import { hearTerminals, usePrintShop } from '../../testing/printing.ts'
import { drawer, simulatedPrinter } from '../../testing/simulated-printer.ts'
import { enrolMachine, makeTerminal } from '../../testing/terminals.ts'
import { sweepPrinting } from './jobs/lapse.service.ts'
import { printingRoutes } from './printing.routes.ts'

const shop = usePrintShop({ routes: printingRoutes })
const { ask, queue } = printMachine(shop)

class Killed extends Error {}

/** The program beside a printer, which crashes at any step and restarts; only its printer keeps its state. */
const openProgram = (terminal: { id: string }, token: string, seed: number) => {
  const draw = drawer(seed)
  const printer = simulatedPrinter(draw)
  const deaths: string[] = []
  const mayDie = (where: string) => {
    if (draw(10) > 0) return
    deaths.push(where)
    throw new Killed(where)
  }
  const report = async (job: MachineJob, reported: { state: 'printing' | 'done' | 'failed' | 'never_begun'; impressions: number }) => {
    mayDie('before a report')
    await ask(reportJob, { id: job.id, ...reported }, { token })
    mayDie('before the answer to a report')
  }
  const follow = async (job: MachineJob) => {
    for (let looks = 0; looks < 50; looks += 1) {
      printer.work(2 + draw(3))
      const seen = printer.look(job.name)
      if (!seen) return report(job, { state: 'never_begun', impressions: 0 })
      await report(job, seen)
      if (seen.state !== 'printing') return
    }
  }
  const print = async (job: MachineJob) => {
    mayDie('before it begins')
    if ((await ask(beginJob, { id: job.id }, { token })).code !== 200) return
    mayDie('after it began, before the printer has it')
    printer.give(job)
    mayDie('after the printer has it')
    await follow(job)
  }
  /** From its start to its death, or until nothing is left to do. */
  const live = async () => {
    const { data: left } = await ask(openJobs, {}, { token })
    for (const job of left) await (job.state === 'begun' ? follow(job) : print(job))
    for (let jobs = 0; jobs < 300; jobs += 1) {
      const { data: job } = await ask(takeJob, {}, { token })
      if (!job) return
      mayDie('with a job in its hands')
      await print(job)
    }
  }
  return {
    terminal,
    draw,
    deaths,
    virtualPrinter: printer.virtualPrinter,
    /** Lives until its queue is empty; while it is dead its printer goes on and time may pass. */
    run: async (whileDead: () => Promise<void>) => {
      for (let lives = 0; lives < 500; lives += 1) {
        try {
          return await live()
        } catch (error) {
          if (!(error instanceof Killed)) throw error
          printer.work(draw(4))
          await whileDead()
        }
      }
      throw new Error('the program died without end')
    },
  }
}
type Program = ReturnType<typeof openProgram>

const held = 100

test('three terminals with 100 prints, killed at every step: each page is printed once, is counted once and belongs to its copy', async () => {
  const { campus } = shop()
  const { base, clock } = campus
  const { person, schoolId } = await enter(campus)
  const programs: Program[] = []
  for (const seed of [11, 22, 33]) {
    const terminal = await makeTerminal(base, { id: schoolId })
    programs.push(openProgram(terminal, await enrolMachine(campus, terminal.id, 'printer'), seed))
  }
  const draw = drawer(44)
  const items: { id: string; subjectId: string; copies: number; pagesPerCopy: number }[] = []
  for (let count = 0; count < held; count += 1) {
    const [copies, pagesPerCopy] = [1 + draw(2), 1 + draw(3)]
    items.push({
      copies,
      pagesPerCopy,
      ...(await shop().hold(person, { copies, pagesPerCopy, attribute: printAttributes[draw(4)] ?? 'bw_single' })),
    })
  }

  /** People print what is not printed yet; a person who finds it printing or just printed waits. */
  const comeForTheRest = async () => {
    const rows = await base.sql.selectFrom('print_item').where('state', '=', 'waiting').select('id').execute()
    for (const { id } of rows) {
      const { terminal } = programs[draw(3)] ?? { terminal: { id: '' } }
      await queue(person, { id }, terminal).catch(async (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        // The watch of campus itself may just have missed this one: it is there again with its next heartbeat.
        if (error.code === 'terminal_unavailable') return hearTerminals(campus)
        if (!['being_printed', 'picked_up_already'].includes(error.code)) throw error
      })
    }
    return rows.length
  }
  const whileDead = async ({ draw }: Program) => {
    if (draw(6) === 0) clock.advance(61)
    if (draw(4) === 0) await sweepPrinting(systemContext(base))
    await hearTerminals(campus)
    if (draw(8) === 0) {
      const { id } = items[draw(held)] ?? { id: '' }
      const { terminal } = programs[draw(3)] ?? { terminal: { id: '' } }
      await queue(person, { id }, terminal).catch((error: unknown) => assert.ok(error instanceof Refusal))
    }
  }
  let rounds = 0
  while ((await comeForTheRest()) > 0) {
    rounds += 1
    assert.ok(rounds < 40, 'it ends')
    await Promise.all(programs.map((program) => program.run(() => whileDead(program))))
    await hearTerminals(campus)
  }

  const jobs = await base.sql.selectFrom('print_job').select(['id', 'item_id', 'state', 'pages_out', 'first_page']).orderBy('id').execute()
  const itemOf = new Map(jobs.map(({ id, item_id }) => [id, item_id]))
  const inTrays = programs.flatMap(({ virtualPrinter }) => virtualPrinter)
  for (const { id, subjectId, copies, pagesPerCopy } of items) {
    const copy = Array.from({ length: pagesPerCopy }, (_, index) => index + 1)
    const pages = inTrays.filter(({ jobId }) => itemOf.get(jobId) === id).flatMap((sheet) => sheet.pages)
    const times = copy.map((page) => pages.filter((one) => one === page).length)
    assert.deepEqual([times, pages.length], [copy.map(() => copies), copies * pagesPerCopy], `the paper of ${id}`)
    const counted = jobs.filter(({ item_id }) => item_id === id).reduce((sum, { pages_out }) => sum + pages_out, 0)
    assert.equal(counted, copies * pagesPerCopy)
    const reported = shop().out.filter((out) => out.subjectId === subjectId)
    assert.deepEqual(
      [reported.reduce((sum, { newCopies }) => sum + newCopies, 0), reported.filter(({ isAll }) => isAll).length],
      [copies, 1],
    )
  }
  const states = new Set(jobs.map(({ state }) => state))
  assert.deepEqual([states.has('queued'), states.has('taken'), states.has('printing'), states.has('unsure')], [false, false, false, false])
  const deaths = new Set(programs.flatMap((program) => program.deaths))
  assert.equal(deaths.size, 6, [...deaths].join(', '))
  assert.ok(states.has('failed'), 'some jammed')
})
