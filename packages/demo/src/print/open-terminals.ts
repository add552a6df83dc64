import { join } from 'node:path'
import { startAgent } from '@campus/kiosk/agent/agent.ts'
import { openIppPrinter } from '@campus/kiosk/agent/printer/ipp-printer.ts'
import { enrolMachine, giveEnrolment } from '@campus/server/modules/terminals/credentials/enrolment.service.ts'
import { type Ctx, systemContext } from '@campus/server/platform/context.ts'
import type { DemoTerminals } from '@campus/server/ports/demo/demo-terminals.ts'
import { doTo, findPaper, lookAt, openDemoTray } from './demo-tray.ts'
import { watchLentScreens } from './lent-screens.ts'
import { terminalId } from './terminal-rows.ts'
import { type DemoTerminal, demoTerminals } from './terminals.ts'

/** Each start enrols anew: whatever held the terminal before has nothing more to say. */
const openTerminal = async (ctx: Ctx, serverUrl: string, terminal: DemoTerminal) => {
  const { world } = ctx
  const folder = join(world.config.dataFolder, 'terminals', terminal.number)
  const tray = await openDemoTray(join(folder, 'tray'), terminal)
  const { code } = await giveEnrolment(ctx, { terminalId: terminalId(terminal.number), part: 'printer' })
  const { token } = await enrolMachine(ctx, { code, deviceName: 'Campus tray' })
  const agent = startAgent({
    serverUrl,
    token,
    printer: openIppPrinter(tray.address),
    stateFile: join(folder, 'state.json'),
    log: (sentence) => world.log.debug({ terminal: terminal.number }, sentence),
  })
  agent.ended.then(
    (reason) => reason && world.log.warn({ terminal: terminal.number }, reason),
    () => undefined,
  )
  return { terminal, tray, agent }
}

/** The machines of the demo school, alive: each has its printer and the program beside it. */
export const openDemoTerminals = async (ground: Pick<Ctx, 'sql' | 'now' | 'world'>, serverUrl: string): Promise<DemoTerminals> => {
  const ctx = systemContext(ground)
  const opened = await Promise.all(demoTerminals.map((terminal) => openTerminal(ctx, serverUrl, terminal)))
  const stopWatching = await watchLentScreens(
    ctx,
    demoTerminals.map(({ number }) => terminalId(number)),
  )
  const trayOf = (number: string) => opened.find(({ terminal }) => terminal.number === number)?.tray
  return {
    list: () => opened.map(({ tray, terminal }) => lookAt(tray, terminal)),
    carryOut(number, deed) {
      const tray = trayOf(number)
      if (tray) doTo(tray, deed)
    },
    screenCode: async (number) => (await giveEnrolment(ctx, { terminalId: terminalId(number), part: 'screen' })).code,
    paper(number, file) {
      const tray = trayOf(number)
      return tray && findPaper(tray, file)
    },
    async stop() {
      stopWatching()
      await Promise.all(
        opened.map(async ({ agent, tray }) => {
          await agent.stop()
          await tray.close()
        }),
      )
    },
  }
}
