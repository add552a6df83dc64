import type { Import } from './folder-pairs.ts'

const isForTests = (file: string) => /^packages\/(client|flow|server|proof)\/src\/testing\/|\.test\.tsx?$/.test(file)

/** What runs in production never reaches what is for tests: each import that leads there from a file that this one needs, directly or not. */
export const complaintsAboutTestsIn = (production: string, imports: readonly Import[]): readonly string[] => {
  const byFile = Map.groupBy(imports, ({ from }) => from)
  // A set that is walked while it grows visits what is added, once.
  const reached = new Set([production])
  for (const file of reached) for (const { to } of byFile.get(file) ?? []) if (!isForTests(to)) reached.add(to)
  return imports
    .filter(({ from, to }) => reached.has(from) && isForTests(to))
    .map(({ from, to }) => `${from} imports ${to}\n  which is for tests, and ${production} needs it`)
}
