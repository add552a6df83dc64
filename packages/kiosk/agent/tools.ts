import type { Pace } from './pace.ts'
import type { Printer } from './printer/printer.ts'
import type { CampusServer } from './server/campus-server.ts'
import type { StateFile } from './state-file.ts'

/** What every part of the program works with. */
export interface Tools {
  readonly server: CampusServer
  readonly printer: Printer
  readonly state: StateFile
  /** Where documents lie while they are printed. */
  readonly folder: string
  readonly log: (sentence: string) => void
  readonly pace: Pace
  readonly version: string
  /** Aborted when the program is to stop. */
  readonly signal: AbortSignal
}
