import type { CallerCtx } from '../../../context/context.ts'
import { serverHooks } from '../../../http/server.extension.ts'

/** Photos and papers of others open only for whoever has just shown who they are. */
export const requireOpenLibrary = (ctx: CallerCtx): Promise<void> => serverHooks.of(ctx).requireFreshProof(ctx)
