import type { GivenTo } from '@campus/contract/call.ts'
import { claimLostItem } from '@campus/contract/lostfound/claims.ts'
import { lostItem, postLostItem } from '@campus/contract/lostfound/items.ts'
import type { asker } from './ask.ts'

interface Reader {
  readonly token: string
}
type Ask = ReturnType<typeof asker>
type Given = GivenTo<typeof postLostItem>

/** A black umbrella that was found in the library. */
export const umbrella = (more: Partial<Given> = {}): Given => ({
  side: 'found',
  kind: 'umbrella',
  title: '黑色折叠伞',
  description: '伞柄是木头的',
  placeText: '图书馆三楼',
  happenedAt: new Date().toISOString(),
  question: '伞柄上贴着什么？',
  ...more,
})

/** A card carries no words of its own. */
export const card = (more: Partial<Given>): Given =>
  umbrella({ kind: 'card', title: '', description: '', question: '', placeText: '二教门口', ...more })

export const postItem = async (ask: Ask, { token }: Reader, given = umbrella()) => (await ask(postLostItem, given, { token })).data.id

export const readItem = async (ask: Ask, { token }: Reader, id: string) => (await ask(lostItem, { id }, { token })).data

/** Claims it; returns the id of the claim. */
export const claimItem = async (ask: Ask, { token }: Reader, itemId: string, answer = '一只白色小猫') =>
  (await ask(claimLostItem, { itemId, answer }, { token })).data.id
