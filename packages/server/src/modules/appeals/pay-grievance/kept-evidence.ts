/** The stored part of the evidence; its text is produced for each reader. */
export interface KeptEvidence {
  /** The order that the finding is about. */
  readonly orderId: string | null
  readonly orders: readonly { orderId: string; number: string; state: string; total: number; createdAt: string }[]
  readonly payments: readonly {
    number: string
    provider: string
    amount: number
    ourState: string
    theirState: string
    paidAt: string | null
    refunded: number
  }[]
  readonly ledger: readonly { kind: string; amount: number; at: string }[]
  readonly deliveries: readonly { name: string; nameEn: string; nameTw: string; way: string; state: string; at: string | null }[]
}
