import type { OutputOf } from '@campus/contract/call.ts'
import type { ownDocument } from '@campus/contract/documents/own-documents.ts'
import type { CallerCtx, Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

type Detail = OutputOf<typeof ownDocument>

/** What those know and do about a document who share, verify and deliver it. They are above. */
interface DocumentHooks {
  readonly sharesOf: (ctx: Ctx, documentId: string) => Promise<Detail['shares']>
  readonly verificationsOf: (ctx: Ctx, documentId: string) => Promise<number>
  /** Where a document on paper is fetched. */
  readonly pickUpOf: (ctx: Ctx, documentId: string) => Promise<Detail['pickUp']>
  /** After the work on it ended, well or not. */
  readonly onMade: (ctx: Ctx, documentId: string) => Promise<void>
  /** The holder fetches the file. */
  readonly onDownloaded: (ctx: CallerCtx, documentId: string) => Promise<void>
  /** In the transaction in which the school takes it back. */
  readonly onRevoked: (ctx: CallerCtx, documentId: string) => Promise<void>
}

export const documentHooks = extensionPoint<DocumentHooks>('documents.hooks', {
  sharesOf: true,
  verificationsOf: true,
  pickUpOf: true,
  onMade: true,
  onDownloaded: true,
  onRevoked: true,
})
