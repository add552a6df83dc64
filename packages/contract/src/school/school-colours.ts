import { channelsOf, contrastOf, minContrast } from './colour.ts'

const mix = (colour: string, other: string, share: number) => {
  const others = channelsOf(other)
  const mixed = channelsOf(colour).map((channel, at) => Math.round(channel * (1 - share) + (others[at] ?? 0) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Towards the other colour, only as far as it takes to be read on all of these. */
const readableOn = (grounds: readonly string[], colour: string, towards: string) => {
  for (let share = 0; share < 1; share += 0.05) {
    const found = mix(colour, towards, share)
    if (grounds.every((ground) => contrastOf(found, ground) >= minContrast)) return found
  }
  return towards
}

const [white, black] = ['#ffffff', '#000000']
/** The least bright ground in the light and the brightest in the dark: `--color-sunken`, `--color-raised`. */
const [lightGround, darkGround] = ['#eef1f5', '#202732']

/** The colours of the app that follow from the colour of a school, as variables of the style sheet. */
const coloursFrom = (colour: string) => {
  const tint = mix(colour, white, 0.9)
  const brand = readableOn([tint, lightGround], colour, black)
  const darkTint = mix(colour, '#181d25', 0.75)
  const darkBrand = readableOn([darkTint, darkGround], mix(colour, white, 0.4), white)
  return {
    '--school-brand': brand,
    '--school-brand-strong': mix(brand, black, 0.2),
    '--school-brand-tint': tint,
    '--school-dark-brand': darkBrand,
    '--school-dark-brand-strong': mix(darkBrand, white, 0.3),
    '--school-dark-brand-tint': darkTint,
    '--school-dark-on-brand': readableOn([darkBrand], mix(colour, black, 0.7), black),
    '--school-sky-top': mix(colour, black, 0.4),
    '--school-sky-foot': colour,
    '--school-dark-sky-top': mix(colour, black, 0.8),
    '--school-dark-sky-foot': mix(colour, black, 0.5),
  } as const
}

type Colours = Readonly<Record<keyof ReturnType<typeof coloursFrom>, string>>

/** Without a colour each variable is as if nobody had set it, so that the product's own colour is used. */
const unset = Object.fromEntries(Object.keys(coloursFrom(black)).map((name) => [name, 'initial'])) as Colours

export const schoolColours = (colour: string | null): Colours => (colour === null ? unset : coloursFrom(colour))
