/** Something that opens an account besides its password, or shows its data to others, as far as the rule needs it. */
export interface Link {
  readonly id: string
  readonly kind: 'passkey' | 'identity' | 'face' | 'account' | 'calendar' | 'family' | 'document'
  readonly createdAt: Date
}

export interface Proof {
  readonly provedAt: Date
  /** What it was made with, where a thief could have added it: the id of a passkey, or `appId`. Null: a password, or a code that was sent. */
  readonly madeWith: string | null
}

/** An authenticator app is no link, it opens nothing alone; but a thief could prove by one of their own. */
export const appId = 'app'

/**
 * Which links were made since the owner's last proof. A passkey or an app vouches neither for itself nor for what came later unless
 * another proof vouches for it: a thief who added one could otherwise prove by it. So all are judged in the order in which they were made.
 */
export const linksSinceLastProof = <L extends Link>(
  links: readonly L[],
  proofs: readonly Proof[],
  appSince?: Date,
): { removed: L[]; kept: L[] } => {
  const trusted = new Set<string>()
  const isVouchedFor = (since: Date) =>
    proofs.some(({ provedAt, madeWith }) => provedAt > since && (madeWith === null || trusted.has(madeWith)))
  const trustApp = (until: Date) => {
    if (appSince && appSince <= until && isVouchedFor(appSince)) trusted.add(appId)
  }
  const [removed, kept]: [L[], L[]] = [[], []]
  for (const link of links.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())) {
    trustApp(link.createdAt)
    if (!isVouchedFor(link.createdAt)) removed.push(link)
    else {
      kept.push(link)
      trusted.add(link.id)
    }
  }
  return { removed, kept }
}
