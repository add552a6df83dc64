/** A weekly time as it hangs on a door. */
export interface DoorTime {
  readonly weekday: number
  readonly fromPeriod: number
  readonly toPeriod: number
  readonly lines: readonly string[]
}

export interface DoorBlock {
  readonly weekday: number
  readonly from: number
  readonly to: number
  readonly texts: readonly (readonly string[])[]
}

/** Cells of a week: times that share periods stand in one cell, in the order of their begin. */
export const doorBlocks = (times: readonly DoorTime[]): DoorBlock[] => {
  const blocks: { weekday: number; from: number; to: number; texts: (readonly string[])[] }[] = []
  const ordered = times.toSorted(
    (one, other) => one.weekday - other.weekday || one.fromPeriod - other.fromPeriod || one.toPeriod - other.toPeriod,
  )
  for (const { weekday, fromPeriod, toPeriod, lines } of ordered) {
    const last = blocks.at(-1)
    if (last && last.weekday === weekday && fromPeriod <= last.to) {
      last.to = Math.max(last.to, toPeriod)
      last.texts.push(lines)
    } else blocks.push({ weekday, from: fromPeriod, to: toPeriod, texts: [lines] })
  }
  return blocks
}
