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

/** Secret links of areas above: with a new password they are judged like what opens the account. */
export const secretLinks = extensionPoint<Readonly<Record<'calendar' | 'family' | 'document', SecretLinks>>>('account.secret-links', {
  calendar: true,
  family: true,
  document: true,
})
