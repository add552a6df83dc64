/** A day as schools write it: 2024-09-01, 2024/9/1, 2024.9.1, 2024年9月1日 or 20240901. */
export const dateIn = (cell: string): string | undefined => {
  const found = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))(?:[ T]00:00(?::00)?.*)?$/.exec(cell)
  if (!found) return undefined
  const [, year = '', month = found[4] ?? '', day = found[5] ?? ''] = found
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // 30 February would become a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}
