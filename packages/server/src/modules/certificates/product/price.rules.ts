import { maxCopies } from '@campus/contract/certificates/application-choices.ts'
import type { TemplateRules } from '@campus/contract/documents/console/templates.ts'
import type { DocumentWay } from '@campus/contract/documents/template-choices.ts'
import type { Price } from '../../orders/product.ts'

/** A file has one copy, paper any number. */
export const mostQuantity = (way: DocumentWay) => (way === 'paper' ? maxCopies : 1)

/** A certificate and its price, given the number of free copies and the price of the others. */
export const priceOf = (rules: TemplateRules, way: DocumentWay, { freeCopies, price }: { freeCopies: number; price: number }): Price => ({
  name: rules.name,
  nameEn: rules.nameEn,
  nameTw: rules.nameTw,
  way,
  needsApproval: rules.needsApproval,
  charge: rules.charge,
  unitPrice: rules.charge === 'none' ? 0 : rules.price,
  freeCopies,
  amount: price,
})
