import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { printMachine } from '@campus/server/testing/print-machine.ts'
import type { PrintShop } from '@campus/server/testing/printing.ts'
import { type AgentOptions, startAgent } from '../agent.ts'
import { openIppPrinter } from '../printer/ipp-printer.ts'
import { testPace } from './killable-agent.ts'
import { openScratchPrinter, scratchFolder } from './scratch.ts'

/** A student before a terminal: its tray, and its program, which is stopped after the test. */
export const openTerminalRoom = async (t: TestContext, shop: PrintShop) => {
  const { openRoom, queue } = printMachine(() => shop)
  const room = await openRoom()
  const virtualPrinter = await openScratchPrinter(t)
  const stateFile = join(scratchFolder(t), 'state.json')
  const said: string[] = []
  const start = (given: Partial<AgentOptions> = {}) => {
    const agent = startAgent({
      serverUrl: shop.url,
      token: room.token,
      printer: openIppPrinter(virtualPrinter.address),
      stateFile,
      log: (sentence) => said.push(sentence),
      pace: testPace,
      ...given,
    })
    t.after(() => agent.stop())
    return agent
  }
  const { person } = room.student
  const want = async (given: Parameters<PrintShop['hold']>[1]) => {
    const item = await shop.hold(person, given)
    return { item, ...(await queue(person, item, room.terminal)) }
  }
  return {
    ...room,
    virtualPrinter,
    stateFile,
    said,
    start,
    want,
    again: (item: { readonly id: string }) => queue(person, item, room.terminal),
  }
}
