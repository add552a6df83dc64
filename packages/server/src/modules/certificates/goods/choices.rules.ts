import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { Wish } from '../../orders/goods.ts'

const inOrder = (items: readonly string[]) => [...new Set(items)].toSorted()

/** A choice as orders keep it: how many is theirs to change, and the same choice reads the same however it was given. */
export const wishFor = ({ templateId, copies, ...choices }: ApplicationChoices): Wish => ({
  kind: 'certificate',
  goodsId: templateId,
  quantity: copies,
  choices: {
    ...choices,
    academicYears: inOrder(choices.academicYears),
    scoreIds: inOrder(choices.scoreIds),
    ccEmails: inOrder(choices.ccEmails),
  },
})

export const choicesIn = ({ goodsId, quantity, choices }: Wish): ApplicationChoices =>
  ApplicationChoices.parse({ ...choices, templateId: goodsId, copies: quantity })
