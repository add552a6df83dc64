import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'

type Info = Pick<OutputOf<typeof templateInfo>, 'hindrance' | 'needsApproval' | 'ways' | 'wantsPhoto' | 'hasPhoto' | 'choosesCourses'>

interface Known {
  /** Whole fen; undefined while nobody knows. */
  readonly nextPrice: number | undefined
  readonly hasMissingData: boolean
}

/**
 * How one comes to a certificate from here. `blocked`: not now, for the reason the school gives. `desk`: somebody approves it,
 * takes a fee for it, or hands it out. `incomplete`, `photo`: something of mine is missing. `courses`: by choosing courses first.
 */
export type Door = 'blocked' | 'desk' | 'incomplete' | 'photo' | 'courses' | 'open'

/** What the screen has a way around; every other hindrance is the school's. */
const mendable = new Set(['needs_application', 'photo_needed'])

export const doorTo = (info: Info, { nextPrice = 0, hasMissingData }: Known): Door => {
  const { hindrance, needsApproval, ways, wantsPhoto, hasPhoto, choosesCourses } = info
  if (hindrance && !mendable.has(hindrance.word)) return 'blocked'
  if (needsApproval || nextPrice > 0 || !ways.includes('download') || hindrance?.word === 'needs_application') return 'desk'
  if (hasMissingData) return 'incomplete'
  if (wantsPhoto && !hasPhoto) return 'photo'
  return choosesCourses ? 'courses' : 'open'
}
