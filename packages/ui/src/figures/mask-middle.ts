/** Keeps the first and last characters and stars the rest; a text too short to hide anything is starred whole. */
export const maskMiddle = (text: string, head: number, tail: number): string => {
  const letters = Array.from(text)
  if (letters.length <= head + tail) return '*'.repeat(letters.length)
  const hidden = letters.length - head - tail
  return `${letters.slice(0, head).join('')}${'*'.repeat(hidden)}${letters.slice(letters.length - tail).join('')}`
}
