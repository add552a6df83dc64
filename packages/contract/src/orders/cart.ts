import { z } from 'zod'
import { call } from '../call.ts'
import { ApplicationChoices, maxCopies } from '../certificates/application-choices.ts'
import { applyRefusals } from '../certificates/applications.ts'
import { DocumentWay, HeadingRule } from '../documents/template-choices.ts'
import { Id, Instant } from '../fields.ts'
import { Titled } from '../school/schools.ts'

/** How a price comes about, one step a line. */
export const PriceStep = z.object({
  /** `rule`: how it is charged; `free`: free copies that are used; `price`: what the others cost. */
  kind: z.enum(['rule', 'free', 'price']),
  text: z.string(),
  amount: z.number().int(),
})

const PricedItem = Titled.extend({
  id: Id,
  templateId: Id,
  type: z.string(),
  way: DocumentWay,
  quantity: z.number().int(),
  freeCopies: z.number().int(),
  unitPrice: z.number().int(),
  amount: z.number().int(),
  steps: z.array(PriceStep),
})

const CartItem = PricedItem.extend({
  needsApproval: z.boolean(),
  heading: z.string(),
  email: z.string(),
  courses: z.number().int(),
  delegateName: z.string(),
  mostQuantity: z.number().int(),
  /** Why it cannot be checked out now; the text names what helps. */
  hindrance: z.object({ word: z.string(), text: z.string() }).nullable(),
  /** The last time: copies that are added again count, a change of the number in the cart does not. */
  addedAt: Instant,
})
export type CartItem = z.infer<typeof CartItem>

export const maxCartItems = 50

export const cart = call({
  method: 'GET',
  path: '/tcyApi/getShoppingCartInfo',
  who: 'user',
  summary: 'My cart: items issued at once and items that need approval are separate, because they are applied for separately.',
  output: z.object({ direct: z.array(CartItem), approval: z.array(CartItem), count: z.number().int() }),
})

export const addToCart = call({
  method: 'POST',
  path: '/tcyApi/addShoppingCart',
  who: 'user',
  summary: 'Add a certificate with its options to my cart; the same choice again adds copies where several are allowed.',
  body: ApplicationChoices,
  output: z.object({ id: Id, count: z.number().int() }),
  refusals: [...applyRefusals, 'cart_full', 'already_in_cart'],
  idempotency: 'accepted',
})

const ById = z.object({ id: Id })

export const dropFromCart = call({
  method: 'POST',
  path: '/tcyApi/delShoppingCart/{id}',
  who: 'user',
  summary: 'Remove one item from my cart; succeeds also when it is not there.',
  params: ById,
  output: z.object({ count: z.number().int() }),
})

/** Checkout and removal need a selection. */
export const CartSelection = z.array(Id).min(1, 'nothing_selected').max(maxCartItems)

export const dropSelected = call({
  method: 'POST',
  path: '/my/cart/remove',
  who: 'user',
  summary: 'Remove the selected items from my cart.',
  body: z.object({ ids: CartSelection }),
  output: z.object({ count: z.number().int() }),
})

export const dropTemplateFromCart = call({
  method: 'POST',
  path: '/userCms/delShoppingCartByTemplateId/{id}',
  who: 'user',
  summary: 'Remove all items of one certificate from my cart.',
  params: ById,
  output: z.object({ count: z.number().int() }),
})

export const editQuantity = call({
  method: 'POST',
  path: '/tcyApi/editQuantity',
  who: 'user',
  summary: 'Change the copies of an item in my cart; an electronic file has one.',
  body: z.object({ id: Id, quantity: z.number().int().min(1).max(maxCopies, 'too_many_copies') }),
  output: CartItem,
  refusals: ['one_copy_only'],
})

export const cartCount = call({
  method: 'GET',
  path: '/ecOrderApi/getShoppingCartCount',
  who: 'user',
  summary: 'The number of items in my cart.',
  output: z.object({ count: z.number().int() }),
})

export const secondMenuFields = call({
  method: 'POST',
  path: '/userCms/getSecondMenuField',
  who: 'user',
  summary: 'The form fields of a certificate for a delivery method: whether each is required, and its known value.',
  body: z.object({ templateId: Id, way: DocumentWay }),
  output: z.object({
    heading: HeadingRule,
    fields: z.array(
      z.object({
        name: z.enum([
          'recordId',
          'heading',
          'academicYears',
          'scoreIds',
          'signatureFileId',
          'copies',
          'titleZh',
          'titleEn',
          'email',
          'ccEmails',
          'delegateNumber',
        ]),
        label: z.string(),
        isRequired: z.boolean(),
        known: z.string(),
      }),
    ),
  }),
  refusals: ['template_unknown', 'template_disabled', 'way_not_offered'],
})

export const checkTemplateFile = call({
  method: 'POST',
  path: '/ecOrderApi/checkTemplateFile',
  who: 'user',
  summary: 'Check before checkout whether each selected item is available now.',
  body: z.object({ ids: CartSelection }),
  output: z.array(z.object({ id: Id, hindrance: z.object({ word: z.string(), text: z.string() }).nullable() })),
})

/** The quote of a checkout. */
export const Quote = z.object({
  items: z.array(PricedItem),
  total: z.number().int(),
  freeBeans: z.number().int(),
  printBeans: z.number().int(),
  /** What the wallet would pay, free beans first, and what is left for a provider. */
  fromFree: z.number().int(),
  fromPrint: z.number().int(),
  rest: z.number().int(),
  needsApproval: z.boolean(),
})

export const quoteCart = call({
  method: 'POST',
  path: '/my/cart/quote',
  who: 'user',
  summary: 'Quote for a checkout of my selection, line by line; free copies are counted across the lines.',
  body: z.object({ ids: CartSelection }),
  output: Quote,
  refusals: ['mixed_cart', 'cart_changed'],
})
