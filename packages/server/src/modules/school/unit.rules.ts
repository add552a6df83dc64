import type { UnitKind } from '@campus/contract/school/organisation.ts'
import type { z } from 'zod'

type Kind = z.infer<typeof UnitKind>

/** What each kind may stand under; null is the top of the school. */
const parents: Record<Kind, readonly (Kind | null)[]> = {
  college: [null],
  major: ['college'],
  class: ['major'],
  department: [null, 'department'],
}

export const mayStandUnder = (kind: Kind, parent: Kind | null): boolean => parents[kind].includes(parent)
