interface Table {
  readonly validFrom: string
  readonly isInForce: boolean
}

/** Prices hold until others begin. */
export const statusOf = ({ validFrom, isInForce }: Table, now: number): 'past' | 'inForce' | 'coming' => {
  if (isInForce) return 'inForce'
  return Date.parse(validFrom) > now ? 'coming' : 'past'
}
