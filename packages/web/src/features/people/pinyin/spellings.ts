const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')

/** The usual ways to write a name whose surname stands first; a single word leaves nothing to choose. */
export const spellingsOf = (name: string): string[] => {
  const [surname, ...given] = tidy(name).split(' ')
  if (!surname || given.length === 0) return surname ? [capitalised(surname)] : []
  const rest = given.map(capitalised)
  const [first = '', ...others] = rest
  const joined = first + others.join('').toLowerCase()
  return [...new Set([`${capitalised(surname)} ${joined}`, `${surname.toUpperCase()} ${joined}`, `${joined} ${capitalised(surname)}`])]
}
