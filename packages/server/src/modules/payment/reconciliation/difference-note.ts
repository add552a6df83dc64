import { type Language, type Phrase, say } from '@campus/contract/language.ts'

/** The note of what was set right by itself, kept as a word so that everybody reads it in their own language. */
export const setRight = 'set_right'

const setRightText: Phrase = ['系统已按账单自动补记', 'Added automatically from the statement', '系統已按帳單自動補記']

export const sayNote = ({ note, noted_by }: { readonly note: string; readonly noted_by: string | null }, language: Language) =>
  note === setRight && noted_by === null ? say(setRightText, language) : note
