interface Term {
  readonly academicYear: string
  readonly semester: number
  readonly publishedAt: Date
  /** When the marks of those are out who sat again at the beginning of the next term. */
  readonly resitPublishedAt: Date
}

const at = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day, 1))
const yearFrom = (year: number) => `${year}-${year + 1}`

/** A term of a course of study that began in the autumn of a year: 1 is that autumn, 2 the next spring, 0 the summer before. */
export const termOf = (entry: number, term: number): Term => {
  if (term === 0)
    return { academicYear: yearFrom(entry - 1), semester: 3, publishedAt: at(entry, 8, 25), resitPublishedAt: at(entry, 9, 15) }
  const year = entry + Math.floor((term - 1) / 2)
  const academicYear = yearFrom(year)
  return term % 2 === 1
    ? { academicYear, semester: 1, publishedAt: at(year + 1, 1, 20), resitPublishedAt: at(year + 1, 3, 10) }
    : { academicYear, semester: 2, publishedAt: at(year + 1, 7, 1), resitPublishedAt: at(year + 1, 9, 15) }
}
