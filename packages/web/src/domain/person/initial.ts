/** What stands in for a missing picture: the given name of a Chinese name, the initials of others. */
export const initialOf = (name: string): string => {
  const letters = Array.from(name.trim())
  if (/\p{Script=Han}/u.test(name)) return letters.at(-1) ?? ''
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0] ?? '')
  return initials.join('').toUpperCase()
}
