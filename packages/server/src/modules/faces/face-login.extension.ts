import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

/** What follows, in the same transaction, when somebody's face may log in from now on. */
export const faceLogin = extensionPoint<{ readonly reportGiven: (ctx: Ctx, personId: string) => Promise<void> }>('faces.login', {
  reportGiven: true,
})
