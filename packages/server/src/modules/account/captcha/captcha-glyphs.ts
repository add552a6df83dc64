/**
 * Characters as strokes of a pen on a grid of 5 by 7: points `xy`, strokes parted by a bar. Those that are easily taken for one
 * another (O and 0, I and 1, S and 5, E and F, P and R, U and V) are left out or stand alone.
 */
export const glyphs: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 45 41 20 00',
  E: '40 00 06 46|03 33',
  H: '00 06|40 46|03 43',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  4: '36 30 04 44',
  6: '30 11 03 05 16 36 45 44 33 13 04',
  7: '00 40 16',
  9: '42 33 13 02 01 10 30 41 43 35 16',
}

export const alphabet = Object.keys(glyphs)
