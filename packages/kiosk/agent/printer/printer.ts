import type { MachineJob } from '@campus/contract/printing/machine-jobs.ts'
import type { PrinterReason, PrinterState } from '@campus/contract/terminals/terminal-states.ts'

export interface PrinterStatus {
  readonly state: PrinterState
  readonly reasons: readonly PrinterReason[]
  /** Of A4; unknown to many printers. */
  readonly sheetsLeft: number | null
  readonly tonerPercent: number | null
  readonly name: string
}

/** What is wanted of a printer. */
export type PrintOrder = Pick<MachineJob, 'name' | 'copies' | 'pageRanges' | 'isDuplex' | 'isColour' | 'media' | 'scaling' | 'impressions'>

export interface JobStatus {
  /** `incoming`: it waits for its document; `ended`: cancelled or given up by the printer; `gone`: the printer knows no such job. */
  readonly state: 'incoming' | 'printing' | 'stopped' | 'done' | 'ended' | 'gone'
  /** Printed pages, as far as the printer reports them; never more than requested. */
  readonly impressions: number
  readonly reasons: readonly PrinterReason[]
}

/** Called before the printer gets the document, and once it has named the job; until then nothing is printed. */
interface HandingOver {
  readonly jobId?: number
}

/** A printer, whatever it is. All of it may throw `PrinterAway` or `PrinterRefused`, but for `look`. */
export interface Printer {
  readonly readStatus: () => Promise<PrinterStatus>
  readonly print: (order: PrintOrder, file: string, note: (step: HandingOver) => void) => Promise<void>
  readonly follow: (jobId: number, order: PrintOrder) => Promise<JobStatus>
  readonly findByName: (name: string) => Promise<number | undefined>
  readonly cancel: (jobId: number) => Promise<void>
}
