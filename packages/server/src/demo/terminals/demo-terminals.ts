import type { Phrase } from '@campus/contract/language.ts'

/** What a newcomer can do to a printer of the demo. */
export const demoPrinterActions = ['jam', 'empty', 'openDoor', 'mend'] as const
export type DemoPrinterAction = (typeof demoPrinterActions)[number]

/** The printer of a terminal of the demo, as its page shows it. */
export interface DemoPrinter {
  readonly number: string
  readonly name: Phrase
  /** Pages that came out since it stands here. */
  readonly printed: number
  readonly sheetsLeft: number
  readonly troubles: readonly ('jam' | 'empty' | 'door' | 'paused')[]
  /** What came out last, newest first. */
  readonly papers: readonly { readonly file: string; readonly pages: number }[]
}

/** The terminals of the demo with printers that use no paper. */
export interface DemoTerminals {
  list(): readonly DemoPrinter[]
  run(number: string, action: DemoPrinterAction): void
  /** A code that makes a browser the screen of the terminal. */
  screenCode(number: string): Promise<string>
  /** Where a paper lies that came out; undefined where it did not. */
  paper(number: string, file: string): string | undefined
  stop(): Promise<void>
}
