import { LostItemGiven } from '@campus/contract/lostfound/items.ts'
import { type LostSide, lostKinds, lostSides } from '@campus/contract/lostfound/kinds.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { z } from 'zod'

const wordless = { title: '', description: '', question: '', photos: [] }
const noCard = { cardNumber: '', cardName: '' }

/** The form as it is filled in. What was typed before another kind was chosen is not sent. */
export const PostTyped = z
  .object({
    side: z.enum(lostSides),
    kind: z.enum(lostKinds),
    title: z.string(),
    description: z.string(),
    placeId: z.string(),
    placeText: z.string(),
    happenedAt: z.string().min(1, 'required'),
    question: z.string(),
    cardNumber: z.string(),
    cardName: z.string(),
    photos: z.array(z.string()),
  })
  .transform(
    (typed): z.input<typeof LostItemGiven> => ({
      ...typed,
      placeId: typed.placeId || null,
      happenedAt: toInstant(typed.happenedAt) ?? '',
      ...(typed.kind === 'card' && wordless),
      ...((typed.kind !== 'card' || typed.side === 'lost') && noCard),
    }),
  )
  .pipe(LostItemGiven)

export type PostForm = FormOf<z.input<typeof PostTyped>, z.output<typeof PostTyped>>

export const startWith = (side: LostSide, now: number): z.input<typeof PostTyped> => ({
  side,
  kind: 'card',
  ...wordless,
  ...noCard,
  photos: [],
  placeId: '',
  placeText: '',
  happenedAt: toLocalTime(now),
})
