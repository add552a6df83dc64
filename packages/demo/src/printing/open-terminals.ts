import { join } from 'node:path'
import { startAgent } from '@campus/kiosk/agent/agent.ts'
import { openIppPrinter } from '@campus/kiosk/agent/printer/ipp-printer.ts'
import { type BaseContext, type Ctx, systemContext } from '@campus/server/context/context.ts'
import type { DemoTerminals } from '@campus/server/demo/terminals/demo-terminals.ts'
import { enrolMachine, giveEnrolment, giveEnrolmentAgain } from '@campus/server/modules/terminals/credentials/enrolment.service.ts'
import { doTo, findPaper, lookAt, openDemoPrinter } from './demo-printer.ts'
import { watchLentScreens } from './lent-screens.ts'
import { terminalId } from './terminal-rows.ts'
import { type DemoTerminal, demoTerminals } from './terminals.ts'

/** Each start enrols again: earlier credentials of the terminal are void. */
const openTerminal = async (ctx: Ctx, serverUrl: string, terminal: DemoTerminal) => {
  const { services } = ctx
  const folder = join(services.config.dataFolder, 'terminals', terminal.number)
  const virtualPrinter = await openDemoPrinter(join(folder, 'tray'), terminal)
  const { code } = await giveEnrolment(ctx, { terminalId: terminalId(terminal.number), part: 'printer' })
  const { token } = await enrolMachine(ctx, { code, deviceName: 'Campus tray' })
  const agent = startAgent({
    serverUrl,
    token,
    printer: openIppPrinter(virtualPrinter.address),
    stateFile: join(folder, 'state.json'),
    log: (sentence) => services.log.debug({ terminal: terminal.number }, sentence),
  })
  agent.ended.then(
    (reason) => reason && services.log.warn({ terminal: terminal.number }, reason),
    () => undefined,
  )
  return { terminal, virtualPrinter, agent }
}

/** The machines of the demo school, alive: each has its printer and the program beside it. */
export const openDemoTerminals = async (base: BaseContext, serverUrl: string): Promise<DemoTerminals> => {
  const ctx = systemContext(base)
  const opened = await Promise.all(demoTerminals.map((terminal) => openTerminal(ctx, serverUrl, terminal)))
  const stopWatching = await watchLentScreens(
    ctx,
    demoTerminals.map(({ number }) => terminalId(number)),
  )
  /** Whoever looks at the short address alone takes no new code each time. */
  const codes = new Map<string, string>()
  const printerOf = (number: string) => opened.find(({ terminal }) => terminal.number === number)?.virtualPrinter
  return {
    list: () => opened.map(({ virtualPrinter, terminal }) => lookAt(virtualPrinter, terminal)),
    run(number, action) {
      const virtualPrinter = printerOf(number)
      if (virtualPrinter) doTo(virtualPrinter, action)
    },
    async screenCode(number) {
      const code = await giveEnrolmentAgain(ctx, { terminalId: terminalId(number), part: 'screen' }, codes.get(number))
      codes.set(number, code)
      return code
    },
    paper(number, file) {
      const virtualPrinter = printerOf(number)
      return virtualPrinter && findPaper(virtualPrinter, file)
    },
    async stop() {
      stopWatching()
      await Promise.all(
        opened.map(async ({ agent, virtualPrinter }) => {
          await agent.stop()
          await virtualPrinter.close()
        }),
      )
    },
  }
}
