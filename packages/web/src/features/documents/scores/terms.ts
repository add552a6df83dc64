interface InTerm {
  readonly academicYear: string
  readonly semester: number
}

export interface Term<Row> extends InTerm {
  readonly key: string
  readonly rows: readonly Row[]
}

/** Scores by the term in which they were earned; terms and rows keep the order in which they come. */
export const termsOf = <Row extends InTerm>(rows: readonly Row[]): readonly Term<Row>[] => {
  const terms = new Map<string, Term<Row> & { readonly rows: Row[] }>()
  for (const row of rows) {
    const { academicYear, semester } = row
    const key = `${academicYear} ${semester}`
    const term = terms.get(key) ?? { key, academicYear, semester, rows: [] }
    term.rows.push(row)
    terms.set(key, term)
  }
  return [...terms.values()]
}
