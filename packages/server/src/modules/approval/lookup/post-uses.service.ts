import { say } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { clearPost, listUses } from './post-uses.repository.ts'

export const usesOfPost = async (ctx: Ctx, postId: string): Promise<readonly string[]> =>
  (await listUses(ctx.sql, postId)).map(({ name, name_en, name_tw }) => say([name, name_en, name_tw], ctx.language))

export const forgetPost = (ctx: Ctx, postId: string) => clearPost(ctx.sql, postId)
