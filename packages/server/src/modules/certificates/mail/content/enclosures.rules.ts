/** Mail servers take about 20 MB, and a file grows by a third on its way. */
const maxBytes = 15_000_000

/** As many files as fit into one mail, in their order; the others are left for the app. */
export const splitBySize = <File>(files: readonly File[], sizeOf: (file: File) => number): { attached: File[]; left: File[] } => {
  const split: { attached: File[]; left: File[] } = { attached: [], left: [] }
  let room = maxBytes
  for (const file of files) {
    const fits = sizeOf(file) <= room
    if (fits) room -= sizeOf(file)
    split[fits ? 'attached' : 'left'].push(file)
  }
  return split
}
