/** The school's watermark settings, by the names the server uses for them. */
export interface WatermarkLook {
  readonly watermarkText: string
  readonly textSize: number
  readonly textColor: string
  /** Percent; 100 cannot be seen at all. */
  readonly transparency: number
  /** Degrees, clockwise. */
  readonly rotation: number
  readonly tile: { readonly width: number; readonly height: number }
}

const plain: Omit<WatermarkLook, 'watermarkText'> = {
  textSize: 14,
  textColor: '#808080',
  transparency: 82,
  rotation: -20,
  tile: { width: 150, height: 150 },
}

const within = (least: number, value: number, most: number) => (Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least)

/** Settings typed by hand in an office: what is out of range is brought back into it, so that a page is never covered or blank. */
export const settleWatermark = (given: Partial<WatermarkLook> & { watermarkText: string }): WatermarkLook => {
  const look = { ...plain, ...given }
  return {
    watermarkText: look.watermarkText,
    textSize: within(8, look.textSize, 48),
    textColor: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(look.textColor) ? look.textColor : plain.textColor,
    transparency: within(50, look.transparency, 98),
    rotation: within(-90, look.rotation, 90),
    tile: { width: within(80, look.tile.width, 600), height: within(80, look.tile.height, 600) },
  }
}

/** The tile that carries a person's own name. */
export const userNameWatermark = (name: string): WatermarkLook =>
  settleWatermark({ watermarkText: name, tile: { width: 150, height: 200 }, rotation: -20 })
