import type { FacePurpose } from '@campus/contract/faces/face-words.ts'

/** What a vector is kept for; without any of them there is none. */
export const vectorPurposes = ['comparison', 'login', 'search'] as const satisfies readonly FacePurpose[]

/** Below this age a guardian agrees (Personal Information Protection Law, article 31). */
export const guardianAge = 14

/** Whether somebody born on a day is still under an age on another; both as `2012-09-01`. */
export const isUnder = (age: number, born: string, today: string): boolean => {
  const [year = '', ...monthAndDay] = born.split('-')
  return today < [String(Number(year) + age).padStart(4, '0'), ...monthAndDay].join('-')
}

/** Nothing of a face remains without its portrait: withdrawing that withdraws the rest as well. */
export const withdrawnWith = (purpose: FacePurpose | undefined, given: readonly FacePurpose[]): readonly FacePurpose[] =>
  purpose === undefined || purpose === 'portrait' ? given : given.filter((one) => one === purpose)
