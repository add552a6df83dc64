import { type Language, type Phrase, say, sayList } from '@campus/contract/language.ts'
import { TerminalPart } from '@campus/contract/terminals/machine.ts'
import { PrinterReason, printerReasonNames } from '@campus/contract/terminals/terminal-states.ts'

const partNames: Record<TerminalPart, Phrase> = {
  screen: ['屏幕', 'Screen', '螢幕'],
  printer: ['打印程序', 'Printer', '列印程式'],
}

const phraseOf = (word: string): Phrase => {
  const reason = PrinterReason.safeParse(word)
  if (reason.success) return printerReasonNames[reason.data]
  const part = TerminalPart.safeParse(word)
  return part.success ? partNames[part.data] : [word, word, word]
}

/** The log keeps words that are the same in every language: reasons of a printer, parts of a terminal, names of devices. */
export const sayNote = (note: string, language: Language): string =>
  sayList(
    note.split(', ').map((word) => say(phraseOf(word), language)),
    language,
  )
