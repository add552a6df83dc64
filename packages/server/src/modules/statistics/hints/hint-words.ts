import type { Phrase } from '@campus/contract/language.ts'
import type { Source } from '../sources.extension.ts'

const unnamed: Phrase = ['', '', '']

/** What was unusual, as "Logins: refused". */
export const titleOf = ({ name, outcomes }: Source, outcome: string): Phrase => {
  const [zh, en, tw] = outcomes[outcome] ?? unnamed
  return [`${name[0]}：${zh}`, `${name[1]}: ${en.toLowerCase()}`, `${name[2]}：${tw}`]
}

interface Told {
  readonly title: Phrase
  readonly at: string
  readonly count: number
  readonly from: number
  readonly to: number
  readonly most: { readonly name: Phrase; readonly count: number } | null
}

export const hintTexts = ({ title, at, count, from, to, most }: Told): { title: Phrase; body: Phrase } => ({
  title: [`${title[0]}异常增多`, `Unusually many – ${title[1]}`, `${title[2]}異常增多`],
  body: [
    `${at} 起一小时内 ${count} 次，通常 ${from}–${to} 次${most ? `，其中 ${most.count} 次：${most.name[0]}` : ''}。`,
    `${count} in the hour from ${at}, usually ${from}–${to}${most ? `; ${most.count} of them: ${most.name[1]}` : ''}.`,
    `${at} 起一小時內 ${count} 次，通常 ${from}–${to} 次${most ? `，其中 ${most.count} 次：${most.name[2]}` : ''}。`,
  ],
})
