import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { postLostItem } from '@campus/contract/lostfound/items.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { requireOwnPictures } from '../../files/file.service.ts'
import { limitPerDay } from '../limits.ts'
import { notifyCardOwner } from '../lost-messages.ts'
import { encryptCard, findCardOwner } from './card-owner.service.ts'
import { findPlaceNames, insertItem } from './item.repository.ts'
import { expiryOf } from './item.rules.ts'
import { searchTextOf } from './search-text.ts'
import { tellSimilar } from './similar.service.ts'

type Given = InputOf<typeof postLostItem>

const postsADay = 10
/** Clocks of phones differ. */
const toleranceSeconds = 300

const requirePlace = async (ctx: CallerCtx, id: string | null): Promise<string[]> => {
  if (!id) return []
  const place = await findPlaceNames(ctx.sql, ctx.caller.schoolId, id)
  if (!place) throw refuse('bad_input', { fields: { placeId: say(fieldTexts.wrong, ctx.language) } })
  return [place.name, place.name_en, place.name_tw]
}

/** What a card says, sealed for the office, and its owner where the school knows them; nobody finds their own card. */
const cardColumns = async (ctx: CallerCtx, { kind, side, cardNumber: number, cardName: name }: Given) => {
  if (kind !== 'card' || side !== 'found') return { card_encrypted: null, owner_id: null }
  const ownerId = await findCardOwner(ctx, ctx.caller.schoolId, { number, name })
  return { card_encrypted: encryptCard(ctx, { number, name }), owner_id: ownerId === ctx.caller.personId ? null : (ownerId ?? null) }
}

export const post = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof postLostItem>> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    const now = ctx.now()
    if (new Date(given.happenedAt) > later(now, toleranceSeconds))
      throw refuse('bad_input', { fields: { happenedAt: say(fieldTexts.not_future, ctx.language) } })
    const placeNames = await requirePlace(ctx, given.placeId)
    await requireOwnPictures(ctx, given.photos)
    await limitPerDay(ctx, 'lost-item', postsADay)
    const item = await insertItem(ctx.sql, {
      school_id: schoolId,
      person_id: personId,
      side: given.side,
      kind: given.kind,
      title: given.title,
      description: given.description,
      place_id: given.placeId,
      place_text: given.placeText,
      happened_at: new Date(given.happenedAt),
      question: given.question,
      image_ids: given.photos,
      search_text: searchTextOf(given, placeNames),
      ...(await cardColumns(ctx, given)),
      expires_at: expiryOf(now),
      created_at: now,
    })
    if (item.owner_id) await notifyCardOwner(ctx, item, item.owner_id)
    await tellSimilar(ctx, item)
    return { id: item.id }
  })
