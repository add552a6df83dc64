const oneDay = 86_400_000
/** Signers are changed by themselves thirty days before their end. */
const soon = 30

interface Validity {
  /** How much of its time has passed, in percent. */
  readonly passed: number
  readonly daysLeft: number
  readonly isEnding: boolean
}

export const validityOf = ({ validFrom, validTo }: { readonly validFrom: string; readonly validTo: string }, now: number): Validity => {
  const [from, to] = [Date.parse(validFrom), Date.parse(validTo)]
  const daysLeft = Math.max(0, Math.ceil((to - now) / oneDay))
  return { passed: Math.min(100, Math.max(0, ((now - from) / (to - from)) * 100)), daysLeft, isEnding: daysLeft <= soon }
}
