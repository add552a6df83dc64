import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

/** What those know who make documents with signatures. They are above. */
interface SignatureNeeds {
  /** Which of these pictures an application under way still needs. */
  readonly neededPictures: (ctx: Ctx, fileIds: readonly string[]) => Promise<ReadonlySet<string>>
}

export const signatureNeeds = extensionPoint<SignatureNeeds>('signature.needs', { neededPictures: true })
