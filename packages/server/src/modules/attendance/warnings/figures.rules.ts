import type { Figures } from '@campus/contract/attendance/records.ts'

export interface Counted {
  readonly present: number
  readonly late: number
  readonly early: number
  readonly absent: number
  readonly leave: number
  readonly official: number
  readonly exempt: number
  readonly missed_hours: number
}

export interface Planned {
  readonly ahead: number
  readonly hours: number
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** Personal and sick leave count for nothing; official leave and exemption count as having come. */
export const figuresOf = (counted: Counted, { ahead, hours }: Planned): Figures => {
  const { present, late, early, absent, leave, official, exempt } = counted
  const good = present + late + early + official + exempt
  const taken = present + late + early + absent + leave + exempt
  const counts = taken - (leave - official)
  return {
    present,
    late,
    early,
    absent,
    leave,
    exempt,
    officialLeave: official,
    taken,
    ahead,
    rate: ratio(good, counts),
    bestRate: ratio(good + ahead, counts + ahead),
    missed: ratio(counted.missed_hours, hours) ?? 0,
  }
}
