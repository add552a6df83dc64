/** What the school can print: upright and sharp enough for 25 by 35 mm. */
const least = { width: 295, height: 413 }

export const judgePortrait = ({ width, height }: { readonly width: number; readonly height: number }): 'lying' | 'small' | undefined => {
  if (width >= height) return 'lying'
  return width < least.width || height < least.height ? 'small' : undefined
}
