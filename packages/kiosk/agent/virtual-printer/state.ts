import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Range = z.object({ from: z.number().int(), to: z.number().int() })

const PrintedPage = z.object({ copy: z.number().int(), page: z.number().int(), sheet: z.number().int(), at: z.iso.datetime() })
export type PrintedPage = z.infer<typeof PrintedPage>

const PrintedJob = z.object({
  id: z.number().int(),
  name: z.string(),
  /** As IPP counts them. */
  state: z.number().int(),
  hasDocument: z.boolean(),
  copies: z.number().int(),
  ranges: z.array(Range),
  isDuplex: z.boolean(),
  isColour: z.boolean(),
  media: z.enum(['a4', 'photo']),
  scaling: z.enum(['auto', 'fit', 'none']).default('auto'),
  /** Pages and sheets that are out. */
  impressions: z.number().int(),
  sheets: z.number().int(),
  /** The pages themselves, until the job is over and its own file has them. */
  pages: z.array(PrintedPage),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
})
export type PrintedJob = z.infer<typeof PrintedJob>

const VirtualPrinterState = z.object({
  nextJobId: z.number().int(),
  paper: z.object({ a4: z.number().int(), photo: z.number().int() }),
  /** Pages that the toner still makes. */
  toner: z.number().int(),
  isJammed: z.boolean(),
  isDoorOpen: z.boolean(),
  isPaused: z.boolean(),
  /** The page of the next sheet that will jam, counted from one within its job. */
  jamsAt: z.number().int().nullable(),
  jobs: z.array(PrintedJob),
})
export type VirtualPrinterState = z.infer<typeof VirtualPrinterState>

export const fullPaper = { a4: 250, photo: 50 } as const
export const fullToner = 2000

const newState: VirtualPrinterState = {
  nextJobId: 1,
  paper: fullPaper,
  toner: fullToner,
  isJammed: false,
  isDoorOpen: false,
  isPaused: false,
  jamsAt: null,
  jobs: [],
}

/** Whole or not at all, whenever the process ends. */
export const writeWhole = (file: string, content: unknown) => {
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}

const stateFile = (folder: string) => join(folder, 'tray.json')

export const loadState = (folder: string): VirtualPrinterState => {
  mkdirSync(folder, { recursive: true })
  try {
    return VirtualPrinterState.parse(JSON.parse(readFileSync(stateFile(folder), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newState
    throw new Error(`The state of the tray in ${folder} cannot be read: remove tray.json to start again.`, { cause: error })
  }
}

export const saveState = (folder: string, state: VirtualPrinterState) => writeWhole(stateFile(folder), state)
