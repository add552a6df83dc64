import type { Phrase } from '@campus/contract/language.ts'

/** What an order is called whose paper waits at the terminals. */
export const toCollect: Phrase = ['待取件', 'To collect', '待取件']
