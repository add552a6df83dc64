/** Something that opens an account besides its password, as far as the rule needs it. */
export interface Link {
  readonly id: string
  readonly kind: 'passkey' | 'identity' | 'account'
  readonly createdAt: Date
}

export interface Proof {
  readonly provedAt: Date
  /** The passkey it was made with; null where it was made with a password or a code. */
  readonly passkeyId: string | null
  readonly isByPasskey: boolean
}

/**
 * Which links were made since the owner's last proof. A passkey vouches neither for itself nor for what came later unless it is
 * kept itself: a thief who added one could otherwise prove by it. So links are judged in the order in which they were made.
 */
export const linksSinceLastProof = <L extends Link>(links: readonly L[], proofs: readonly Proof[]): { removed: L[]; kept: L[] } => {
  const keptPasskeys = new Set<string>()
  const [removed, kept]: [L[], L[]] = [[], []]
  for (const link of links.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())) {
    const isVouchedFor = proofs.some(
      ({ provedAt, passkeyId, isByPasskey }) =>
        provedAt > link.createdAt && (!isByPasskey || (passkeyId !== null && keptPasskeys.has(passkeyId))),
    )
    if (!isVouchedFor) removed.push(link)
    else {
      kept.push(link)
      if (link.kind === 'passkey') keptPasskeys.add(link.id)
    }
  }
  return { removed, kept }
}
