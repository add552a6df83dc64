/** How many lines came and went between two sources; a line that only moved counts for neither. */
export const lineChanges = (before: string, now: string): { readonly added: number; readonly removed: number } => {
  const left = new Map<string, number>()
  for (const line of before.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  let added = 0
  for (const line of now.split('\n')) {
    const count = left.get(line) ?? 0
    if (count === 0) added += 1
    else left.set(line, count - 1)
  }
  return { added, removed: [...left.values()].reduce((sum, count) => sum + count, 0) }
}
