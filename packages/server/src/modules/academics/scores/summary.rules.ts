interface Counted {
  readonly mark: number | null
  readonly points: number | null
  readonly credit: number
  readonly isPassed: boolean
}

/** Marks and credits have one decimal, points two: as whole numbers they add up without a remainder. */
const whole = (value: number, decimals: number) => Math.round(value * 10 ** decimals)

const creditsOf = (courses: readonly Counted[]) => courses.reduce((sum, { credit }) => sum + whole(credit, 1), 0) / 10

/** The mean weighted with credits, to two decimals; what has no value does not count, and a course without credits weighs nothing. */
const weightedMean = (courses: readonly Counted[], valueOf: (course: Counted) => number | null): number | null => {
  let [total, weight] = [0, 0]
  for (const course of courses) {
    const value = valueOf(course)
    if (value === null) continue
    total += whole(value, 2) * whole(course.credit, 1)
    weight += whole(course.credit, 1)
  }
  return weight === 0 ? null : Math.round(total / weight) / 100
}

/** Totals of courses, each given once with the attempt that counts. */
export const summarise = (courses: readonly Counted[]) => {
  const passed = courses.filter(({ isPassed }) => isPassed)
  return {
    courses: courses.length,
    credits: creditsOf(courses),
    creditsEarned: creditsOf(passed),
    average: weightedMean(courses, ({ mark }) => mark),
    gpa: weightedMean(courses, ({ points }) => points),
    failed: courses.length - passed.length,
  }
}
