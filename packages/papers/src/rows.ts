import type { ReadLine } from './read-line.ts'

/** Lines of text that stand beside each other, from left to right. */
export interface Row {
  readonly lines: readonly ReadLine[]
  /** All of it without spaces. */
  readonly text: string
  readonly confidence: number
  readonly left: number
  readonly height: number
}

/** Lines turned back so that they lie level. */
const levelled = (line: ReadLine) => {
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)]
  return { line, along: line.x * cos + line.y * sin, across: line.y * cos - line.x * sin }
}

/** Two lines are in one row when their middles are closer than this share of their height. */
const nearness = 0.55

export const rowsOf = (lines: readonly ReadLine[]): readonly Row[] => {
  const sorted = lines.map(levelled).toSorted((one, other) => one.across - other.across)
  const groups: (typeof sorted)[] = []
  for (const next of sorted) {
    const group = groups.at(-1)
    const [first] = group ?? []
    const isBeside = first && Math.abs(next.across - first.across) < nearness * Math.max(next.line.height, first.line.height)
    if (group && isBeside) group.push(next)
    else groups.push([next])
  }
  return groups.map((group) => {
    const inOrder = group.toSorted((one, other) => one.along - other.along)
    return {
      lines: inOrder.map(({ line }) => line),
      text: inOrder.map(({ line }) => line.text.replaceAll(/\s/g, '')).join(''),
      confidence: Math.min(...group.map(({ line }) => line.confidence)),
      left: Math.min(...group.map(({ along, line }) => along - line.width / 2)),
      height: Math.max(...group.map(({ line }) => line.height)),
    }
  })
}
