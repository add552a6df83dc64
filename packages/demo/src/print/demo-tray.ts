import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTray, type Tray } from '@campus/kiosk/agent/tray/tray-server.ts'
import type { DemoPrinter, DemoPrinterDeed } from '@campus/server/ports/demo/demo-terminals.ts'
import type { DemoTerminal } from './terminals.ts'

const shownPapers = 10

/** A printer that uses no paper; one that is to be broken breaks on its first day. */
export const openDemoTray = async (folder: string, { number, name, printer }: DemoTerminal): Promise<Tray> => {
  const isFirstDay = !existsSync(folder)
  const tray = await openTray({ folder, name: `${number} ${name[1]}` })
  if (isFirstDay && printer === 'empty') tray.empty()
  return tray
}

const impressionsOf = (path: string) => {
  const told: unknown = JSON.parse(readFileSync(path.replace(/\.pdf$/, '.json'), 'utf8'))
  return typeof told === 'object' && told !== null && 'impressions' in told ? Number(told.impressions) : 0
}

/** Documents that came out, at least in part; the newest first. */
const listPapers = (folder: string): DemoPrinter['papers'] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.pdf') && existsSync(join(folder, file.replace(/\.pdf$/, '.json'))))
    .toSorted()
    .toReversed()
    .slice(0, shownPapers)
    .map((file) => ({ file, pages: impressionsOf(join(folder, file)) }))

export const lookAt = ({ folder, state }: Tray, { number, name }: DemoTerminal): DemoPrinter => {
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

export const doTo = (tray: Tray, deed: DemoPrinterDeed) => {
  if (deed !== 'mend') return tray[deed]()
  tray.clear()
  tray.refill()
}

/** The name comes from an address: only what the page itself lists is handed out. */
export const findPaper = ({ folder }: Tray, file: string): string | undefined =>
  listPapers(folder).some((paper) => paper.file === file) ? join(folder, file) : undefined
