interface Named {
  readonly id: string
  readonly code?: string
  readonly name: string
  readonly name_en: string
  readonly name_tw: string
}

/** What a code or a name means; null where several are called the same. A code wins over a name that reads the same. */
export const byCodeOrName = (rows: readonly Named[]): ReadonlyMap<string, string | null> => {
  const found = new Map<string, string | null>()
  for (const { id, name, name_en, name_tw } of rows)
    for (const called of new Set([name, name_en, name_tw])) found.set(called, found.has(called) ? null : id)
  for (const { id, code } of rows) if (code !== undefined) found.set(code, id)
  return found
}

export const byCode = <Row extends { readonly code: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.code, row]))
