import type { Readable } from 'node:stream'
import type { DeliveryState } from '@campus/contract/certificates/application-states.ts'
import type { ChargeMode, DocumentWay } from '@campus/contract/documents/template-choices.ts'
import type { CartItem } from '@campus/contract/orders/cart.ts'
import type { CallerCtx, Ctx } from '../../context/context.ts'

export type ProductKind = 'certificate' | 'print'

interface Titles {
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

/** Something that somebody wants, as it was chosen. The choices are read by those alone who sell it. */
export interface LineRequest {
  readonly kind: ProductKind
  readonly productId: string
  readonly choices: object
  readonly quantity: number
}

/** What somebody wants to buy: becomes a line of an order. */
export interface RequestedLine {
  readonly lineId: string
  readonly lineRequest: LineRequest
}

interface Repriced {
  readonly freeCopies: number
  readonly amount: number
}

/** A product with its current price. */
export interface Price extends Titles {
  readonly way: DocumentWay
  readonly needsApproval: boolean
  readonly charge: ChargeMode
  readonly unitPrice: number
  readonly freeCopies: number
  readonly amount: number
}

/** An item in the cart for its owner; free copies are counted across the items in their order. */
export type Quote = Price & Pick<CartItem, 'type' | 'heading' | 'email' | 'courses' | 'delegateName' | 'mostQuantity' | 'hindrance'>

/** A line of an order, as those who deliver it see it. */
export interface LineDescription {
  /** Its subject: an application, or a print task. */
  readonly applicationId: string | null
  readonly printTaskId: string | null
  readonly templateId: string | null
  readonly documentId: string | null
  readonly delivery: DeliveryState
  readonly reason: string
  readonly validUntil: Date | null
  readonly email: string
}

/** Why nothing comes of a line. */
export type GivingUp = 'closed' | 'withdrawn' | 'rejected' | 'refunded'

/** What orders need from each product; products depend on orders, so they provide it. */
export interface Product {
  /** Reads a choice as it was given and refuses what is unavailable: `mostQuantity` is 1 for single-copy products. */
  readonly toLineRequest: (ctx: CallerCtx, given: object) => Promise<LineRequest & { readonly mostQuantity: number }>
  readonly quote: (ctx: CallerCtx, lineRequests: readonly LineRequest[]) => Promise<Quote[]>
  /** In the transaction of a checkout: counts the uses under `line:<lineId>` and returns the prices in the same order. Throws refusals. */
  readonly reserve: (ctx: CallerCtx, wanted: readonly RequestedLine[]) => Promise<readonly Price[]>
  /** In the same transaction, when order and lines are written: writes what is to be delivered, and returns the ids in the same order. */
  readonly enter: (ctx: CallerCtx, wanted: readonly RequestedLine[], orderId: string) => Promise<readonly string[]>
  /** In a transaction that holds the order, accounts before it: what lines that nobody has paid yet cost now; nothing where prices stay. */
  readonly reprice: (ctx: Ctx, personId: string, lineIds: readonly string[]) => Promise<ReadonlyMap<string, Repriced>>
  /** In the transaction in which an order was paid: what was paid for each line, and by which payment if money came. */
  readonly notePaid: (ctx: Ctx, lines: readonly { readonly id: string; readonly amount: number }[], paymentId?: string) => Promise<void>
  /** Refuses where what was paid for these lines also pays for something else that was delivered. */
  readonly requireRefundable: (ctx: Ctx, personId: string, lineIds: readonly string[]) => Promise<void>
  /** In the transaction in which an order became payable: nobody has to decide any more. */
  readonly payable: (ctx: Ctx, lineIds: readonly string[]) => Promise<void>
  /** In the transaction in which an order was paid (or cost nothing): begins to deliver. What has not to be made is done by that. */
  readonly release: (ctx: Ctx, lineIds: readonly string[]) => Promise<'making' | 'done'>
  /** In the transaction in which lines end: what was counted goes back, what was delivered ends. */
  readonly giveUp: (ctx: Ctx, lineIds: readonly string[], why: GivingUp, reason: string) => Promise<void>
  /**
   * Retries failed lines, and resumes stalled ones (a line in `making` or `to_send` whose work was lost); moves the lines
   * itself and returns how many there were.
   */
  readonly retry: (ctx: Ctx, lineIds: readonly string[]) => Promise<number>
  readonly describe: (ctx: Ctx, lineIds: readonly string[]) => Promise<ReadonlyMap<string, LineDescription>>
  /** The files of lines that are there. */
  readonly files: (
    ctx: Ctx,
    lineIds: readonly string[],
  ) => Promise<readonly { readonly name: string; readonly open: () => Promise<Readable> }[]>
}

export type Products = Readonly<Record<ProductKind, Product>>
