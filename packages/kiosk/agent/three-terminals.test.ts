import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { printingRoutes } from '@campus/server/modules/printing/printing.routes.ts'
import { terminalRoutes } from '@campus/server/modules/terminals/terminals.routes.ts'
import { eventually } from '@campus/server/testing/eventually.ts'
import { printMachine } from '@campus/server/testing/print-machine.ts'
import { usePrintShop } from '@campus/server/testing/printing.ts'
import { enrolMachine, makeTerminal } from '@campus/server/testing/terminals.ts'
import { startKillableAgent } from './testing/killable-agent.ts'
import { pagesOut } from './testing/pages-out.ts'
import { openScratchPrinter, scratchFolder } from './testing/scratch.ts'

const shop = usePrintShop({ routes: [...printingRoutes, ...terminalRoutes] })

const jobCount = 60
/** After so many pages somewhere, one of the terminals loses its power. */
const pagesBetweenFalls = 30
/** Every page waits for a printer, a program and a server that share one processor. */
const timeout = 1_200_000

/** Always the same chances, so that what failed once fails again. */
const random = (seed: number) => {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
}

test('sixty jobs at three terminals that are killed again and again are printed exactly once', { timeout }, async (t) => {
  const { openRoom, queue } = printMachine(shop)
  const { student, terminal, token } = await openRoom()
  const roll = random(6)
  const others = await Promise.all([1, 2].map(() => makeTerminal(shop().campus.base, { id: student.schoolId })))
  const places = [
    { ...terminal, token },
    ...(await Promise.all(others.map(async (other) => ({ ...other, token: await enrolMachine(shop().campus, other.id, 'printer') })))),
  ]
  const terminals = await Promise.all(
    places.map(async (place) => {
      const virtualPrinter = await openScratchPrinter(t, { pagesPerSecond: 1000 })
      virtualPrinter.refill(100_000)
      const options = {
        serverUrl: shop().url,
        token: place.token,
        printerAddress: virtualPrinter.address,
        stateFile: join(scratchFolder(t), 'state.json'),
      }
      return { place, virtualPrinter, options, agent: startKillableAgent(options) }
    }),
  )
  t.after(() => Promise.all(terminals.map(({ agent }) => agent.kill())))

  const due = new Map<string, number>()
  for (let made = 0; made < jobCount; made += 1) {
    const given = { copies: 1 + roll(2), pagesPerCopy: 1 + roll(3) }
    const item = await shop().hold(student.person, given)
    due.set(item.id, given.copies * given.pagesPerCopy)
    const at = terminals[roll(terminals.length)]
    assert.ok(at)
    await queue(student.person, item, at.place)
  }
  const allDue = [...due.values()].reduce((sum, pages) => sum + pages, 0)
  const countOut = () =>
    terminals.flatMap(({ virtualPrinter }) => virtualPrinter.state().jobs).reduce((sum, { impressions }) => sum + impressions, 0)

  for (let next = pagesBetweenFalls; next < allDue; next += pagesBetweenFalls) {
    await eventually(() => countOut() >= next || undefined)
    const fallen = terminals[roll(terminals.length)]
    assert.ok(fallen)
    await fallen.agent.kill()
    fallen.agent = startKillableAgent(fallen.options)
  }
  const { sql } = shop().campus.base
  const left = () => sql.selectFrom('print_item').select('id').where('state', '=', 'waiting').execute()
  await eventually(async () => (countOut() >= allDue && (await left()).length === 0) || undefined)

  const jobs = await sql.selectFrom('print_job').select(['id', 'item_id']).execute()
  const itemOf = new Map(jobs.map((job) => [`campus-${job.id}`, job.item_id]))
  const out = terminals.flatMap(({ virtualPrinter }) => pagesOut(virtualPrinter.folder))
  const paper = Map.groupBy(out, ({ job }) => itemOf.get(job))
  for (const [itemId, pages] of due) {
    const sheets = paper.get(itemId)?.map(({ copy, page }) => `${copy}/${page}`) ?? []
    assert.deepEqual([sheets.length, new Set(sheets).size], [pages, pages], itemId)
  }
})
