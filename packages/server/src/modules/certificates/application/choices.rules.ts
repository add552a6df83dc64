import { ApplicationChoices } from '@campus/contract/certificates/application-choices.ts'
import type { LineRequest } from '../../orders/product.ts'

const inOrder = (items: readonly string[]) => [...new Set(items)].toSorted()

/** A choice as orders keep it: how many is theirs to change, and the same choice reads the same however it was given. */
export const lineRequestFor = ({ templateId, copies, ...choices }: ApplicationChoices): LineRequest => ({
  kind: 'certificate',
  productId: templateId,
  quantity: copies,
  choices: {
    ...choices,
    academicYears: inOrder(choices.academicYears),
    scoreIds: inOrder(choices.scoreIds),
    ccEmails: inOrder(choices.ccEmails),
  },
})

export const choicesIn = ({ productId, quantity, choices }: LineRequest): ApplicationChoices =>
  ApplicationChoices.parse({ ...choices, templateId: productId, copies: quantity })
