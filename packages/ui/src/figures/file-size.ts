const units = ['B', 'KB', 'MB', 'GB'] as const

/** 1536 -> "1.5 KB"; the same in every language. */
export const fileSize = (bytes: number): string => {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  return `${Math.round(value * 10) / 10} ${units[step]}`
}
