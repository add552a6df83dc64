import type { SchoolSettings } from '../../school/school/school-settings.ts'
import { type Counted, figuresOf } from './figures.rules.ts'
import { type Raised, type Taken, warningsFor } from './warning.rules.ts'

type Limits = SchoolSettings['attendance']

/** A lesson of one person whose roll was called. */
export interface TakenThen extends Taken {
  readonly leaveKind: string | null
  readonly hours: number
  readonly closedAt: Date
}

/** All lessons of a section that are held. */
export interface SectionPlan {
  readonly hours: number
  readonly starts: readonly Date[]
}

export interface PastWarning extends Raised {
  readonly raisedAt: Date
  readonly withdrawnAt: Date | null
}

const countedOf = (taken: readonly TakenThen[]): Counted => {
  const count = (state: Taken['state']) => taken.filter((one) => one.state === state).length
  return {
    present: count('present'),
    late: count('late'),
    early: count('early'),
    absent: count('absent'),
    leave: count('leave'),
    exempt: count('exempt'),
    official: taken.filter(({ leaveKind }) => leaveKind === 'official').length,
    missed_hours: taken.reduce((sum, { state, hours }) => sum + (state === 'absent' ? hours : 0), 0),
  }
}

/** For weeks of the past that are written at once: what was raised and withdrawn as the weeks went by: judged after each roll call and once more now, by the rules of the school. */
export const pastWarningsOf = (taken: readonly TakenThen[], { hours, starts }: SectionPlan, limits: Limits, now: Date): PastWarning[] => {
  const holding = new Map<Raised['kind'], PastWarning>()
  const over: PastWarning[] = []
  const judge = (known: readonly TakenThen[], at: Date) => {
    const ahead = starts.filter((start) => start > at).length
    const raised = warningsFor(known, figuresOf(countedOf(known), { ahead, hours }), limits)
    for (const one of raised) {
      const before = holding.get(one.kind)
      if (before?.measured !== one.measured) holding.set(one.kind, { ...one, raisedAt: before?.raisedAt ?? at, withdrawnAt: null })
    }
    for (const [kind, past] of holding) {
      if (raised.some((one) => one.kind === kind)) continue
      over.push({ ...past, withdrawnAt: at })
      holding.delete(kind)
    }
  }
  for (const [index, { closedAt }] of taken.entries()) judge(taken.slice(0, index + 1), closedAt)
  judge(taken, now)
  return [...over, ...holding.values()]
}
