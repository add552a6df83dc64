import type { ProcessItem } from '@campus/contract/approval/processes.ts'

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '')

/** By name in any language, by pinyin in full, and by its initials; each word that was typed has to be there. */
export const findProcesses = <Item extends Pick<ProcessItem, 'searchText' | 'formName'>>(
  items: readonly Item[],
  typed: string,
): readonly Item[] => {
  const wanted = typed.split(/\s+/).map(plain).filter(Boolean)
  return items.filter(({ searchText, formName }) => {
    const words = searchText.toLowerCase().split(/\s+/)
    const initials = words.map((word) => word.charAt(0)).join('')
    const whole = plain(`${searchText}${formName}`)
    return wanted.every((word) => whole.includes(word) || initials.includes(word))
  })
}
