/** The fields of a filter that somebody types, letter by letter; all others are chosen. */
const typedFields: ReadonlySet<string> = new Set(['words', 'name'])

const chosenPart = (part: unknown): unknown =>
  typeof part === 'object' && part !== null
    ? Object.fromEntries(
        Object.entries(part)
          .filter(([field, value]) => !typedFields.has(field) && value !== undefined)
          .sort(([one], [other]) => one.localeCompare(other)),
      )
    : part

const chosenOf = (key: readonly unknown[]): string => JSON.stringify(key.map(chosenPart))

/** Whether two keys ask the same list for other words: its rows stay until the answer is there, so that a tap on one is not lost. */
export const differInWordsAlone = (one: readonly unknown[], other: readonly unknown[]): boolean => chosenOf(one) === chosenOf(other)
