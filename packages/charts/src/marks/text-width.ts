/** Han, kana, Hangul and full-width signs are as wide as they are high. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** An estimate, the same on every machine: there is no font to measure by. */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((width, letter) => width + (wide.test(letter) ? size : size * 0.58), 0)

/** As much of a text as fits, with dots where something is left out. */
export const fitting = (text: string, room: number, size: number): string => {
  if (textWidth(text, size) <= room) return text
  const letters = Array.from(text)
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, size) > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
