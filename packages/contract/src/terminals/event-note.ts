import { type Language, type Phrase, say, sayList } from '../language.ts'
import { TerminalPart } from './machine.ts'
import { PrinterReason, printerReasonNames } from './terminal-states.ts'

export const terminalPartNames: Record<TerminalPart, Phrase> = {
  screen: ['屏幕', 'Screen', '螢幕'],
  printer: ['打印程序', 'Printer', '列印程式'],
}

const phraseOf = (word: string): Phrase => {
  const reason = PrinterReason.safeParse(word)
  if (reason.success) return printerReasonNames[reason.data]
  const part = TerminalPart.safeParse(word)
  return part.success ? terminalPartNames[part.data] : [word, word, word]
}

/** The log keeps words that are the same in every language: reasons of a printer, parts of a terminal, names of devices. */
export const sayEventNote = (note: string, language: Language): string =>
  sayList(
    note.split(', ').map((word) => say(phraseOf(word), language)),
    language,
  )
