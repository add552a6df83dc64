import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'

type Info = Pick<OutputOf<typeof templateInfo>, 'hindrance' | 'needsApproval' | 'ways' | 'wantsPhoto' | 'hasPhoto' | 'choosesCourses'>

interface Known {
  /** Whole fen; undefined while nobody knows. */
  readonly nextPrice: number | undefined
  readonly hasMissingData: boolean
}

/**
 * How to get a certificate from here. `blocked`: not now, for the reason the school gives. `incomplete`, `photo`: something
 * of mine is missing. `courses`: by choosing courses first. `at_once`: it costs nothing, nobody decides, one press is enough.
 * `apply`: by an application for one of its delivery methods.
 */
export type ApplyLink = 'blocked' | 'incomplete' | 'photo' | 'courses' | 'at_once' | 'apply'

/** Whether one press is enough for it. */
export const isHadAtOnce = ({ needsApproval, ways }: Pick<Info, 'needsApproval' | 'ways'>, nextPrice: number | undefined): boolean =>
  nextPrice === 0 && !needsApproval && ways.includes('download')

export const applyLinkTo = (info: Info, { nextPrice, hasMissingData }: Known): ApplyLink => {
  const { hindrance, wantsPhoto, hasPhoto, choosesCourses } = info
  // The screen has a way around a missing portrait; every other hindrance is the school's.
  if (hindrance && hindrance.word !== 'photo_needed') return 'blocked'
  if (hasMissingData) return 'incomplete'
  if (wantsPhoto && !hasPhoto) return 'photo'
  if (choosesCourses) return 'courses'
  return isHadAtOnce(info, nextPrice) ? 'at_once' : 'apply'
}
