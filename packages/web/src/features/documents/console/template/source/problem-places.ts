import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'
import type { Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'

/** A line that the source has: what the typesetter named may be gone since, or lie in another file. */
export const lineIn = (source: Text, line: number) => source.line(Math.min(Math.max(1, line), source.lines))

/** Marks a line from the place that was named to its end; where nothing is left of it, all of it. */
export const markOf = (source: Text, { line, column, message }: TemplateProblem): Diagnostic => {
  const { from, to } = lineIn(source, line)
  const start = from + Math.max(0, column - 1)
  return { from: start < to ? start : from, to, severity: 'error', message }
}
