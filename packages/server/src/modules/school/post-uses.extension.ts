import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

interface PostUse {
  /** What needs the post as it is, by name in the reader's language. */
  readonly namesOf: (ctx: Ctx, postId: string) => Promise<readonly string[]>
  /** What is over no longer points to a post that goes. */
  readonly forget: (ctx: Ctx, postId: string) => Promise<unknown>
}

/** Who sends work to the holders of a post. */
export const postUses = extensionPoint<{ readonly approval: PostUse }>('school.post-uses', { approval: true })
