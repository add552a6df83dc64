import { PersonPartKind } from '@campus/contract/administration/person-overview.ts'
import type { CallShape } from '@campus/contract/call.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { extensionPoint } from '../../../platform/extension-point.ts'

interface PartRow {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly at: Date
}

export interface PersonPartSource {
  /** The list in which it stands: who may not read that is shown nothing of it. */
  readonly listedBy: CallShape
  /** The newest of one person, and how many there are. */
  readonly newestOf: (
    ctx: CallerCtx,
    personId: string,
    max: number,
  ) => Promise<{ readonly total: number; readonly rows: readonly PartRow[] }>
}

/** What the page of a person shows, given by the areas that list it. */
export const personParts = extensionPoint<Readonly<Record<PersonPartKind, PersonPartSource>>>('console.person-parts', PersonPartKind.enum)
