import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

/** An address or code that shows somebody's data to anybody who has it, and outlives the session in which it was made. */
interface SecretLink {
  readonly id: string
  /** What its owner called it, or for what it is. */
  readonly name: string
  readonly createdAt: Date
}

export interface SecretLinks {
  /** Those that still open something. */
  readonly listOf: (ctx: Ctx, personId: string) => Promise<SecretLink[]>
  readonly end: (ctx: Ctx, personId: string, ids: readonly string[]) => Promise<unknown>
}

export const secretKinds = ['calendar', 'family', 'document'] as const
export type SecretKind = (typeof secretKinds)[number]

/** Links that go on showing new data of their owner, so that making one is reported. A document that is shared stays as it is. */
export const reportedLinks = ['calendar', 'family'] as const satisfies readonly SecretKind[]
export type ReportedLink = (typeof reportedLinks)[number]

/** Secret links of areas above: with a new password they are judged like what opens the account. */
export const secretLinks = extensionPoint<Readonly<Record<SecretKind, SecretLinks>>>('account.secret-links', {
  calendar: true,
  family: true,
  document: true,
})
