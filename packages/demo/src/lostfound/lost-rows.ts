import { postDays } from '@campus/contract/lostfound/kinds.ts'
import { cardPlace } from '@campus/server/modules/lostfound/posts/card-owner.service.ts'
import { searchTextOf } from '@campus/server/modules/lostfound/posts/search-text.ts'
import type { SecretBox } from '@campus/server/platform/crypto/secret-box.ts'
import type { Column, NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { buildings } from '../school/buildings.ts'
import { demoUniversity } from '../schools.ts'
import { idAt, idOf } from '../seed.ts'
import { claimAnswers, custodyPlace, descriptionOf, foundThings, type LostThing, lostThings, meetingPlaces } from './lost-things.ts'

/** Who posted what; all others are students whom nobody tries out. */
const authors: Readonly<Record<string, string>> = { 'found 2': 'T0001', 'found 6': 'V0001', 'lost 0': '100001', 'lost 6': 'F0001' }
const cardOwners: Readonly<Record<number, string>> = { 0: '100001', 8: '100216' }
/** Things that the office keeps, posts that were reported, and posts that are over. */
const inCustody = new Set(['found 7', 'found 16', 'found 18'])
const reported = new Set(['found 9'])
const ended: Readonly<Record<string, 'returned' | 'closed' | 'expired'>> = {
  'found 19': 'returned',
  'found 20': 'returned',
  'found 21': 'closed',
  'lost 15': 'returned',
  'lost 16': 'closed',
  'lost 17': 'expired',
}

const hoursBetween = 30
const expiredHours = 35 * 24

const postedAt = (today: Date, key: string, index: number) => ago(today, ended[key] === 'expired' ? expiredHours : 5 + index * hoursBetween)

const numberOf = (index: number, offset: number) => String(100_100 + index * 7 + offset)

const itemId = (key: string, at: Date) => idAt('lost item', key, at)

/** Where a message about the student's card leads. */
export const foundCardId = (today: Date) => itemId('found 0', postedAt(today, 'found 0', 0))

const placeNames = (code: string) => buildings.find((building) => building.code === code)?.name ?? []

type Item = NewRow<'lost_item'> & { readonly id: string; readonly created_at: Date }

const itemRow = (thing: LostThing, index: number, today: Date, secretBox: SecretBox): Item => {
  const key = `${thing.side} ${index}`
  const at = postedAt(today, key, index)
  const state = ended[key] ?? 'open'
  const owner = thing.side === 'found' && thing.kind === 'card' ? cardOwners[index] : undefined
  const facts = thing.side === 'found' && thing.kind === 'card' ? { number: owner ?? '', name: owner ? '' : '陈安' } : undefined
  return {
    id: itemId(key, at),
    school_id: demoUniversity.id,
    person_id: personId(authors[key] ?? numberOf(index, thing.side === 'found' ? 0 : 3)),
    side: thing.side,
    kind: thing.kind,
    title: thing.title,
    description: descriptionOf(thing, index),
    place_id: idOf('place', thing.place),
    place_text: thing.placeText,
    happened_at: ago(at, 2),
    question: thing.question,
    search_text: searchTextOf(thing, placeNames(thing.place)),
    card_encrypted: facts ? secretBox.encrypt(JSON.stringify(facts), cardPlace) : null,
    owner_id: owner === undefined ? null : personId(owner),
    state,
    ...(inCustody.has(key) && { custody_place: custodyPlace, custody_by: personId('T0002'), custody_at: ago(at, -3) }),
    expires_at: ago(at, -24 * postDays),
    ended_at: state === 'open' ? null : ago(at, state === 'expired' ? -30 * 24 : -20),
    created_at: at,
  }
}

interface Claimed {
  readonly item: string
  readonly by: string
  readonly state: Column<'lost_claim', 'state'>
}

/** Some wait for an answer, some are about to meet, some came to an end. */
const claims: readonly Claimed[] = [
  { item: 'found 1', by: '100001', state: 'accepted' },
  { item: 'found 2', by: '100305', state: 'waiting' },
  { item: 'found 2', by: '100312', state: 'waiting' },
  { item: 'found 3', by: '100319', state: 'declined' },
  { item: 'found 7', by: '100326', state: 'waiting' },
  { item: 'found 16', by: '100333', state: 'accepted' },
  { item: 'found 19', by: '100340', state: 'handed_over' },
  { item: 'found 20', by: '100347', state: 'handed_over' },
  { item: 'found 21', by: '100354', state: 'ended' },
  { item: 'lost 0', by: '100361', state: 'waiting' },
  { item: 'lost 15', by: '100368', state: 'handed_over' },
]

const claimRow = ({ item, by, state }: Claimed, index: number, items: ReadonlyMap<string, Item>, today: Date): NewRow<'lost_claim'> => {
  const on = items.get(item)
  const at = ago(on?.created_at ?? today, -2)
  const isAgreed = state === 'accepted' || state === 'handed_over'
  return {
    id: idAt('lost claim', `${item} ${by}`, at),
    school_id: demoUniversity.id,
    item_id: on?.id ?? '',
    person_id: personId(by),
    answer: claimAnswers[index % claimAnswers.length] ?? '',
    state,
    ...(isAgreed && { meet_place: inCustody.has(item) ? custodyPlace : (meetingPlaces[index % meetingPlaces.length] ?? '') }),
    ...((isAgreed || state === 'declined') && { answered_at: ago(at, -1) }),
    ...(state === 'handed_over' && { handed_over_at: ago(at, -18) }),
    created_at: at,
  }
}

/** What was lost and found in the last weeks. */
export const lostFoundRows = (secretBox: SecretBox, today: Date) => {
  const all = [foundThings, lostThings].flatMap((things) =>
    things.map((thing, index) => [`${thing.side} ${index}`, itemRow(thing, index, today, secretBox)] as const),
  )
  const items: ReadonlyMap<string, Item> = new Map(all)
  const returnedTo = (key: string) => {
    const claim = claims.find(({ item, state }) => item === key && state === 'handed_over')
    if (!claim) return null
    return key.startsWith('found') ? personId(claim.by) : (items.get(key)?.person_id ?? null)
  }
  return {
    items: all.map(([key, row]) => ({ ...row, returned_to: returnedTo(key) })),
    claims: claims.map((claim, index) => claimRow(claim, index, items, today)),
    reports: [...reported].flatMap((key) =>
      ['100402', '100409'].map((by) => ({
        item_id: items.get(key)?.id ?? '',
        person_id: personId(by),
        school_id: demoUniversity.id,
        reason: 'untrue' as const,
        notes: '',
        created_at: ago(today, 4),
      })),
    ),
  }
}
