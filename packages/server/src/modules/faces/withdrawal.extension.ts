import type { FacePurpose } from '@campus/contract/faces/face-words.ts'
import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

/** Whose consents are withdrawn, and which. */
interface Withdrawal {
  readonly schoolId: string
  readonly personId: string
  readonly purposes: readonly FacePurpose[]
}

/** In the transaction of a withdrawal: deletes what an area holds for these purposes, and gives how many pictures went. */
export type DeleteWithdrawn = (ctx: Ctx, withdrawal: Withdrawal) => Promise<number>

/** Each area that holds pictures of faces gives its part under its own name. */
export const faceWithdrawal = extensionPoint<Readonly<Record<string, DeleteWithdrawn>>>('what goes when a face consent is withdrawn', {})
