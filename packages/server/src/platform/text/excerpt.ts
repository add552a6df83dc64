const max = 80
const segmenter = new Intl.Segmenter()

/** The first words of a text on one line; no sign is cut in two. */
export const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const signs = [...segmenter.segment(line)]
  const cut = signs[max - 1]
  return signs.length <= max || !cut ? line : `${line.slice(0, cut.index)}…`
}
