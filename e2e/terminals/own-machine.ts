import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Phrase } from '@campus/contract/language.ts'
import { enrolmentCode, saveTerminal } from '@campus/contract/terminals/console.ts'
import { enrol, type TerminalPart } from '@campus/contract/terminals/machine.ts'
import { type TerminalAbility, terminalAbilities } from '@campus/contract/terminals/terminal-states.ts'
import { toCoordinates } from '@campus/demo/school/place-rows.ts'
import { startAgent } from '@campus/kiosk/agent/agent.ts'
import { openIppPrinter } from '@campus/kiosk/agent/printer/ipp-printer.ts'
import { openVirtualPrinter } from '@campus/kiosk/agent/virtual-printer/server.ts'
import { address } from '../address.ts'
import { askServer } from '../people/ask-server.ts'
import { tokenOf } from '../people/enter.ts'
import { demoPerson } from '../people/person.ts'
import { terminalName } from './terminal-name.ts'

/** Fast, so that nobody waits for a heartbeat; a stopped printer is given up after a moment, not after a minute. */
const pace = { heartbeatMs: 500, pollMs: 200, listeningPollMs: 1000, followMs: 50, reportMs: 1000, stopLimitMs: 3000 }

const describe = () => {
  const serial = String(randomInt(1_000_000)).padStart(6, '0')
  const name: Phrase = [`${terminalName} ${serial}`, `Journey terminal ${serial}`, `旅程終端 ${serial}`]
  return { number: `J-${serial}`, name }
}

/** Amid the terminals of the demo and far from each: those that are out of use stay on the map, which shows all of them. */
const [latitude, longitude] = toCoordinates(-230, -190)

const addTerminal = (network: string, { number, name }: ReturnType<typeof describe>, abilities: readonly TerminalAbility[]) => {
  const [chinese, nameEn, nameTw] = name
  const known = {
    number,
    name: chinese,
    nameEn,
    nameTw,
    location: '旅程楼一楼',
    locationEn: 'House of Journeys, ground floor',
    locationTw: '旅程樓一樓',
    latitude,
    longitude,
    abilities: [...abilities],
    hours: [],
  }
  return async (given: { readonly id?: string; readonly isInUse: boolean }) => {
    const token = await tokenOf(demoPerson('admin'), network)
    return (await askServer(saveTerminal, { ...known, ...given }, network, { token })).data
  }
}

/** A terminal that one journey has for itself, with a printer whose troubles it makes and the program beside it. */
export const openMachine = async (network: string, abilities: readonly TerminalAbility[] = terminalAbilities) => {
  const reported = describe()
  const save = addTerminal(network, reported, abilities)
  const { id } = await save({ isInUse: true })
  const codeFor = async (part: TerminalPart) => {
    const token = await tokenOf(demoPerson('admin'), network)
    return (await askServer(enrolmentCode, { terminalId: id, part }, network, { token })).data.code
  }
  const folder = await mkdtemp(join(tmpdir(), 'campus-journey-terminal-'))
  const virtualPrinter = await openVirtualPrinter({ folder: join(folder, 'tray'), pagesPerSecond: 8 })
  const { token } = (await askServer(enrol, { code: await codeFor('printer'), deviceName: 'Journey tray' }, network)).data
  const agent = startAgent({
    serverUrl: address,
    token,
    printer: openIppPrinter(virtualPrinter.address),
    stateFile: join(folder, 'state.json'),
    log: () => undefined,
    pace,
  })
  return {
    id,
    ...reported,
    virtualPrinter,
    screenCode: () => codeFor('screen'),
    /** Out of use before it falls silent: no false fault is reported. */
    close: async () => {
      await save({ id, isInUse: false })
      await agent.stop()
      await virtualPrinter.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Machine = Awaited<ReturnType<typeof openMachine>>
