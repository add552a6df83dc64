interface Counted {
  readonly mark: number | null
  readonly points: number | null
  readonly credit: number
}

const meanBy = (courses: readonly Counted[], valueOf: (course: Counted) => number | null): number | null => {
  let [total, weight] = [0, 0]
  for (const course of courses) {
    const value = valueOf(course)
    if (value === null) continue
    total += value * course.credit
    weight += course.credit
  }
  return weight === 0 ? null : Math.round((total / weight) * 100) / 100
}

/** Totals of some courses: all credits, and the means weighted with credits. What has no mark does not count in them. */
export const weigh = (courses: readonly Counted[]) => ({
  courses: courses.length,
  credits: Math.round(courses.reduce((sum, { credit }) => sum + credit, 0) * 10) / 10,
  average: meanBy(courses, ({ mark }) => mark),
  gpa: meanBy(courses, ({ points }) => points),
})
