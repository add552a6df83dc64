import type { CallShape } from '@campus/contract/call.ts'
import { FoundKind } from '@campus/contract/console/search.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { extensionPoint } from '../../../platform/extension-point.ts'

interface Found {
  readonly id: string
  readonly title: string
  readonly note: string
}

export interface Finder {
  /** The list in which it stands: who may not read that finds nothing here either. */
  readonly listedBy: CallShape
  /** At most so many, as far as the caller's scope reaches. */
  readonly find: (ctx: CallerCtx, words: string, max: number) => Promise<readonly Found[]>
}

/** What the search of the administration finds, given by the areas that list it. */
export const finders = extensionPoint<Readonly<Record<FoundKind, Finder>>>('console.finders', FoundKind.enum)
