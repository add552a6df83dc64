/** About a megabyte of an answer: anybody may ask for it, as often as pages of the app are read. */
const maxBallots = 2000

/** The sections behind one, as many as fit into a page and at least one; no section has more ballots than tokens. */
export const sectionsAfter = <Section extends { readonly id: string; readonly tokens: number | null }>(
  sections: readonly Section[],
  after: string | undefined,
): readonly Section[] => {
  const page: Section[] = []
  let ballots = 0
  for (const section of sections.slice(after === undefined ? 0 : sections.findIndex(({ id }) => id === after) + 1)) {
    ballots += section.tokens ?? 0
    if (ballots > maxBallots && page.length > 0) break
    page.push(section)
  }
  return page
}
