interface Release {
  readonly version: string
  readonly isForced: boolean
}

const partsOf = (version: string) => version.split('.').map(Number)

export const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+$/.test(text)

/** Below zero when the first is older; by numbers, so that 1.10.0 is newer than 1.9.9. */
export const compareVersions = (one: string, other: string): number => {
  const [first, second] = [partsOf(one), partsOf(other)]
  return first.map((part, index) => part - (second[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** What is newer than the version that asks, newest first; it must be taken when any step on the way must be. */
export const judgeVersion = <One extends Release>(asked: string, releases: readonly One[]) => {
  const newer = releases
    .filter(({ version }) => compareVersions(version, asked) > 0)
    .toSorted((one, other) => compareVersions(other.version, one.version))
  return { newer, isForced: newer.some((release) => release.isForced) }
}
