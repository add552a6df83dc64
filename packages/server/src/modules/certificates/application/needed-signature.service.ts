import type { Ctx } from '../../../context/context.ts'
import { listNeededSignatures } from './needed-signature.repository.ts'

export const neededSignatures = async (ctx: Ctx, fileIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await listNeededSignatures(ctx.sql, fileIds))
