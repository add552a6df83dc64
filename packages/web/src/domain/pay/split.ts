interface Purse {
  readonly free: number
  readonly print: number
}

/** Free beans go first, then print beans; a provider takes the rest. Shown before paying; the server splits for itself. */
export const splitOver = ({ free, print }: Purse, total: number) => {
  const fromFree = Math.min(free, total)
  const fromPrint = Math.min(print, total - fromFree)
  return { fromFree, fromPrint, rest: total - fromFree - fromPrint }
}
