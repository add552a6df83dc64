/** Whether following what each refers to leads back to where it began. */
export const isCircular = (edges: ReadonlyMap<string, readonly string[]>, start: string): boolean => {
  const seen = new Set<string>()
  const waiting = [...(edges.get(start) ?? [])]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === start) return true
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(edges.get(id) ?? []))
  }
  return false
}
