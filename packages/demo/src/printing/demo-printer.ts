import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openVirtualPrinter, type VirtualPrinter } from '@campus/kiosk/agent/virtual-printer/server.ts'
import type { DemoPrinter, DemoPrinterAction } from '@campus/server/demo/terminals/demo-terminals.ts'
import type { DemoTerminal } from './terminals.ts'

const shownPapers = 10

/** A printer that uses no paper; one that is to be broken breaks on its first day. */
export const openDemoPrinter = async (folder: string, { number, name, printer }: DemoTerminal): Promise<VirtualPrinter> => {
  const isFirstDay = !existsSync(folder)
  const virtualPrinter = await openVirtualPrinter({ folder, name: `${number} ${name[1]}` })
  if (isFirstDay && printer === 'empty') virtualPrinter.empty()
  return virtualPrinter
}

const impressionsOf = (path: string) => {
  const reported: unknown = JSON.parse(readFileSync(path.replace(/\.pdf$/, '.json'), 'utf8'))
  return typeof reported === 'object' && reported !== null && 'impressions' in reported ? Number(reported.impressions) : 0
}

/** Documents that came out, at least in part; the newest first. */
const listPapers = (folder: string): DemoPrinter['papers'] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.pdf') && existsSync(join(folder, file.replace(/\.pdf$/, '.json'))))
    .toSorted()
    .toReversed()
    .slice(0, shownPapers)
    .map((file) => ({ file, pages: impressionsOf(join(folder, file)) }))

export const lookAt = ({ folder, state }: VirtualPrinter, { number, name }: DemoTerminal): DemoPrinter => {
  const { paper, isJammed, isDoorOpen, isPaused, jobs } = state()
  const troubles = [
    ...(isJammed ? (['jam'] as const) : []),
    ...(paper.a4 === 0 ? (['empty'] as const) : []),
    ...(isDoorOpen ? (['door'] as const) : []),
    ...(isPaused ? (['paused'] as const) : []),
  ]
  return {
    number,
    name,
    printed: jobs.reduce((sum, { impressions }) => sum + impressions, 0),
    sheetsLeft: paper.a4,
    troubles,
    papers: listPapers(folder),
  }
}

export const doTo = (virtualPrinter: VirtualPrinter, action: DemoPrinterAction) => {
  if (action !== 'mend') return virtualPrinter[action]()
  virtualPrinter.clear()
  virtualPrinter.refill()
}

/** The name comes from an address: only what the page itself lists is handed out. */
export const findPaper = ({ folder }: VirtualPrinter, file: string): string | undefined =>
  listPapers(folder).some((paper) => paper.file === file) ? join(folder, file) : undefined
