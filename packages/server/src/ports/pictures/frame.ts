export type PictureKind = 'square' | 'portrait' | 'free'
type Size = readonly [width: number, height: number]

/** The sides of an ID photo of one inch, 295 by 413 points. */
const portraitSides = [5, 7] as const

/** How large the kept picture becomes: never larger than it came, cut to its kind, no side above `most`. */
export const frameOf = (kind: PictureKind, [width, height]: Size, max: number): Size => {
  if (kind === 'free') {
    const scale = Math.min(1, max / Math.max(width, height))
    return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  }
  const [across, down] = kind === 'square' ? [1, 1] : portraitSides
  const unit = Math.min(width / across, height / down, max / down)
  return [Math.max(1, Math.floor(across * unit)), Math.max(1, Math.floor(down * unit))]
}

export const isLargeEnough = ([width, height]: Size, [minWidth, minHeight]: Size) => width >= minWidth && height >= minHeight
