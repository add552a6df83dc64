import { path } from './path.ts'

/** Cart, orders and paying. */
export const ordersPaths = {
  cart: path('/pages/electronic/shoppingCart/shoppingCart'),
  /** `ids` are the chosen items, separated by commas. */
  settlement: path<{ ids: string }>('/pages/electronic/shoppingCart/cartSettlement'),
  /** Of chosen items or of one order. */
  priceExplained: path<{ ids?: string; orderId?: string }>('/pages/electronic/shoppingCart/showPriceDesc'),
  orders: path<{ state?: string; month?: string; id?: string }>('/pages/electronic/shoppingCart/myOrder'),
  order: path<{ id: string; paymentId?: string }>('/pages/electronic/shoppingCart/orderDetail'),
  files: path<{ id: string; documentId?: string }>('/pages/electronic/shoppingCart/fileBrowse'),
}

/** Beans and bills. */
export const walletPaths = {
  wallet: path('/pages/sys/user/wallet'),
  prints: path<{ state?: string }>('/pages/sys/user/my_order'),
  bills: path<{ tab?: string; month?: string; kind?: string; id?: string }>('/pages/sys/user/balance-details'),
  withdrawal: path('/pages/sys/user/withdrawal'),
  recharge: path<{ paymentId?: string }>('/pages/sys/user/recharge'),
}

/** Payment appeals and requests for free copies; `id` opens one. */
export const appealsPaths = {
  payGrievances: path<{ state?: string; id?: string }>('/pages/electronic/payGrievance'),
  newPayGrievance: path<{ orderId?: string }>('/pages/electronic/addPayGrievance'),
  freeCopies: path<{ state?: string; id?: string }>('/pages/electronic/freeCopiesApply'),
  newFreeCopies: path<{ templateId?: string }>('/pages/electronic/addFreeCopiesApply'),
}
