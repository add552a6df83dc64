/** How alike two faces are, with what is known about them. */
export interface Measured {
  readonly group: string
  readonly similarities: readonly number[]
}

interface CurvePoint {
  readonly threshold: number
  /** The share of strangers who would be taken for one another. */
  readonly falseAccepts: number
  /** The share of honest checks that would fail; nothing where there were too few. */
  readonly falseRejects: number | undefined
}

export interface GroupCurve {
  readonly group: string
  readonly pairs: number
  readonly curve: readonly CurvePoint[]
  /** The lowest threshold at which at most one pair of strangers in a thousand passes. */
  readonly proposed: number | undefined
}

const thresholds = Array.from({ length: 14 }, (_, step) => (30 + 5 * step) / 100)
const fineSteps = Array.from({ length: 69 }, (_, step) => (30 + step) / 100)
const wantedFalseAccepts = 0.001
/** With fewer the share says nothing. */
const leastHonest = 30
const leastPairs = 1000

const shareAbove = (values: readonly number[], threshold: number) =>
  values.filter((value) => value >= threshold).length / Math.max(1, values.length)

/** The error curve of a group, and the threshold that follows from it. */
export const curveOf = ({ group, similarities }: Measured, honest: readonly number[]): GroupCurve => ({
  group,
  pairs: similarities.length,
  curve: thresholds.map((threshold) => ({
    threshold,
    falseAccepts: shareAbove(similarities, threshold),
    falseRejects: honest.length < leastHonest ? undefined : 1 - shareAbove(honest, threshold),
  })),
  proposed:
    similarities.length < leastPairs ? undefined : fineSteps.find((threshold) => shareAbove(similarities, threshold) <= wantedFalseAccepts),
})

/** One threshold for everybody is that of the group whose members look most alike to the model. */
export const proposedFor = (curves: readonly GroupCurve[]): number | undefined => {
  const proposed = curves.flatMap((curve) => (curve.proposed === undefined ? [] : [curve.proposed]))
  return proposed.length > 0 ? Math.max(...proposed) : undefined
}
