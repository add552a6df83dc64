import { explainIssue } from '@campus/contract/field-texts.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { z } from 'zod'
import { cutText } from '../text/cut-text.ts'

export interface Problem {
  /** None where the whole line is meant. */
  readonly field: string
  readonly text: Phrase
}

/** What a line of an imported table does, or what is wrong with it. */
export interface Outcome<Action extends string> {
  readonly part: string
  readonly line: number | null
  readonly action: Action
  readonly name: string
  readonly changes: readonly string[]
  readonly problems: readonly Problem[]
}

export interface LineOf {
  readonly part?: string
  readonly line: number | null
  readonly name: string
}

const nameOf = ({ part = '', line, name }: LineOf) => ({ part, line, name: cutText(name, 200) })

export const wrongLine = (of: LineOf, problems: readonly Problem[]): Outcome<'wrong'> => ({
  ...nameOf(of),
  action: 'wrong',
  changes: [],
  problems,
})

export const goodLine = <Action extends string>(of: LineOf, action: Action): Outcome<Action> => ({
  ...nameOf(of),
  action,
  changes: [],
  problems: [],
})

/** Of something that the school has already. */
export const changedLine = (of: LineOf, changes: readonly string[]): Outcome<'change' | 'same'> => ({
  ...nameOf(of),
  action: changes.length > 0 ? 'change' : 'same',
  changes,
  problems: [],
})

/** What a schema has against what a line gives, by the names of the columns. */
export const problemsOf = (error: z.ZodError, columns: Readonly<Record<string, string>> = {}): Problem[] =>
  error.issues.map((issue) => {
    const path = String(issue.path[0] ?? '')
    const text: Phrase = [explainIssue(issue, 'zh_CN'), explainIssue(issue, 'en_US'), explainIssue(issue, 'zh_TW')]
    return { field: columns[path] ?? path, text }
  })

const sameAs = (line: number): Phrase => [`与第 ${line} 行重复`, `Same as row ${line}`, `與第 ${line} 行重複`]

/** Remembers where each key stood first. */
export const openRepeats = (field: string) => {
  const seen = new Map<string, number>()
  return (key: string, line: number): Problem[] => {
    const first = seen.get(key)
    if (first === undefined) seen.set(key, line)
    return first === undefined || key === '' ? [] : [{ field, text: sameAs(first) }]
  }
}
