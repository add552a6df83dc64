import { type Tone, tones } from './looks.ts'

const grounds = ['surface', 'sunken', 'line', 'text', 'soft'] as const
type Ground = (typeof grounds)[number]

export type Paint = Tone | Ground
export const paints: readonly Paint[] = [...tones, ...grounds]

export type Theme = Readonly<Record<Paint, string>>

const light: Theme = {
  blue: '#1d5bbf',
  orange: '#b45309',
  green: '#17703f',
  purple: '#7a3fb0',
  teal: '#0b7285',
  pink: '#b3266e',
  ochre: '#857000',
  gray: '#667080',
  red: '#bf2633',
  surface: '#ffffff',
  sunken: '#eef1f5',
  line: '#e1e6ed',
  text: '#1b2330',
  soft: '#505b6b',
}

const dark: Theme = {
  blue: '#8ab4ff',
  orange: '#ffb37a',
  green: '#6fd19a',
  purple: '#c9a4ff',
  teal: '#67d0e0',
  pink: '#ff9ecb',
  ochre: '#e3c75f',
  gray: '#a8b3c4',
  red: '#ff8f95',
  surface: '#181d25',
  sunken: '#232b37',
  line: '#2b3340',
  text: '#e8ecf2',
  soft: '#b2bccb',
}

/** Dark enough for a printer without colours, which tells them apart by patterns and dashes. */
const print: Theme = {
  ...light,
  blue: '#123f8a',
  orange: '#8a3c00',
  green: '#0d5a30',
  purple: '#5b2a8a',
  teal: '#07535f',
  pink: '#8a1c54',
  ochre: '#5f5000',
  gray: '#4a5260',
  red: '#8f1a25',
  sunken: '#f1f1f1',
  line: '#c4c9d1',
  text: '#000000',
  soft: '#333333',
}

export const themes = { light, dark, print } as const
