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

const within = (least: number, value: number, max: number) => (Number.isFinite(value) ? Math.min(max, Math.max(least, value)) : least)

/** Settings typed by hand in an office: what is out of range is brought back into it. How much shows through is the school's to say. */
export const fixWatermark = (given: Partial<WatermarkLook> & { watermarkText: string }): WatermarkLook => {
  const look = { ...plain, ...given }
  return {
    watermarkText: look.watermarkText,
    textSize: within(8, look.textSize, 48),
    textColor: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(look.textColor) ? look.textColor : plain.textColor,
    transparency: within(0, look.transparency, 100),
    rotation: within(-90, look.rotation, 90),
    tile: { width: within(80, look.tile.width, 600), height: within(80, look.tile.height, 600) },
  }
}

type GivenLook = Pick<WatermarkLook, 'watermarkText' | 'textSize' | 'textColor' | 'transparency' | 'rotation'>

/** The tile that carries a person's own name. */
export const userNameWatermark = (name: string, given: Partial<GivenLook> = {}): WatermarkLook =>
  fixWatermark({ ...given, watermarkText: name, tile: { width: 150, height: 200 }, rotation: -20 })

/** The school's own text, or where it has none the name of who looks, as strong as the school wants it. */
export const schoolWatermark = (given: GivenLook | undefined, name: string): WatermarkLook =>
  given?.watermarkText.trim() ? fixWatermark(given) : userNameWatermark(name, given)
