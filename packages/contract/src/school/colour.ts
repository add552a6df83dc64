import { z } from 'zod'

type Channels = readonly [red: number, green: number, blue: number]

export const channelsOf = (colour: string): Channels => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

const linear = (channel: number) => (channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4)

/** Relative luminance as WCAG 2 defines it. */
const luminanceOf = (colour: string) => {
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** From 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Below this contrast, text is hard to read (WCAG 2, AA). */
export const minContrast = 4.5

/** A colour that white text can be read on. */
export const SchoolColour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'colour')
  .refine((colour) => contrastOf(colour, '#ffffff') >= minContrast, { message: 'colour_too_light', abort: true })
