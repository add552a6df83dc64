/** The database keeps neither the NUL character nor half of a surrogate pair, in texts as in JSON. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Where an input holds text that cannot be stored, as paths like `lines.0.notes`. Not by recursion: a body may be nested deeper than
 * the stack.
 */
export const findUnstorableText = (input: unknown): readonly string[] => {
  const found: string[] = []
  const left: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: input }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && !isStorable(value)) found.push(path)
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (isStorable(name)) left.push({ path: path ? `${path}.${name}` : name, value: inner })
      else found.push(path)
    }
  }
  return found
}
